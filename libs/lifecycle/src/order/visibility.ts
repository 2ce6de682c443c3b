import type { Asker } from '../machine.ts'
import type { Grants, Scope } from '../permissions.ts'
import { isOfSeller, type OrderType } from './kinds.ts'
import { findStateRow, type OrderState } from './states.ts'
import { ORDER_STEPS } from './steps.ts'

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

/** Whether a scope reaches this order for this user, by the people of the order. */
export function reachesByPeople(
  scope: Scope,
  order: Pick<OrderOwnership, 'seller_id' | 'auxiliary_user_id'>,
  userId: number,
): boolean {
  if (scope === 'all') return true
  return (scope === 'assigned' ? order.auxiliary_user_id : order.seller_id) === userId
}

/** Whether this user may see this order. The same rule serves lists, details, files, rooms and notifications. */
export function maySeeOrder(order: OrderOwnership, reader: Reader): boolean {
  return readingScopes(reader.grants, isOfSeller(order)).some((scope) =>
    reachesByPeople(scope, order, reader.id),
  )
}

/** Whether the settings let this user claim orders ('Lo tomo'). */
export const takesForSelf = ({ actor, settings }: Asker): boolean =>
  settings.self_claim && actor.profile === 'dispatch_assistant'

/** The room of users who may read all dispatch orders. */
export const WHOLE_BOARD = 'dispatch:all'

/** The room of orders that an assistant may claim: without client and without money. */
export const AVAILABLE_ROOM = 'dispatch:available'

const roomOfAssistant = (userId: number) => `dispatch:aux:${userId}`
const roomOfSeller = (userId: number) => `seller:${userId}`

export interface BoardFacts {
  state_id: OrderState
  is_ct: boolean
  seller_id: number
  auxiliary_user_id: number | null
  payment_validated: boolean
}

/**
 * Between checkout and delivery; cash on delivery stays in its own tab until its money and its proof are received.
 */
export function isOnBoard({ state_id, is_ct }: Pick<BoardFacts, 'state_id' | 'is_ct'>): boolean {
  const board = findStateRow(state_id)?.board
  return board?.tab === 'dispatch' || (is_ct && board?.tab === 'ct')
}

/** Paid, waiting for an assistant, and unassigned: open to 'Lo tomo'. */
export function isAvailable(order: Omit<BoardFacts, 'is_ct' | 'seller_id'>): boolean {
  const waiting: readonly OrderState[] = ORDER_STEPS.assign_auxiliary.from
  return order.auxiliary_user_id === null && order.payment_validated && waiting.includes(order.state_id)
}

/** The rooms in which an order is visible; in the room of available orders with few fields only. */
export function roomsOf(order: BoardFacts): string[] {
  const { seller_id, auxiliary_user_id } = order
  const assistants = auxiliary_user_id === null ? [] : [roomOfAssistant(auxiliary_user_id)]
  return [
    WHOLE_BOARD,
    ...assistants,
    roomOfSeller(seller_id),
    ...(isAvailable(order) ? [AVAILABLE_ROOM] : []),
  ]
}

/** The room of orders that this user may claim; null: none. */
export function availableRoomFor(asker: Asker): string | null {
  return takesForSelf(asker) && asker.actor.grants['read orders'] !== undefined ? AVAILABLE_ROOM : null
}

/** The one room of a user, by the scope of their 'read orders'; null: none. */
export function roomFor(scope: Scope | undefined, userId: number): string | null {
  switch (scope) {
    case 'all':
      return WHOLE_BOARD
    case 'assigned':
      return roomOfAssistant(userId)
    case 'team':
    case 'own':
    case 'before_checkout':
      return roomOfSeller(userId)
    case undefined:
      return null
  }
}
