import type { OrderType } from './states.ts'
import type { Grants, Scope } from '../permissions.ts'

/** The fields of an order that decide who may see it. */
export interface OrderOwnership {
  type_order: OrderType
  seller_id: number
  auxiliary_user_id: number | null
}

interface Reader {
  id: number
  grants: Grants
}

/** Which scopes allow reading: orders of sellers are a module of their own. */
export function readingScopes(grants: Grants, isSellerOrder: boolean): Scope[] {
  const scopes = isSellerOrder ? [grants['read seller order']] : [grants['read sales'], grants['read orders']]
  return scopes.filter((scope) => scope !== undefined)
}

export const isWide = (scopes: readonly Scope[]): boolean => scopes.some((scope) => scope === 'all')

const widths = ({ grants }: Reader) =>
  [false, true].map((isSellerOrder) => isWide(readingScopes(grants, isSellerOrder)))

/** Whether every order is visible. */
export const seesEveryOrder = (reader: Reader): boolean => widths(reader).every(Boolean)

/** Whether the user may read others' orders, on one track at least. */
export const seesOrdersOfOthers = (reader: Reader): boolean => widths(reader).some(Boolean)

function reaches(scope: Scope, order: OrderOwnership, reader: Reader): boolean {
  if (scope === 'all') return true
  if (scope === 'assigned') return order.auxiliary_user_id === reader.id
  return order.seller_id === reader.id
}

/** Whether this user may see this order. The same rule serves lists, details, files, rooms and notifications. */
export function maySeeOrder(order: OrderOwnership, reader: Reader): boolean {
  return readingScopes(reader.grants, order.type_order === 'seller').some((scope) =>
    reaches(scope, order, reader),
  )
}
