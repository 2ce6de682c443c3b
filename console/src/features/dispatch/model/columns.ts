import type { Card } from '@deportivo/contracts/dispatch/board'
import { BOARD_COLUMNS, type OrderState } from '@deportivo/lifecycle/order/states'

/** Delivered on cash on delivery: first the money is owed, then its proof. */
export const CT_COLUMNS = ['delivered_customer', 'full_payment_ct'] as const satisfies readonly OrderState[]

export const COLUMNS = [...BOARD_COLUMNS, ...CT_COLUMNS] as const
export type ColumnId = (typeof COLUMNS)[number]

export const TABS = { dispatch: BOARD_COLUMNS, ct: CT_COLUMNS } as const
export type TabId = keyof typeof TABS

/** What a phone shows one of: the columns, and what may be taken. */
export type StageId = ColumnId | 'available'

export const isColumn = (state: string): state is ColumnId => COLUMNS.includes(state as ColumnId)

/** Where a card belongs; null where the board doesn't show it. */
export function columnOf({ state_id, is_ct }: Pick<Card, 'state_id' | 'is_ct'>): ColumnId | null {
  if (!isColumn(state_id)) return null
  const isForCt: boolean = (CT_COLUMNS as readonly string[]).includes(state_id)
  return isForCt && !is_ct ? null : state_id
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
