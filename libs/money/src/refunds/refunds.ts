import type { PaymentEvent } from '@deportivo/contracts/events/payment'
import { rule } from '@deportivo/platform/http/refused'
import { queryRow } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { Ledger, PaidOrder } from '../ledger.ts'
import { appendRefundEvent } from './refund-events.ts'
import type { RefundRow } from '../tables.ts'

/** An amount that a client is owed: of a step's entry in the history, or of a return case. */
export async function oweAmount(
  { trx, order, historyId, context }: Ledger,
  owed: Pick<RefundRow, 'amount' | 'return_id'>,
): Promise<void> {
  const facts = { order_id: order.id, client_id: order.client_id, created_at: context.now }
  const [refund] = await trx('money.refunds')
    .insert({ ...facts, ...owed, history_id: historyId })
    .returning('*')
  if (!refund) throw new Error('an insert returns its row')
  appendRefundEvent(trx, order, refund, context)
}

const PENDING = `
  select coalesce(sum(amount), 0)::bigint as amount from money.refunds where order_id = ? and state = 'pending'`

/** What is owed to the client of an order, and not settled yet. */
export const refundsOwed = async (trx: Knex.Transaction, { id }: Pick<PaidOrder, 'id'>): Promise<number> =>
  (await queryRow<{ amount: number }>(trx, PENDING, [id])).amount

/** What a client paid for an order that will not be delivered is owed to them, besides what is already. */
export async function oweRefund(ledger: Ledger): Promise<void> {
  const amount = ledger.sums.paid_confirmed - (await refundsOwed(ledger.trx, ledger.order))
  if (amount > 0) await oweAmount(ledger, { amount, return_id: null })
}

/** Voids the refunds that a step made owed; refuses once one was paid or became a voucher. */
export async function voidRefundsOf(ledger: Ledger, historyId: number): Promise<void> {
  const { trx, order } = ledger
  const owed = await trx('money.refunds')
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
  await trx('money.refunds')
    .whereIn('id', ids)
    .update({ state: 'void', settled_at: context.now, settled_by: context.actor.name })
  for (const refund of owed) appendRefundEvent(trx, order, { ...refund, state: 'void' }, context)
}

/** What a client is owed of an order, and is not settled yet. */
export const pendingRefunds = (trx: Knex.Transaction, { id }: Pick<PaidOrder, 'id'>): Promise<RefundRow[]> =>
  trx('money.refunds').where({ order_id: id, state: 'pending' }).select('*')

interface Settlement {
  state: 'paid' | 'voucher'
  payment_id: number
  voucher_id?: number
}

type Register = Pick<PaymentEvent, 'payment_method' | 'cashier_id' | 'shift_id'>

/** Settles what is owed with the payment, or the voucher, that it became. */
export async function settleRefund(
  { trx, order, context }: Ledger,
  refund: RefundRow,
  settlement: Settlement,
  register?: Register,
): Promise<void> {
  await trx('money.refunds')
    .where('id', refund.id)
    .update({ ...settlement, settled_at: context.now, settled_by: context.actor.name })
  const settled = { ...refund, state: settlement.state }
  appendRefundEvent(trx, order, settled, context, { ...register, ...settlement })
}
