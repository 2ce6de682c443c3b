import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { HistoryEntryRow } from '../tables.ts'
import { linesHash } from './lines-hash.ts'

/** Entries of the history that decide about money alone: a step before them can still be reversed, with its reason. */
const PAYMENT_ENTRIES = [
  'payment_recorded',
  'payment_confirmed',
  'payment_rejected',
  'exchange_charged',
  'exchange_charge_removed',
  'return_credited',
  'voucher_renewed',
]

/** Whether no step was taken after the entry `y` of the history. */
export const IS_LAST_STEP = `not exists (
  select from orders.order_history z where z.order_id = y.order_id and z.id > y.id
    and z.step not in (${PAYMENT_ENTRIES.map((step) => `'${step}'`).join()}))`

export type LastStep = Pick<HistoryEntryRow, 'id' | 'step' | 'by_id' | 'at' | 'before'>

/** With what undo asks of it: whether accounting decided about a payment since, and whether the lines are the same. */
export type UndoableStep = LastStep & { has_payments_since: boolean; has_same_lines: boolean }

const LAST_STEP = `
  select y.id, y.step, y.by_id, y.at, y.before,
    exists (select from orders.order_history z where z.order_id = y.order_id and z.id > y.id) as has_payments_since,
    y.before ->> 'lines_hash' = ${linesHash('y.order_id')} as has_same_lines
  from orders.order_history y where y.order_id = ? and y.step <> all (?::text[]) and ${IS_LAST_STEP}`

/** The newest step of an order: the only one that may be undone or reversed. */
export async function lastStep(db: Knex, orderId: number): Promise<UndoableStep | null> {
  const [last] = await queryRows<UndoableStep>(db, LAST_STEP, [orderId, PAYMENT_ENTRIES])
  return last ?? null
}
