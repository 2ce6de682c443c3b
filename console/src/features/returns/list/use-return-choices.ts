import { listSellers } from '@deportivo/contracts/auth/sign-in'
import { brands, listCategories, listStores, returnReasons } from '@deportivo/contracts/catalogue/lists'
import { LOOKUP_ROWS } from '@deportivo/contracts/list-route'
import { listReturns, RETURN_TYPES } from '@deportivo/contracts/returns/returns'
import { PROFILE_IDS } from '@deportivo/lifecycle/profiles'
import { useMemo } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { Choices } from '../../../shared/list/query/use-list-screen.ts'
import { useUrlState } from '../../../shared/navigation/url-state.ts'
import { useFound } from '../../../shared/net/use-found.ts'
import { useList } from '../../../shared/net/use-list.ts'
import { optionsOf, type Option } from '../../../shared/ui/controls/filter-select.tsx'

const NAMED = ['seller', 'product', 'client'] as const
const ALL = { query: { top: LOOKUP_ROWS } }
const CACHED = { isCached: true }

/** A person who sells no more is named by their cases alone. */
const isNoneOf =
  (rows: readonly { id: number }[] | undefined) =>
  ({ value }: Option) =>
    !rows?.some(({ id }) => String(id) === value)

/** What the address names by id, by the name that one of its cases gives it. */
function useNamed() {
  const [named] = useUrlState(NAMED)
  const filter = NAMED.flatMap((name) => (named[name] === undefined ? [] : [`${name}_id:${named[name]}`]))
  const { data } = useFound(
    listReturns,
    filter.length === 0 ? null : { query: { filter: filter.join(','), top: 1 } },
  )
  const one = data?.[0]
  return useMemo(() => {
    const choice = (value: string | undefined, label: string | undefined) =>
      value === undefined || label === undefined ? [] : [{ value, label }]
    return {
      seller: choice(named.seller, one?.seller_name),
      client: choice(named.client, one?.client_name),
      product: choice(named.product, one?.sale_product.product_name),
    }
  }, [named, one])
}

/** What return cases are narrowed to, by name. */
export function useReturnChoices(): Choices {
  const t = useTexts()
  const named = useNamed()
  const reasons = useList(returnReasons.list, ALL, CACHED).rows
  const marks = useList(brands.list, ALL, CACHED).rows
  const sellers = useList(listSellers, ALL, CACHED).rows
  const stores = useList(listStores, ALL, CACHED).rows
  const categories = useList(listCategories, ALL, CACHED).rows
  return useMemo(
    () => ({
      ...named,
      type: RETURN_TYPES.map((type) => ({ value: type, label: t(`returns.type_${type}`) })),
      reason: optionsOf(reasons),
      seller: [...optionsOf(sellers), ...named.seller.filter(isNoneOf(sellers))],
      store: optionsOf(stores),
      sold_store: optionsOf(stores),
      category: optionsOf(categories),
      brand: optionsOf(marks),
      profile: PROFILE_IDS.map((id) => ({ value: id, label: t(`profile.${id}`) })),
    }),
    [t, named, reasons, marks, sellers, stores, categories],
  )
}
