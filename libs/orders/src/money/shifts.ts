import { invalid } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'

export interface ShiftRow {
  id: number
  cashier_id: number
  base_amount: number
  opened_at: Date
  opened_by: string
  closed_at: Date | null
  counted_amount: number | null
  note: string | null
}

/** The open shift of a cash register. */
export async function shiftOf(db: Knex, cashierId: number): Promise<ShiftRow | null> {
  return (
    (await db('orders.cashier_shifts')
      .where({ cashier_id: cashierId, closed_at: null })
      .first<ShiftRow>('*')) ?? null
  )
}

export interface NewShift {
  cashier_id: number
  base_amount: number
  by: string
  now: Date
}

export async function openNewShift(
  trx: Knex.Transaction,
  { cashier_id, base_amount, by, now }: NewShift,
): Promise<ShiftRow> {
  const known = await trx('orders.cashiers').where('id', cashier_id).first<{ id: number }>('id')
  if (!known) throw invalid({ cashier_id: 'field.unknown_record' })
  const rows = await trx('orders.cashier_shifts')
    .insert({ cashier_id, base_amount, opened_at: now, opened_by: by })
    .returning<ShiftRow[]>('*')
  if (!rows[0]) throw new Error('an insert answers its row')
  return rows[0]
}

export interface ShiftCount {
  id: number
  counted_amount: number
  note?: string | undefined
  now: Date
}

/** Closes an open shift with what was counted; null where there is none to close. */
export async function closeOpenShift(
  trx: Knex.Transaction,
  { id, counted_amount, note, now }: ShiftCount,
): Promise<ShiftRow | null> {
  const rows = await trx('orders.cashier_shifts')
    .where({ id, closed_at: null })
    .update({ closed_at: now, counted_amount, note: note ?? null })
    .returning<ShiftRow[]>('*')
  return rows[0] ?? null
}

interface Movement {
  id: number
  order_id: number | null
  kind: string
  amount: number
  at: Date
  by: string
}

const CASH_KINDS = ['cash']

/** A shift with its movements: base plus cash is what must lie in the drawer. */
export async function viewShift(db: Knex, shift: ShiftRow) {
  const movements = await db('orders.payments')
    .where('shift_id', shift.id)
    .orderBy('id')
    .select<Movement[]>('id', 'order_id', 'kind', 'amount', 'at', 'by_name as by')
  const cash = movements
    .filter((one) => CASH_KINDS.includes(one.kind))
    .reduce((sum, one) => sum + one.amount, 0)
  const expected_amount = shift.base_amount + cash
  const difference = shift.counted_amount === null ? null : shift.counted_amount - expected_amount
  return { ...shift, expected_amount, difference, movements }
}
