import {
  confirmPayment,
  payByVoucher,
  recordPayment,
  rejectPayment,
} from '@deportivo/contracts/orders/payments'
import { confirmRecorded, recordLater, rejectRecorded } from '@deportivo/orders/money/change-payments'
import { payByVoucher as spendOnOrder } from '@deportivo/orders/money/pay-by-voucher'
import type { ChangedOrder } from '@deportivo/orders/order/whole-order'
import { fileIn } from '@deportivo/platform/files/multipart'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Deps, Routes } from '@deportivo/platform/service'
import { storeOrderFile } from '../files/store-order-file.ts'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { openForEditing, openOrder, replyOf } from '../orders/open-order.ts'

/** Which payment a message is about. */
const sumOf = (id: number, amount: number) => ({ id, amount: { pesos: amount } })

/** The order after accounting decided on one of its payments. */
function decided(deps: Deps, after: ChangedOrder, paymentId: number, context: CommandContext) {
  const order = replyOf(deps, after, context)
  const amount = order.payments.find(({ id }) => id === paymentId)?.amount ?? 0
  return { order, values: sumOf(order.id, amount) }
}

/** A later payment of an order, with its proof in the same request. */
export const recordPaymentRoute: Routes = (app, deps) =>
  change(app, deps, recordPayment, async ({ params, body, trx, context }) => {
    const order = await openForEditing(deps, trx, params.id, body, context)
    const file = fileIn(body)
    const type = ATTACHMENT_TYPES.payment_support
    const ready = file ? (await storeOrderFile(trx, { order, file, type }, context)).order : order
    const after = await recordLater(trx, ready, body, context)
    return withMessage('payment.recorded', replyOf(deps, after, context), sumOf(params.id, body.amount))
  })

export const payByVoucherRoute: Routes = (app, deps) =>
  change(app, deps, payByVoucher, async ({ params, body, trx, context }) => {
    const order = await openForEditing(deps, trx, params.id, body, context)
    const after = await spendOnOrder(trx, order, body, context)
    return withMessage('payment.recorded', replyOf(deps, after, context), sumOf(params.id, body.amount))
  })

export const confirmPaymentRoute: Routes = (app, deps) =>
  change(app, deps, confirmPayment, async ({ params, body, trx, context }) => {
    const order = await openOrder(deps, trx, params.id, body, context)
    const after = await confirmRecorded(trx, order, params.paymentId, context)
    const { order: present, values } = decided(deps, after, params.paymentId, context)
    return withMessage('payment.confirmed', present, values)
  })

export const rejectPaymentRoute: Routes = (app, deps) =>
  change(app, deps, rejectPayment, async ({ params, body, trx, context }) => {
    const order = await openOrder(deps, trx, params.id, body, context)
    const after = await rejectRecorded(trx, order, { id: params.paymentId, reason: body.reason }, context)
    const { order: present, values } = decided(deps, after, params.paymentId, context)
    return withMessage('payment.rejected', present, values)
  })
