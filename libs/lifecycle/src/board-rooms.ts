import { BOARD_COLUMNS, type OrderState } from './order-states.ts'
import type { Scope } from './permissions.ts'

/** The room of everybody who may read all dispatch orders. */
export const WHOLE_BOARD = 'dispatch:all'

const roomOfAssistant = (userId: number) => `dispatch:aux:${userId}`
const roomOfSeller = (userId: number) => `seller:${userId}`

export interface BoardFacts {
  state_id: OrderState
  is_ct: boolean
  seller_id: number
  auxiliary_user_id: number | null
}

const COLUMNS: readonly OrderState[] = BOARD_COLUMNS
const WAITING_FOR_MONEY: readonly OrderState[] = ['delivered_customer', 'full_payment_ct']

/** Between checkout and delivery; cash on delivery stays in its own tab until its money and the proof of it are in. */
export function isOnBoard({ state_id, is_ct }: Pick<BoardFacts, 'state_id' | 'is_ct'>): boolean {
  return COLUMNS.includes(state_id) || (is_ct && WAITING_FOR_MONEY.includes(state_id))
}

/** The rooms whose people may know of an order. */
export function roomsOf({ seller_id, auxiliary_user_id }: BoardFacts): string[] {
  const assistants = auxiliary_user_id === null ? [] : [roomOfAssistant(auxiliary_user_id)]
  return [WHOLE_BOARD, ...assistants, roomOfSeller(seller_id)]
}

/** The one room of a person, by how far their 'read orders' reaches; null: none. */
export function roomFor(scope: Scope | undefined, userId: number): string | null {
  switch (scope) {
    case 'all':
    case 'team':
      return WHOLE_BOARD
    case 'assigned':
      return roomOfAssistant(userId)
    case 'own':
    case 'before_checkout':
      return roomOfSeller(userId)
    case undefined:
      return null
  }
}
