import { listSellers } from '@deportivo/contracts/auth/sign-in'
import { listStores } from '@deportivo/contracts/catalogue/lists'
import { LOOKUP_ROWS } from '@deportivo/contracts/list-route'
import { listReserved } from '@deportivo/contracts/orders/reserved'
import { isOfSeller, ORDER_TYPES } from '@deportivo/lifecycle/order/kinds'
import { useMemo } from 'react'
import { useTexts } from '../../../shared/language/texts.tsx'
import { defineList } from '../../../shared/list/definition/definition.ts'
import type { Choices } from '../../../shared/list/query/use-list-screen.ts'
import { useList } from '../../../shared/net/use-list.ts'
import { optionsOf } from '../../../shared/ui/controls/filter-select.tsx'
import { orderUrl } from '../list/order-url.ts'
import { RESERVED_COLUMNS } from './reserved-columns.tsx'

/** Reserved orders, the longest reserved first. */
export const RESERVED_LISTING = defineList('reserved', listReserved, {
  title: 'menu.reserved',
  columns: RESERVED_COLUMNS,
  filters: {
    seller: { label: 'order.seller' },
    store: { label: 'products.store' },
    type: { label: 'order.type' },
  },
  search: { label: 'orders.search', placeholder: 'orders.search_placeholder' },
  rowKey: ({ id }) => id,
  rowName: ({ id, client_name }) => `#${id} ${client_name}`,
  rowUrl: orderUrl,
  perPage: 15,
  none: { title: 'reserved.none', text: 'reserved.none_text' },
  noneMatch: 'orders.none_match',
})

/** Those of which the promise ended. */
export const OVERDUE_LISTING: typeof RESERVED_LISTING = {
  ...RESERVED_LISTING,
  none: { title: 'reserved.none_overdue' },
}

const ALL = { query: { top: LOOKUP_ROWS } }
const CACHED = { isCached: true }

/** A seller's own order is reserved in another way: by a state of its track, from its first line on. */
const TYPES = ORDER_TYPES.filter((type_order) => !isOfSeller({ type_order }))

/** What reserved orders are narrowed to, by name. */
export function useReservedChoices(): Choices {
  const t = useTexts()
  const sellers = useList(listSellers, ALL, CACHED).rows
  const stores = useList(listStores, ALL, CACHED).rows
  return useMemo(
    () => ({
      seller: optionsOf(sellers),
      store: optionsOf(stores),
      type: TYPES.map((value) => ({ value, label: t(`order.type.${value}`) })),
    }),
    [t, sellers, stores],
  )
}
