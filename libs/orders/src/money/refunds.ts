import type { PaymentEvent } from '@deportivo/contracts/events/payment'
import { notFound, rule } from '@deportivo/platform/http/refused'
import { queryRow } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { beyondTotal, type OrderRecord } from '../order/order-record.ts'
import { saveOrder } from '../order/save-order.ts'
import { turnIntoVoucher } from './into-voucher.ts'
import { recordPayment, type NewPayment } from './payments.ts'
import { appendRefundEvent } from './refund-events.ts'
import type { RefundRow } from './tables.ts'
import { lockOrder, type ChangedOrder } from '../order/whole-order.ts'

/** An amount that a client is owed: of a step's entry in the history, or of a return case. */
export async function oweAmount(
  trx: Knex.Transaction,
  order: OrderRecord,
  owed: Pick<RefundRow, 'amount' | 'history_id' | 'return_id'>,
  context: CommandContext,
): Promise<void> {
  const facts = { order_id: order.id, client_id: order.client_id, created_at: context.now }
  const [refund] = await trx('orders.refunds')
    .insert({ ...facts, ...owed })
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
export async function oweRefund(
  trx: Knex.Transaction,
  order: OrderRecord,
  history_id: number | null,
  context: CommandContext,
): Promise<void> {
  const amount = order.paid_confirmed - (await refundsOwed(trx, order))
  if (amount > 0) await oweAmount(trx, order, { amount, history_id, return_id: null }, context)
}

/** Voids the refunds that a step made owed; refuses once one was paid or became a voucher. */
export async function voidRefundsOf(
  trx: Knex.Transaction,
  order: OrderRecord,
  historyId: number,
  context: CommandContext,
): Promise<void> {
  const owed = await trx('orders.refunds')
    .where({ order_id: order.id, history_id: historyId })
    .forUpdate()
    .select('*')
  if (owed.some(({ state }) => state !== 'pending'))
    throw rule('order.refused.refund_settled', {}, { id: order.id })
  await voidRefunds(trx, order, owed, context)
}

/** Voids refunds that are not settled yet. */
export async function voidRefunds(
  trx: Knex.Transaction,
  order: OrderRecord,
  owed: readonly RefundRow[],
  context: CommandContext,
): Promise<void> {
  await trx('orders.refunds')
    .whereIn(
      'id',
      owed.map(({ id }) => id),
    )
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
  trx: Knex.Transaction,
  { refund, order }: OpenRefund,
  settlement: Settlement,
  context: CommandContext,
  register?: Register,
): Promise<ChangedOrder> {
  await trx('orders.refunds')
    .where('id', refund.id)
    .update({ ...settlement, settled_at: context.now, settled_by: context.actor.name })
  const settled = { ...refund, state: settlement.state }
  appendRefundEvent(trx, order, settled, context, { ...register, ...settlement })
  const patch = {
    paid: order.paid - refund.amount,
    paid_confirmed: order.paid_confirmed - refund.amount,
  }
  const entry = { step: `refund_${settlement.state}`, note: null }
  return saveOrder(
    trx,
    order,
    { patch, event: 'order.fields_changed', ...entry, history: { ...entry, before: null } },
    context,
  )
}

/** Pays what is owed to a client, once. */
export async function payRefund(
  trx: Knex.Transaction,
  open: OpenRefund,
  how: Pick<NewPayment, 'payment_method' | 'shift_id' | 'proof'>,
  context: CommandContext,
): Promise<ChangedOrder> {
  refuseSettled(open.refund)
  refuseNeeded(open)
  const { id: refund_id, amount, return_id } = open.refund
  const payment = {
    ...how,
    kind: 'refund',
    amount: -amount,
    status: 'confirmed',
    refund_id,
    return_id,
  } as const
  const paid = await recordPayment(trx, open.order, payment, null, context)
  return settle(trx, open, { state: 'paid', payment_id: paid.payment_id }, context, paid)
}

/** Turns what is owed to a client into a voucher, once. */
export async function refundAsVoucher(
  trx: Knex.Transaction,
  open: OpenRefund,
  context: CommandContext,
): Promise<ChangedOrder> {
  refuseSettled(open.refund)
  refuseNeeded(open)
  const { id: refund_id, amount, return_id } = open.refund
  const into = { amount, origin: 'refund', historyId: null, refund_id, return_id } as const
  const issued = await turnIntoVoucher(trx, open.order, into, context)
  if (!issued) throw new Error('a refund is never of nothing')
  return settle(trx, open, { state: 'voucher', ...issued }, context)
}
