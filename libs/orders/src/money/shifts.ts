import { CASH } from '@deportivo/lifecycle/payment-methods'
import { invalid, notFound, rule } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import { appendShiftEvent, differenceOf, type ShiftContext } from './shift-events.ts'
import type { CashierRow, CurrentPaymentRow, ShiftRow } from './tables.ts'

/** The open shift of a cash register. */
export async function shiftOf(db: Knex, cashierId: number): Promise<ShiftRow | null> {
  return (await db('orders.cashier_shifts').where({ cashier_id: cashierId, closed_at: null }).first()) ?? null
}

const shiftIsClosed = (cashier_id: number) => rule('order.refused.cashier_closed', {}, { cashier_id })

/** The open shift of a register that money is booked into, or null. Locked, so that it can't be closed meanwhile. */
export async function openShift(trx: Knex.Transaction, cashierId: number): Promise<number | null> {
  const shift = await trx('orders.cashier_shifts')
    .where({ cashier_id: cashierId, closed_at: null })
    .forShare()
    .first('id')
  return shift?.id ?? null
}

/** Refuses money into a register without an open shift. */
export function requireShift(shift: number | null, cashierId: number): number {
  if (shift === null) throw shiftIsClosed(cashierId)
  return shift
}

/** The open shift that cash is paid out of: never more than its drawer holds, also by two users at once. */
export async function shiftToPayFrom(
  trx: Knex.Transaction,
  cashierId: number,
  amount: number,
): Promise<number> {
  const shift = await trx('orders.cashier_shifts')
    .where({ cashier_id: cashierId, closed_at: null })
    .forUpdate()
    .first('id', 'base_amount')
  if (!shift) throw shiftIsClosed(cashierId)
  const pesos = shift.base_amount + (await cashIn(trx, shift.id))
  if (amount > pesos)
    throw invalid({ cashier_id: { key: 'order.refused.drawer_short', values: { cash: { pesos } } } })
  return shift.id
}

/** Where the opposite of an entry is booked: a closed shift is frozen, so the open one of its register. */
export async function shiftForReversal(trx: Knex.Transaction, shiftId: number): Promise<number> {
  const shift = await trx('orders.cashier_shifts').where('id', shiftId).first('cashier_id')
  if (!shift) throw new Error('a payment names a shift that exists')
  return requireShift(await openShift(trx, shift.cashier_id), shift.cashier_id)
}

export interface NewShift {
  cashier_id: number
  base_amount: number
}

const shiftIsOpen = (cashier_id: number) => rule('order.refused.shift_open', {}, { cashier_id })

/** Opens a shift; refuses if the register has one, also when two users open it at once. */
export async function openNewShift(
  trx: Knex.Transaction,
  { cashier_id, base_amount }: NewShift,
  context: ShiftContext,
): Promise<ShiftRow> {
  const register = await trx('orders.cashiers').where('id', cashier_id).first('store_id')
  if (!register) throw invalid({ cashier_id: 'field.unknown_record' })
  const [shift] = await trx('orders.cashier_shifts')
    .insert({ cashier_id, base_amount, opened_at: context.now, opened_by: context.actor.name })
    .onConflict(trx.raw('(cashier_id) where closed_at is null'))
    .ignore()
    .returning('*')
  if (!shift) throw shiftIsOpen(cashier_id)
  appendShiftEvent(trx, shift, register.store_id, context)
  return shift
}

export interface ShiftCount {
  id: number
  counted_amount: number
  note?: string | undefined
}

const STORE_OF_SHIFT = '(select store_id from orders.cashiers where id = cashier_id) as store_id'

/** Closes a shift with the counted amount, and freezes it; refuses one that is closed. */
export async function closeOpenShift(
  trx: Knex.Transaction,
  { id, counted_amount, note }: ShiftCount,
  context: ShiftContext,
): Promise<ShiftRow> {
  const found = await trx('orders.cashier_shifts')
    .where({ id })
    .forUpdate()
    .first<(ShiftRow & Pick<CashierRow, 'store_id'>) | undefined>('*', trx.raw(STORE_OF_SHIFT))
  if (!found) throw notFound()
  const { store_id, ...shift } = found
  if (shift.closed_at) throw rule('order.refused.shift_closed', {}, { id })
  const expected_amount = shift.base_amount + (await cashIn(trx, id))
  const closing = {
    closed_at: context.now,
    closed_by: context.actor.name,
    counted_amount,
    expected_amount,
    note: note ?? null,
  }
  await trx('orders.cashier_shifts').where({ id }).update(closing)
  const closed = { ...shift, ...closing }
  appendShiftEvent(trx, closed, store_id, context)
  return closed
}

/** Confirmed cash of a shift; transfers are its movements too, but are not in the drawer. */
async function cashIn(db: Knex, shiftId: number): Promise<number> {
  const sum = await db('orders.current_payments')
    .where({ shift_id: shiftId, payment_method: CASH, status: 'confirmed' })
    .sum<{ amount: number | null }>('amount as amount')
    .first()
  return sum?.amount ?? 0
}

type Movement = Pick<
  CurrentPaymentRow,
  'id' | 'order_id' | 'kind' | 'payment_method' | 'status' | 'amount' | 'at'
> & { by: CurrentPaymentRow['by_name'] }

/** A shift with its movements: base plus cash is the expected amount in the drawer. */
export async function viewShift(db: Knex, shift: ShiftRow) {
  const movements = await db('orders.current_payments')
    .where('shift_id', shift.id)
    .orderBy('id')
    .select<Movement[]>('id', 'order_id', 'kind', 'payment_method', 'status', 'amount', 'at', 'by_name as by')
  const expected_amount = shift.expected_amount ?? shift.base_amount + (await cashIn(db, shift.id))
  return { ...shift, expected_amount, difference: differenceOf({ ...shift, expected_amount }), movements }
}
