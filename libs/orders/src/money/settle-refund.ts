import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { openLedger } from '@deportivo/money/ledger'
import { recordPayment, type NewPayment } from '@deportivo/money/payments/payments'
import { settleRefund } from '@deportivo/money/refunds/refunds'
import type { RefundRow } from '@deportivo/money/tables'
import { turnIntoVoucher } from '@deportivo/money/vouchers/into-voucher'
import { notFound, rule } from '@deportivo/platform/http/refused'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { Knex } from 'knex'
import { beyondTotal, type OrderRecord } from '../order/order-record.ts'
import { lockOrder, type ChangedOrder } from '../order/whole-order.ts'
import { saveMoney } from './save-money.ts'

export interface OpenRefund {
  refund: RefundRow
  order: OrderRecord
}

/** Locks a refund by its order, as every change of an order does: two concurrent settlements settle it once. */
export async function openRefund(trx: Knex.Transaction, id: number): Promise<OpenRefund> {
  const found = await trx('money.refunds').where({ id }).first('order_id')
  if (!found) throw notFound()
  const order = await lockOrder(trx, found.order_id)
  const refund = await trx('money.refunds').where({ id }).first()
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
  await settleRefund(ledger, refund, { state: 'paid', payment_id: paid.payment_id }, paid)
  return saveMoney(ledger, { step: 'refund_paid' })
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
  await settleRefund(ledger, refund, { state: 'voucher', ...issued })
  return saveMoney(ledger, { step: 'refund_voucher' })
}
