import type { Permission } from '../permissions.ts'
import type { OrderState } from './states.ts'

/** All properties of the kinds of orders, by type. No other place compares types. */
export interface OrderKindRow {
  /** Where it goes once it is built: to dispatch, over the counter of a warehouse, or through a seller's hands. */
  track: 'dispatch' | 'counter' | 'seller'
  first_state: OrderState
  /** The permissions to create such an order, and to change its contents while it is open. */
  creates: Permission
  edits: Permission
}

// One row a kind.
// prettier-ignore
export const ORDER_KINDS = {
  online: { track: 'dispatch', first_state: 'pre_orden', creates: 'create sales online', edits: 'update sales' },
  local: { track: 'counter', first_state: 'pre_orden', creates: 'create sales local', edits: 'update sales' },
  seller: { track: 'seller', first_state: 'reserved_by_seller', creates: 'create sales', edits: 'own seller order' },
} as const satisfies Record<string, OrderKindRow>

export type OrderType = keyof typeof ORDER_KINDS

export const ORDER_TYPES = Object.keys(ORDER_KINDS) as OrderType[]

/** What the type of an order means. */
export const orderKind = ({ type_order }: { type_order: OrderType }): OrderKindRow => ORDER_KINDS[type_order]

/** Handled by a seller until it is finalized: a module of its own, with its own screens and permissions. */
export const isOfSeller = (order: { type_order: OrderType }): boolean => orderKind(order).track === 'seller'
