import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { Ledger, SpentVoucher } from '@deportivo/money/ledger'
import type { OrderRecord } from '../order/order-record.ts'
import { nameRenewed } from './renewed-vouchers.ts'
import {
  firstPart,
  paymentsOf,
  recordPayment,
  setStatus,
  type CurrentPayment,
} from '@deportivo/money/payments/payments'
import { refuseSharedProof } from '@deportivo/money/payments/proofs'
import { voidRefundsOf } from '@deportivo/money/refunds/refunds'
import { shiftForReversal } from '@deportivo/money/registers/shifts'
import type { PaymentStatusRow } from '@deportivo/money/tables'
import { giveVoucherBack, spendVoucherAgain, voidVouchersOf } from '@deportivo/money/vouchers/vouchers'

type Earlier = Pick<PaymentStatusRow, 'payment_id' | 'status' | 'attachment_id'>

/** The status that payments of before had when the step changed it. */
const EARLIER = `
  select s.payment_id, e.status, e.attachment_id
  from money.payment_statuses s
  join money.payments p on p.id = s.payment_id and p.history_id is distinct from s.history_id
  join lateral (
    select status, attachment_id from money.payment_statuses where payment_id = s.payment_id and id < s.id
    order by id desc limit 1
  ) e on true
  where s.history_id = ? and p.order_id = ?
  order by s.id`

async function restoreStatuses(ledger: Ledger, historyId: number): Promise<void> {
  const { trx, order } = ledger
  const earlier = await queryRows<Earlier>(trx, EARLIER, [historyId, order.id])
  for (const { payment_id, status, attachment_id } of earlier)
    await setStatus(ledger, { id: payment_id, attachment_id }, { status })
  if (earlier.length > 0) await refuseSharedProof(trx, order.id)
}

/** Payments of a step that accounting confirmed after it: that money has come, and stays on the order. */
const CONFIRMED_SINCE = `
  select p.id, p.kind, p.amount from money.current_payments p
  where p.order_id = ? and p.history_id = ? and p.status = 'confirmed'
    and exists (select from money.payment_statuses s where s.payment_id = p.id and s.status = 'unconfirmed')`

type PaymentPart = Pick<CurrentPayment, 'id' | 'kind' | 'amount'>

/** Reverses what the step recorded and was not confirmed since; returns the first payments that stay. */
async function reversePayments(ledger: Ledger, historyId: number): Promise<number> {
  const { trx, order } = ledger
  const staying = await queryRows<PaymentPart>(trx, CONFIRMED_SINCE, [order.id, historyId])
  const ids = new Set(staying.map(({ id }) => id))
  for (const payment of await paymentsOf(trx, { order_id: order.id, history_id: historyId }))
    if (!ids.has(payment.id)) await reversePayment(ledger, payment)
  return firstPart(staying)
}

/** Unconfirmed money becomes void, confirmed money is reversed by its opposite in an open shift. */
async function reversePayment(ledger: Ledger, payment: CurrentPayment): Promise<void> {
  if (payment.status === 'void') return
  if (payment.status === 'unconfirmed') return setStatus(ledger, payment, { status: 'void' })
  const shift_id =
    payment.shift_id === null ? null : await shiftForReversal(ledger.trx, payment.shift_id, payment)
  const { kind, amount, payment_method, id: reverses_id, voucher_id, return_id } = payment
  // Credited by the step: spent again.
  if (voucher_id !== null) await spendVoucherAgain(ledger, { voucher_id, voucher_value: -amount })
  await recordPayment(ledger, {
    kind,
    amount: -amount,
    payment_method,
    status: 'confirmed',
    shift_id,
    reverses_id,
    voucher_id,
    ...(voucher_id !== null && { return_id }),
  })
}

/** The voucher that the step spent is credited again, the one that it returned is spent again. */
async function restoreVoucher(ledger: Ledger, before: SpentVoucher): Promise<void> {
  const { order, sums } = ledger
  const { voucher_id, voucher_value } = before
  if (order.voucher_id === voucher_id && order.voucher_value === voucher_value) return
  await giveVoucherBack(ledger, order)
  await spendVoucherAgain(ledger, before)
  Object.assign(sums, { voucher_id, voucher_value })
}

/** First payments from before a step that accounting rejected after it. */
const REJECTED_SINCE = `
  select p.id, p.kind, p.amount from money.payments p
  join money.payment_statuses s on s.payment_id = p.id and s.status = 'void' and s.history_id is null
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
  ledger: Ledger<OrderRecord>,
  { before, historyId }: { before: SpentVoucher; historyId: number },
): Promise<number> {
  await voidVouchersOf(ledger, historyId)
  await voidRefundsOf(ledger, historyId)
  const rejected = await rejectedSince(ledger.trx, historyId)
  const staying = await reversePayments(ledger, historyId)
  await restoreStatuses(ledger, historyId)
  await restoreVoucher(ledger, before)
  await nameRenewed(ledger)
  return staying - rejected
}
