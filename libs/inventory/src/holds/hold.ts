import type { Knex } from 'knex'
import { applyChanges, applyChangesLater, type RefuseShort } from '../apply.ts'
import type { Act, Change, Outcome, StockKey } from '../change.ts'

export interface LineToHold extends StockKey {
  line_id: number
  quantity: number
}

export interface HoldRequest extends Act {
  order_id: number
  /** null: held until it is released. */
  expires_at: Date | null
  lines: readonly LineToHold[]
}

const heldOf = ({ order_id, lines }: Pick<HoldRequest, 'order_id' | 'lines'>): Change[] =>
  lines.map(({ quantity, ...line }) => ({
    ...line,
    order_id,
    kind: 'hold',
    on_hand_change: 0,
    held_change: quantity,
  }))

/** Sets units aside for lines of an order, all of them or none; a line that already holds some holds more. */
export const hold = (trx: Knex.Transaction, { order_id, lines, ...act }: HoldRequest): Promise<Outcome> =>
  applyChanges(trx, heldOf({ order_id, lines }), act)

/** The same without waiting: what is short fails the transaction. */
export const holdLater = (
  trx: Knex.Transaction,
  { order_id, lines, ...act }: HoldRequest,
  refuse: RefuseShort,
): Promise<void> => applyChangesLater(trx, heldOf({ order_id, lines }), act, refuse)
