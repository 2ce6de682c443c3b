import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { listRefunds, payRefund, refundAsVoucher, type Refund } from '@deportivo/contracts/orders/refunds'
import { CASH } from '@deportivo/lifecycle/payment-methods'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { onlyVisible, refuseUnseen } from '@deportivo/orders/order/visibility'
import { methodFrom } from '@deportivo/money/payments/payment-input'
import {
  openRefund,
  payRefund as pay,
  refundAsVoucher as turnIntoVoucher,
  refuseSettled,
  type OpenRefund,
} from '@deportivo/orders/money/settle-refund'
import { shiftToPayFrom } from '@deportivo/money/registers/shifts'
import { mayEditOrder } from '@deportivo/lifecycle/order/order-machine'
import { fileIn } from '@deportivo/platform/files/multipart'
import { may, type Actor } from '@deportivo/platform/http/guard/actor'
import { defineList } from '@deportivo/platform/lists/define-list'
import { forbidden, invalid } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { storeOrderFile } from '../files/store-order-file.ts'
import { replyOf } from '../orders/open-order.ts'

type Row = Omit<Refund, 'created_at' | 'settled_at'> & { created_at: Date; settled_at: Date | null }

/** What is owed to clients, by the orders that the caller may see. */
export const listRefundsRoute = defineList<typeof listRefunds, Row>(listRefunds, {
  from: ({ db, actor }) =>
    onlyVisible(
      db('money.published_refunds as refunds').join(
        'orders.published_orders as orders',
        'orders.id',
        'refunds.order_id',
      ),
      actor,
    ).select('refunds.*', 'orders.client_name'),
  filters: {
    id: 'refunds.id',
    order_id: 'refunds.order_id',
    client_id: 'refunds.client_id',
    state: 'refunds.state',
  },
  // Ids are given when refunds are created.
  sort: { id: 'refunds.id', created_at: 'refunds.id' },
  tiebreak: ['refunds.id'],
  // An order or a client has few: equality finds them.
  ranges: ['state'],
})

/** To which client how much was owed, for a message. */
const owedTo = ({ refund, order }: OpenRefund) => ({
  id: order.id,
  client: order.client_name,
  amount: { pesos: refund.amount },
})

async function openSeen(trx: Knex.Transaction, id: number, actor: Actor): Promise<OpenRefund> {
  const open = await openRefund(trx, id)
  refuseUnseen(open.order, actor)
  return open
}

interface PayInput {
  payment_method: number
  cashier_id?: number
}

/** Cash is paid out of an open register; anything else is sent by accounting. */
async function paidHow(
  trx: Knex.Transaction,
  { amount }: OpenRefund['refund'],
  { payment_method, cashier_id, ...body }: PayInput,
  actor: Actor,
) {
  const method = methodFrom(payment_method)
  if (method !== CASH) {
    if (!may(actor, 'validate payment')) throw forbidden()
    // Without a file of its own it has no proof: a receipt that the client sent proves what the client paid.
    return { payment_method: method, ...(fileIn(body) ? { proof: 'optional' as const } : {}) }
  }
  if (cashier_id === undefined) throw invalid({ cashier_id: 'field.required' })
  return { payment_method: method, shift_id: await shiftToPayFrom(trx, cashier_id, amount) }
}

async function withFile(
  trx: Knex.Transaction,
  open: OpenRefund,
  body: object,
  context: CommandContext,
): Promise<OpenRefund> {
  const file = fileIn(body)
  if (!file) return open
  const type = ATTACHMENT_TYPES.payment_support
  return { ...open, order: (await storeOrderFile(trx, { order: open.order, file, type }, context)).order }
}

export const payRefundRoute: Routes = (app, deps) =>
  change(app, deps, payRefund, async ({ params, body, actor, trx, context }) => {
    const open = await openSeen(trx, params.id, actor)
    refuseSettled(open.refund)
    const how = await paidHow(trx, open.refund, body, actor)
    const paid = await pay(trx, await withFile(trx, open, body, context), how, context)
    return withMessage('refund.paid', replyOf(deps, paid, context), owedTo(open))
  })

export const refundAsVoucherRoute: Routes = (app, deps) =>
  change(app, deps, refundAsVoucher, async ({ params, actor, trx, context }) => {
    const open = await openSeen(trx, params.id, actor)
    if (!mayEditOrder(open.order, actor)) throw forbidden()
    const credited = await turnIntoVoucher(trx, open, context)
    return withMessage('refund.became_voucher', replyOf(deps, credited, context), owedTo(open))
  })
