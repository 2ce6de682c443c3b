import { ORDER_STATES, ORDER_TYPES } from '@deportivo/lifecycle/order-states'
import type { UrlState } from '../../shared/url-state.ts'
import { filterText } from '../../shared/url-state.ts'

export const ORDER_FILTERS = ['search', 'state', 'type', 'page'] as const
export const ORDER_PAGE = ['page'] as const
export type OrderFilterState = UrlState<(typeof ORDER_FILTERS)[number]>

/** The specification's page of the order list. */
export const ORDERS_PER_PAGE = 6

export const NO_ORDER_FILTERS: OrderFilterState = { search: undefined, state: undefined, type: undefined }

const known = <T extends string>(values: readonly T[], value: string | undefined) =>
  values.find((one) => one === value)

/** The question of the list for the filters of the address; unknown values in it are left out. */
export function orderQuery(state: OrderFilterState, fixed: { seller_id?: number } = {}) {
  const filter = filterText({
    state_id: known(ORDER_STATES, state.state),
    type_order: known(ORDER_TYPES, state.type),
    ...fixed,
  })
  return {
    top: ORDERS_PER_PAGE,
    page: Number(state.page ?? 1) || 1,
    ...(state.search ? { search: state.search } : {}),
    ...(filter ? { filter } : {}),
  }
}
