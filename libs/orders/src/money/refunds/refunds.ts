import type { PaymentEvent } from '@deportivo/contracts/events/payment'
import { notFound, rule } from '@deportivo/platform/http/refused'
import { queryRow } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { beyondTotal, type OrderRecord } from '../../order/order-record.ts'
import { turnIntoVoucher } from '../vouchers/into-voucher.ts'
import { openLedger, type Ledger } from '../ledger.ts'
import { recordPayment, type NewPayment } from '../payments/payments.ts'
import { appendRefundEvent } from './refund-events.ts'
import { saveMoney } from '../save-money.ts'
import type { RefundRow } from '../tables.ts'
import { lockOrder, type ChangedOrder } from '../../order/whole-order.ts'

/** An amount that a client is owed: of a step's entry in the history, or of a return case. */
export async function oweAmount(
  { trx, order, historyId, context }: Ledger,
  owed: Pick<RefundRow, 'amount' | 'return_id'>,
): Promise<void> {
  const facts = { order_id: order.id, client_id: order.client_id, created_at: context.now }
  const [refund] = await trx('orders.refunds')
    .insert({ ...facts, ...owed, history_id: historyId })
    .returning('*')
  if (!refund) throw new Error('an insert returns its row')
  appendRefundEvent(trx, order, refund, context)
}

const PENDING = `
  select coalesce(sum(amount), 0)::bigint as amount from orders.refunds where order_id = ? and state = 'pending'`

/** What is owed to the client of an order, and not settled yet. */
export const refundsOwed = async (trx: Knex.Transaction, { id }: Pick<OrderRecord, 'id'>): Promise<number> =>
  (await queryRow<{ amount: number }>(trx, PENDING, [id])).amount

/** What a client paid for an order that will not be delivered is owed to them, besides what is already. */
export async function oweRefund(ledger: Ledger): Promise<void> {
  const amount = ledger.sums.paid_confirmed - (await refundsOwed(ledger.trx, ledger.order))
  if (amount > 0) await oweAmount(ledger, { amount, return_id: null })
}

/** Voids the refunds that a step made owed; refuses once one was paid or became a voucher. */
export async function voidRefundsOf(ledger: Ledger, historyId: number): Promise<void> {
  const { trx, order } = ledger
  const owed = await trx('orders.refunds')
    .where({ order_id: order.id, history_id: historyId })
    .forUpdate()
    .select('*')
  if (owed.some(({ state }) => state !== 'pending'))
    throw rule('order.refused.refund_settled', {}, { id: order.id })
  await voidRefunds(ledger, owed)
}

/** Voids refunds that are not settled yet. */
export async function voidRefunds(
  { trx, order, context }: Ledger,
  owed: readonly RefundRow[],
): Promise<void> {
  const ids = owed.map(({ id }) => id)
  await trx('orders.refunds')
    .whereIn('id', ids)
    .update({ state: 'void', settled_at: context.now, settled_by: context.actor.name })
  for (const refund of owed) appendRefundEvent(trx, order, { ...refund, state: 'void' }, context)
}

export interface OpenRefund {
  refund: RefundRow
  order: OrderRecord
}

/** Locks a refund by its order, as every change of an order does: two concurrent settlements settle it once. */
export async function openRefund(trx: Knex.Transaction, id: number): Promise<OpenRefund> {
  const found = await trx('orders.refunds').where({ id }).first('order_id')
  if (!found) throw notFound()
  const order = await lockOrder(trx, found.order_id)
  const refund = await trx('orders.refunds').where({ id }).first()
  if (!refund) throw notFound()
  return { refund, order }
}

export function refuseSettled({ id, state }: RefundRow): void {
  if (state !== 'pending') throw rule('order.refused.refund_settled', {}, { id, state })
}

/**
 * Refuses to pay what the order needs again. Whatever makes an order need it voids the refund; money that leaves is
 * compared once more.
 */
export function refuseNeeded({ refund, order }: OpenRefund): void {
  if (orderStateRow(order.state_id).is_given_up || refund.amount <= beyondTotal(order)) return
  throw rule('order.refused.refund_needed', {}, { id: refund.id })
}

interface Settlement {
  state: 'paid' | 'voucher'
  payment_id: number
  voucher_id?: number
}

type Register = Pick<PaymentEvent, 'payment_method' | 'cashier_id' | 'shift_id'>

async function settle(
  ledger: Ledger,
  refund: RefundRow,
  settlement: Settlement,
  register?: Register,
): Promise<ChangedOrder> {
  const { trx, order, context } = ledger
  await trx('orders.refunds')
    .where('id', refund.id)
    .update({ ...settlement, settled_at: context.now, settled_by: context.actor.name })
  const settled = { ...refund, state: settlement.state }
  appendRefundEvent(trx, order, settled, context, { ...register, ...settlement })
  return saveMoney(ledger, { step: `refund_${settlement.state}` })
}

/** Pays what is owed to a client, once. */
export async function payRefund(
  trx: Knex.Transaction,
  open: OpenRefund,
  how: Pick<NewPayment, 'payment_method' | 'shift_id' | 'proof'>,
  context: CommandContext,
): Promise<ChangedOrder> {
  const { refund, order } = open
  refuseSettled(refund)
  refuseNeeded(open)
  const ledger = openLedger(trx, order, context)
  const { id: refund_id, amount, return_id } = refund
  const entry = { kind: 'refund', amount: -amount, status: 'confirmed', refund_id, return_id } as const
  const paid = await recordPayment(ledger, { ...how, ...entry })
  return settle(ledger, refund, { state: 'paid', payment_id: paid.payment_id }, paid)
}

/** Turns what is owed to a client into a voucher, once. */
export async function refundAsVoucher(
  trx: Knex.Transaction,
  open: OpenRefund,
  context: CommandContext,
): Promise<ChangedOrder> {
  const { refund, order } = open
  refuseSettled(refund)
  refuseNeeded(open)
  const ledger = openLedger(trx, order, context)
  const { id: refund_id, amount, return_id } = refund
  const issued = await turnIntoVoucher(ledger, { amount, origin: 'refund', refund_id, return_id })
  if (!issued) throw new Error('a refund is never of nothing')
  return settle(ledger, refund, { state: 'voucher', ...issued })
}
