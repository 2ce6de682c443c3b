import type { PaymentStatus } from '@deportivo/contracts/orders/order'
import { CASH } from '@deportivo/lifecycle/payment-methods'
import { invalid, notFound, rule } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'

export interface ShiftRow {
  id: number
  cashier_id: number
  base_amount: number
  opened_at: Date
  opened_by: string
  closed_at: Date | null
  closed_by: string | null
  counted_amount: number | null
  /** What must lie in the drawer: null while the shift is open, frozen when it is closed. */
  expected_amount: number | null
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

/** The open shift of a register that money is booked into. Locked, so that it can't be closed meanwhile. */
export async function openShiftId(trx: Knex.Transaction, cashierId: number): Promise<number> {
  const shift = await trx('orders.cashier_shifts')
    .where({ cashier_id: cashierId, closed_at: null })
    .forShare()
    .first<{ id: number }>('id')
  if (!shift) throw rule('order.refused.cashier_closed', {}, { cashier_id: cashierId })
  return shift.id
}

/** Where the opposite of an entry is booked: a closed shift is frozen, so the one that is open now on its register. */
export async function shiftForReversal(trx: Knex.Transaction, shiftId: number): Promise<number> {
  const shift = await trx('orders.cashier_shifts').where('id', shiftId).first<ShiftRow>('cashier_id')
  return openShiftId(trx, shift.cashier_id)
}

export interface NewShift {
  cashier_id: number
  base_amount: number
  by: string
  now: Date
}

const shiftIsOpen = (cashier_id: number) => rule('order.refused.shift_open', {}, { cashier_id })

/** Opens a shift; refuses where the register has one, also when two people open it at once. */
export async function openNewShift(
  trx: Knex.Transaction,
  { cashier_id, base_amount, by, now }: NewShift,
): Promise<ShiftRow> {
  const known = await trx('orders.cashiers').where('id', cashier_id).first<{ id: number }>('id')
  if (!known) throw invalid({ cashier_id: 'field.unknown_record' })
  const [shift] = await trx('orders.cashier_shifts')
    .insert({ cashier_id, base_amount, opened_at: now, opened_by: by })
    .onConflict(trx.raw('(cashier_id) where closed_at is null'))
    .ignore()
    .returning<ShiftRow[]>('*')
  if (!shift) throw shiftIsOpen(cashier_id)
  return shift
}

export interface ShiftCount {
  id: number
  counted_amount: number
  note?: string | undefined
  by: string
  now: Date
}

/** Closes a shift with what was counted, and freezes it; refuses one that is closed. */
export async function closeOpenShift(
  trx: Knex.Transaction,
  { id, counted_amount, note, by, now }: ShiftCount,
): Promise<ShiftRow> {
  const shift = await trx('orders.cashier_shifts').where({ id }).forUpdate().first<ShiftRow>('*')
  if (!shift) throw notFound()
  if (shift.closed_at) throw rule('order.refused.shift_closed', {}, { id })
  const expected_amount = shift.base_amount + (await cashIn(trx, id))
  const closing = { closed_at: now, closed_by: by, counted_amount, expected_amount, note: note ?? null }
  await trx('orders.cashier_shifts').where({ id }).update(closing)
  return { ...shift, ...closing }
}

/** Confirmed cash of a shift; transfers are its movements too, but don't lie in the drawer. */
async function cashIn(db: Knex, shiftId: number): Promise<number> {
  const sum = await db('orders.current_payments')
    .where({ shift_id: shiftId, payment_method: CASH, status: 'confirmed' })
    .sum<{ amount: number | null }>('amount as amount')
    .first()
  return sum?.amount ?? 0
}

interface Movement {
  id: number
  order_id: number | null
  kind: string
  payment_method: number | null
  status: PaymentStatus
  amount: number
  at: Date
  by: string
}

/** A shift with its movements: base plus cash is what must lie in the drawer. */
export async function viewShift(db: Knex, shift: ShiftRow) {
  const movements = await db('orders.current_payments')
    .where('shift_id', shift.id)
    .orderBy('id')
    .select<Movement[]>('id', 'order_id', 'kind', 'payment_method', 'status', 'amount', 'at', 'by_name as by')
  const expected_amount = shift.expected_amount ?? shift.base_amount + (await cashIn(db, shift.id))
  return { ...shift, expected_amount, difference: differenceOf({ ...shift, expected_amount }), movements }
}

/** What was counted beyond what was expected; null while the shift is open. */
export const differenceOf = ({ counted_amount, expected_amount }: ShiftRow): number | null =>
  counted_amount === null || expected_amount === null ? null : counted_amount - expected_amount
