import { brands, returnReasons } from '@deportivo/contracts/catalogue/lists'
import { LOOKUP_ROWS } from '@deportivo/contracts/list-route'
import { listReturns, RETURN_TYPES } from '@deportivo/contracts/returns/returns'
import { PROFILE_IDS } from '@deportivo/lifecycle/profiles'
import { useMemo } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import type { Choices } from '../../../shared/list/query/use-list-screen.ts'
import { useUrlState } from '../../../shared/navigation/url-state.ts'
import { useFound } from '../../../shared/net/use-found.ts'
import { useList } from '../../../shared/net/use-list.ts'

const NAMED = ['seller', 'product', 'client'] as const
const ALL = { query: { top: LOOKUP_ROWS } }

const choicesOf = (rows: readonly { id: number; name: string }[] | undefined) =>
  (rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }))

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
  const reasons = useList(returnReasons.list, ALL, { isCached: true }).rows
  const marks = useList(brands.list, ALL, { isCached: true }).rows
  return useMemo(
    () => ({
      ...named,
      type: RETURN_TYPES.map((type) => ({ value: type, label: t(`returns.type_${type}`) })),
      reason: choicesOf(reasons),
      brand: choicesOf(marks),
      profile: PROFILE_IDS.map((id) => ({ value: id, label: t(`profile.${id}`) })),
    }),
    [t, named, reasons, marks],
  )
}
