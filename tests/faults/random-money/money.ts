import {
  closeShift,
  openShift,
  openShiftOf,
  recordDrawerEntry,
  takeOverShift,
  type Shift,
} from '@deportivo/contracts/finance/cashiers'
import {
  confirmPayment,
  payByVoucher,
  recordPayment,
  rejectPayment,
} from '@deportivo/contracts/orders/payments'
import { listRefunds, payRefund, refundAsVoucher } from '@deportivo/contracts/orders/refunds'
import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import { CASH, TRANSFER } from '@deportivo/lifecycle/payment-methods'
import { formOf } from '@deportivo/testkit/files/upload'
import { newPicture } from '@deportivo/testkit/files/new-picture'
import { someOrder } from './orders.ts'
import { attempt, pickedOf, type World } from './world.ts'

/** Of what is owed: all, a part, or a peso too much. */
const partOf = (owed: number, pick: number): number =>
  pick % 5 === 0 ? owed + 1 : Math.max(1, Math.floor((owed * (1 + (pick % 4))) / 4))

const OWES = 'orders.total_value - orders.voucher_value - orders.paid > 0'

/** The return case that a payment names, of those that charge its order; most name none. */
const caseNamed = (
  { payments }: { payments: { kind: string; return_id: number | null }[] },
  pick: number,
) => {
  const charged = payments.filter(({ kind }) => kind === 'exchange')
  const return_id = pickedOf(charged, pick)?.return_id
  return pick % 3 === 0 && return_id ? { return_id } : {}
}

export async function pay(world: World, pick: number): Promise<boolean> {
  const order = await someOrder(world, pick, OWES)
  if (!order) return false
  const named = { amount: partOf(order.total_balance, pick), ...caseNamed(order, pick >> 3) }
  const params = { id: order.id }
  if (pick % 2 === 0) {
    const body = { ...named, payment_method: CASH, cashier_id: world.shop.cashier_id }
    return attempt(world, 'local_administrative', recordPayment, { params, body })
  }
  const fields = Object.entries({ ...named, payment_method: TRANSFER })
  const support = { name: 'soporte.png', type: 'image/png', bytes: newPicture() }
  const form = formOf(Object.fromEntries(fields.map(([name, value]) => [name, String(value)])), support)
  return attempt(world, 'two', recordPayment, { params, form })
}

export async function payWithVoucher(world: World, pick: number): Promise<boolean> {
  const order = await someOrder(world, pick, OWES)
  if (!order) return false
  const query = { filter: `client_id:${order.client_id}` }
  const voucher = pickedOf(await world.app.ok('two', listVouchers, { query }), pick)
  if (!voucher) return false
  const amount = partOf(Math.min(order.total_balance, voucher.available), pick)
  const body = { voucher: voucher.id, amount, ...caseNamed(order, pick >> 2) }
  return attempt(world, 'two', payByVoucher, { params: { id: order.id }, body })
}

/** Accounting confirms a payment that waits, or rejects it. */
export async function decide(world: World, pick: number): Promise<boolean> {
  const waiting = await world.app
    .db('money.current_payments')
    .where('status', 'unconfirmed')
    .orderBy('id')
    .select('id', 'order_id')
  const payment = pickedOf(waiting, pick)
  if (!payment) return false
  const params = { id: payment.order_id, paymentId: payment.id }
  return pick % 3 === 0
    ? attempt(world, 'accounting_manager', rejectPayment, { params, body: { reason: 'No llegó' } })
    : attempt(world, 'accounting_manager', confirmPayment, { params, body: {} })
}

/** Pays what is owed to a client, or turns it into a voucher. */
export async function refund(world: World, pick: number): Promise<boolean> {
  const owed = await world.app.ok('two', listRefunds, { query: { filter: 'state:pending', orderBy: 'id' } })
  const one = pickedOf(owed, pick)
  if (!one) return false
  const params = { id: one.id }
  if (pick % 2 === 0) return attempt(world, 'two', refundAsVoucher, { params })
  const body = { payment_method: CASH, cashier_id: world.shop.cashier_id }
  return attempt(world, 'local_administrative', payRefund, { params, body })
}

async function drawer({ app, shop }: World): Promise<Shift | null> {
  const query = { cashier_id: shop.cashier_id }
  return (await app.ok('two', openShiftOf, { query })) as Shift | null
}

export async function moveCash(world: World, pick: number): Promise<boolean> {
  const shift = await drawer(world)
  if (!shift) return false
  const direction = pick % 2 === 0 ? 'in' : 'out'
  const body = { direction, amount: 1 + (pick % 90_000), reason: 'change', note: 'Base de sencillo' }
  return attempt(world, 'two', recordDrawerEntry, { params: { id: shift.id }, body })
}

/** Closes the drawer, opens it again, or has another user take it over. */
export async function changeShift(world: World, pick: number): Promise<boolean> {
  const shift = await drawer(world)
  if (!shift) {
    const body = { cashier_id: world.shop.cashier_id, base_amount: 200_000 }
    return attempt(world, 'two', openShift, { body })
  }
  const params = { id: shift.id }
  const body = { counted_amount: shift.expected_amount + (pick % 3) - 1, note: 'Contado' }
  if (pick % 3 === 0) return attempt(world, 'two', closeShift, { params, body })
  const person = shift.opened_by_id === null || pick % 2 === 0 ? 'local_administrative' : 'two'
  return attempt(world, person, takeOverShift, { params, body })
}
