import { brands, listCategories, listStores } from '@deportivo/contracts/catalogue/lists'
import { LOOKUP_ROWS } from '@deportivo/contracts/list-route'
import { listOrders } from '@deportivo/contracts/orders/orders'
import { CLIENT_TYPE_KEYS } from '@deportivo/lifecycle/client-types'
import { ORDER_TYPES } from '@deportivo/lifecycle/order/kinds'
import { ORDER_STATES } from '@deportivo/lifecycle/order/states'
import { PAYMENT_METHODS } from '@deportivo/lifecycle/payment-methods'
import { PROFILE_IDS } from '@deportivo/lifecycle/profiles'
import { departmentOf } from '@deportivo/lifecycle/places'
import { useMemo } from 'react'
import { usePlaces } from '../../../entities/place/use-places.ts'
import type { Choices } from '../../../shared/list/query/use-list-screen.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { optionsOf } from '../../../shared/ui/controls/filter-select.tsx'
import { useUrlState } from '../../../shared/navigation/url-state.ts'
import { useFound } from '../../../shared/net/use-found.ts'
import { useList } from '../../../shared/net/use-list.ts'

const NAMED = ['seller', 'client'] as const

/** The seller and the client in the address by name, as one of their orders gives it: not everyone may list these. */
function useNamed() {
  const [{ seller, client }] = useUrlState(NAMED)
  const filter = [seller && `seller_id:${seller}`, client && `client_id:${client}`].filter(Boolean).join(',')
  const { data } = useFound(listOrders, filter === '' ? null : { query: { filter, top: 1 } })
  const one = data?.[0]
  return useMemo(
    () => ({
      seller: seller !== undefined && one ? [{ value: seller, label: one.seller_name }] : [],
      client: client !== undefined && one ? [{ value: client, label: one.client_name }] : [],
    }),
    [seller, client, one],
  )
}

/** 0: paid in several ways. */
const PAYMENTS = [...PAYMENT_METHODS.map(({ id }) => id), 0] as const

const PLACE = ['department', 'city'] as const

/** Departments, and the municipalities of the one in the address; a municipality names its department by its code. */
function usePlaceChoices(): Choices {
  const [{ department, city }] = useUrlState(PLACE)
  const { departments, cities } = usePlaces(department ? Number(department) : departmentOf(Number(city ?? 0)))
  return useMemo(
    () => ({ department: optionsOf(departments), city: optionsOf(cities) }),
    [departments, cities],
  )
}

const ALL = { query: { top: LOOKUP_ROWS } }
const CACHED = { isCached: true }

function useCatalogueChoices(): Choices {
  const store = useList(listStores, ALL, CACHED).rows
  const category = useList(listCategories, ALL, CACHED).rows
  const brand = useList(brands.list, ALL, CACHED).rows
  return useMemo(
    () => ({ store: optionsOf(store), category: optionsOf(category), brand: optionsOf(brand) }),
    [store, category, brand],
  )
}

export function useOrderChoices(): Choices {
  const t = useTexts()
  const named = useNamed()
  const catalogue = useCatalogueChoices()
  const places = usePlaceChoices()
  return useMemo(
    () => ({
      state: ORDER_STATES.map((value) => ({ value, label: t(`order.state.${value}`) })),
      type: ORDER_TYPES.map((value) => ({ value, label: t(`order.type.${value}`) })),
      payment: PAYMENTS.map((value) => ({ value: String(value), label: t(`payment.method.${value}`) })),
      profile: PROFILE_IDS.map((value) => ({ value, label: t(`profile.${value}`) })),
      client_type: CLIENT_TYPE_KEYS.map((value) => ({ value, label: t(`reports.client_type.${value}`) })),
      ...named,
      ...catalogue,
      ...places,
    }),
    [t, named, catalogue, places],
  )
}
