import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { OrderRecord } from '../order/order-record.ts'
import { firstPart, paymentsOf, recordPayment, setStatus, type CurrentPayment } from './payments.ts'
import { refuseSharedProof } from './proofs.ts'
import { voidRefundsOf } from './refunds.ts'
import { shiftForReversal } from './shifts.ts'
import type { PaymentStatusRow } from './tables.ts'
import { giveVoucherBack, spendVoucherAgain, voidVouchersOf } from './vouchers.ts'

type Earlier = Pick<PaymentStatusRow, 'payment_id' | 'status' | 'attachment_id'>

/** The status that payments of before had when the step changed it. */
const EARLIER = `
  select s.payment_id, e.status, e.attachment_id
  from orders.payment_statuses s
  join orders.payments p on p.id = s.payment_id and p.history_id is distinct from s.history_id
  join lateral (
    select status, attachment_id from orders.payment_statuses where payment_id = s.payment_id and id < s.id
    order by id desc limit 1
  ) e on true
  where s.history_id = ? and p.order_id = ?
  order by s.id`

async function restoreStatuses(
  trx: Knex.Transaction,
  order: OrderRecord,
  historyId: number,
  context: CommandContext,
): Promise<void> {
  const earlier = await queryRows<Earlier>(trx, EARLIER, [historyId, order.id])
  for (const { payment_id, status, attachment_id } of earlier)
    await setStatus(trx, { id: payment_id, attachment_id }, { status, history_id: null }, context)
  if (earlier.length > 0) await refuseSharedProof(trx, order.id)
}

/** Payments of a step that accounting confirmed after it: that money has come, and stays on the order. */
const CONFIRMED_SINCE = `
  select p.id, p.kind, p.amount from orders.current_payments p
  where p.order_id = ? and p.history_id = ? and p.status = 'confirmed'
    and exists (select from orders.payment_statuses s where s.payment_id = p.id and s.status = 'unconfirmed')`

type PaymentPart = Pick<CurrentPayment, 'id' | 'kind' | 'amount'>

/** Reverses what the step recorded and was not confirmed since; returns the first payments that stay. */
async function reversePayments(
  trx: Knex.Transaction,
  order: OrderRecord,
  historyId: number,
  context: CommandContext,
): Promise<number> {
  const staying = await queryRows<PaymentPart>(trx, CONFIRMED_SINCE, [order.id, historyId])
  const ids = new Set(staying.map(({ id }) => id))
  for (const payment of await paymentsOf(trx, { order_id: order.id, history_id: historyId }))
    if (!ids.has(payment.id)) await reversePayment(trx, order, payment, context)
  return firstPart(staying)
}

/** Unconfirmed money becomes void, confirmed money is reversed by its opposite in an open shift. */
async function reversePayment(
  trx: Knex.Transaction,
  order: OrderRecord,
  payment: CurrentPayment,
  context: CommandContext,
): Promise<void> {
  if (payment.status === 'void') return
  if (payment.status === 'unconfirmed')
    return setStatus(trx, payment, { status: 'void', history_id: null }, context)
  const shift_id = payment.shift_id === null ? null : await shiftForReversal(trx, payment.shift_id, payment)
  const { kind, amount, payment_method, id: reverses_id, voucher_id, return_id } = payment
  // Credited by the step: spent again.
  if (voucher_id !== null)
    await spendVoucherAgain(trx, { ...order, voucher_id, voucher_value: -amount }, context)
  const opposite = {
    kind,
    amount: -amount,
    payment_method,
    status: 'confirmed',
    shift_id,
    reverses_id,
    voucher_id,
    ...(voucher_id === null ? {} : { return_id }),
  } as const
  await recordPayment(trx, order, opposite, null, context)
}

/** The voucher that the step spent is credited again, the one that it returned is spent again. */
async function restoreVoucher(
  trx: Knex.Transaction,
  now: OrderRecord,
  before: OrderRecord,
  context: CommandContext,
): Promise<void> {
  if (now.voucher_id === before.voucher_id && now.voucher_value === before.voucher_value) return
  await giveVoucherBack(trx, now, context)
  await spendVoucherAgain(trx, before, context)
}

/** First payments from before a step that accounting rejected after it. */
const REJECTED_SINCE = `
  select p.id, p.kind, p.amount from orders.payments p
  join orders.payment_statuses s on s.payment_id = p.id and s.status = 'void' and s.history_id is null
  join orders.order_history h on h.id = ? and s.at > h.at
  where p.order_id = h.order_id and p.history_id is distinct from h.id`

const rejectedSince = async (trx: Knex.Transaction, historyId: number): Promise<number> =>
  firstPart(await queryRows<PaymentPart>(trx, REJECTED_SINCE, [historyId]))

/**
 * Undoes all that a step did with money, by compensating entries. Refuses where the money has gone on: a voucher that was
 * spent, a refund that was paid, cash whose register has no open shift. Returns what accounting decided about first
 * payments since: those of the step that stay, less the earlier ones that were rejected.
 */
export async function undoMoney(
  trx: Knex.Transaction,
  { order, before, historyId }: { order: OrderRecord; before: OrderRecord; historyId: number },
  context: CommandContext,
): Promise<number> {
  await voidVouchersOf(trx, order, historyId, context)
  await voidRefundsOf(trx, order, historyId, context)
  const rejected = await rejectedSince(trx, historyId)
  const staying = await reversePayments(trx, order, historyId, context)
  await restoreStatuses(trx, order, historyId, context)
  await restoreVoucher(trx, order, before, context)
  return staying - rejected
}
