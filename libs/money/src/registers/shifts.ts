import { DENOMINATIONS, type Counted } from '@deportivo/contracts/finance/cashiers'
import { CASH } from '@deportivo/lifecycle/payment-methods'
import { invalid, notFound, rule, type Refused } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import { inDrawer } from './drawer-entries.ts'
import { appendShiftEvent, type ShiftContext } from './shift-events.ts'
import type { CashierRow, CurrentPaymentRow, ShiftRow } from '../tables.ts'

/** The open shift of a cash register. */
export async function shiftOf(db: Knex, cashierId: number): Promise<ShiftRow | null> {
  return (await db('money.cashier_shifts').where({ cashier_id: cashierId, closed_at: null }).first()) ?? null
}

const shiftIsClosed = (cashier_id: number) => rule('order.refused.cashier_closed', {}, { cashier_id })

const lockOpenShift = (trx: Knex.Transaction, cashierId: number) =>
  trx('money.cashier_shifts').where({ cashier_id: cashierId, closed_at: null }).forShare().first('id')

/** The open shift of a register that money is booked into, or null. Locked, so that it can't be closed meanwhile. */
export async function openShift(trx: Knex.Transaction, cashierId: number): Promise<number | null> {
  const shift = await lockOpenShift(trx, cashierId)
  // While it waited for the lock another user may have taken the drawer over: only a new statement sees their shift.
  return (shift ?? (await lockOpenShift(trx, cashierId)))?.id ?? null
}

/** Refuses money into a register without an open shift. */
export function requireShift(shift: number | null, cashierId: number): number {
  if (shift === null) throw shiftIsClosed(cashierId)
  return shift
}

const shortDrawer = ({ pesos }: { pesos: number }): Refused =>
  invalid({ cashier_id: { key: 'order.refused.drawer_short', values: { cash: { pesos } } } })

/** The open shift that cash is paid out of: never more than its drawer holds, also by two users at once. */
export async function shiftToPayFrom(
  trx: Knex.Transaction,
  cashierId: number,
  amount: number,
  short: (drawer: { pesos: number }) => Refused = shortDrawer,
): Promise<number> {
  const lock = () =>
    trx('money.cashier_shifts')
      .where({ cashier_id: cashierId, closed_at: null })
      .forUpdate()
      .first('id', 'base_amount')
  // As above: a drawer that was taken over meanwhile is open in another shift.
  const shift = (await lock()) ?? (await lock())
  if (!shift) throw shiftIsClosed(cashierId)
  const pesos = await inDrawer(trx, shift)
  if (amount > pesos) throw short({ pesos })
  return shift.id
}

/**
 * Where the opposite of an entry is booked: a closed shift is frozen, so the open one of its register. Cash that goes out
 * is in its drawer.
 */
export async function shiftForReversal(
  trx: Knex.Transaction,
  shiftId: number,
  { payment_method, amount }: Pick<CurrentPaymentRow, 'payment_method' | 'amount'>,
): Promise<number> {
  const shift = await trx('money.cashier_shifts').where('id', shiftId).first('cashier_id')
  if (!shift) throw new Error('a payment names a shift that exists')
  const { cashier_id } = shift
  if (payment_method === CASH && amount > 0)
    return shiftToPayFrom(trx, cashier_id, amount, ({ pesos }) =>
      rule('order.refused.drawer_short', { cash: { pesos } }, { cashier_id }),
    )
  return requireShift(await openShift(trx, cashier_id), cashier_id)
}

export interface NewShift {
  cashier_id: number
  base_amount: number
}

const shiftIsOpen = (cashier_id: number) => rule('order.refused.shift_open', {}, { cashier_id })

const openedBy = ({ id, name }: ShiftContext['actor']) => ({ opened_by: name, opened_by_id: id })

/** Opens a shift; refuses if the register has one, also when two users open it at once. */
export async function openNewShift(
  trx: Knex.Transaction,
  { cashier_id, base_amount }: NewShift,
  context: ShiftContext,
): Promise<ShiftRow> {
  const register = await trx('money.cashiers').where('id', cashier_id).first('store_id')
  if (!register) throw invalid({ cashier_id: 'field.unknown_record' })
  const [shift] = await trx('money.cashier_shifts')
    .insert({ cashier_id, base_amount, opened_at: context.now, ...openedBy(context.actor) })
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
  denominations?: Counted | undefined
  note?: string | undefined
}

/** Notes and coins that come to another sum would leave two counts of one drawer. */
function requireSum({ counted_amount, denominations }: ShiftCount): void {
  if (!denominations) return
  const values: readonly number[] = DENOMINATIONS
  const known = new Set(denominations.map(({ value }) => value))
  if (known.size < denominations.length || denominations.some(({ value }) => !values.includes(value)))
    throw invalid({ denominations: 'cashier.unknown_denomination' })
  const pesos = denominations.reduce((sum, { value, quantity }) => sum + value * quantity, 0)
  if (pesos !== counted_amount)
    throw invalid({ counted_amount: { key: 'cashier.sum_differs', values: { sum: { pesos } } } })
}

/** What is missing in a drawer, or too much, is explained when it is counted. */
function requireNote({ counted_amount, note }: ShiftCount, expected: number): void {
  const pesos = counted_amount - expected
  if (pesos !== 0 && !note?.trim())
    throw invalid({ note: { key: 'cashier.note_needed', values: { difference: { pesos } } } })
}

const STORE_OF_SHIFT = '(select store_id from money.cashiers where id = cashier_id) as store_id'

/** Closes a shift with the counted amount, and freezes it; refuses one that is closed. */
export async function closeOpenShift(
  trx: Knex.Transaction,
  count: ShiftCount,
  context: ShiftContext,
): Promise<ShiftRow> {
  const { id, counted_amount, denominations = null, note } = count
  requireSum(count)
  const found = await trx('money.cashier_shifts')
    .where({ id })
    .forUpdate()
    .first<(ShiftRow & Pick<CashierRow, 'store_id'>) | undefined>('*', trx.raw(STORE_OF_SHIFT))
  if (!found) throw notFound()
  const { store_id, ...shift } = found
  if (shift.closed_at) throw rule('order.refused.shift_closed', {}, { id })
  const expected_amount = await inDrawer(trx, shift)
  requireNote(count, expected_amount)
  const closing = {
    closed_at: context.now,
    closed_by: context.actor.name,
    counted_amount,
    expected_amount,
    note: note ?? null,
  }
  await trx('money.cashier_shifts')
    .where({ id })
    .update({ ...closing, denominations: denominations && JSON.stringify(denominations) })
  const closed = { ...shift, ...closing, denominations }
  appendShiftEvent(trx, closed, store_id, context)
  return closed
}

/**
 * Closes another user's shift with the count, and begins one of this user with what was counted: no sale between them finds
 * the register closed, and no peso is counted twice. Returns the new shift.
 */
export async function takeOverOpenShift(
  trx: Knex.Transaction,
  count: ShiftCount,
  context: ShiftContext,
): Promise<ShiftRow> {
  const { id, counted_amount: base_amount } = count
  const { cashier_id, opened_by_id } = await closeOpenShift(trx, count, context)
  if (opened_by_id === context.actor.id) throw rule('order.refused.own_shift', {}, { id })
  const next = await openNewShift(trx, { cashier_id, base_amount }, context)
  await trx('money.cashier_shifts').where({ id }).update({ next_shift_id: next.id })
  return next
}

/** A shift by its id, open or closed; null: there is none. */
export async function readShift(db: Knex, id: number): Promise<ShiftRow | null> {
  return (await db('money.cashier_shifts').where({ id }).first()) ?? null
}
