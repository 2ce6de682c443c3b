import type { Card } from '@deportivo/contracts/dispatch/board'
import {
  BOARD_COLUMNS,
  BOARD_STATES,
  CT_COLUMNS,
  orderStateRow,
  type BoardState,
  type OrderState,
} from '@deportivo/lifecycle/order/states'

export const COLUMNS = BOARD_STATES
export type ColumnId = BoardState

export const TABS = { dispatch: BOARD_COLUMNS, ct: CT_COLUMNS } as const
export type TabId = keyof typeof TABS

/** What a phone shows one of: the columns, what may be taken, and what was delivered today. */
export type StageId = ColumnId | 'available' | 'delivered'

export const isColumn = (state: OrderState): state is ColumnId => orderStateRow(state).board !== undefined

/** Where a card belongs; null where the board doesn't show it. */
export function columnOf({ state_id, is_ct }: Pick<Card, 'state_id' | 'is_ct'>): ColumnId | null {
  if (!isColumn(state_id)) return null
  return orderStateRow(state_id).board?.tab === 'ct' && !is_ct ? null : state_id
}

type Aged = Pick<Card, 'id' | 'state_entered_at'>

/** Longest in its stage first; equal moments by number, so that a card never changes places by itself. */
export function byAge(a: Aged, b: Aged): number {
  return a.state_entered_at === b.state_entered_at
    ? a.id - b.id
    : a.state_entered_at < b.state_entered_at
      ? -1
      : 1
}
