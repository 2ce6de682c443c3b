import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import type { Settings } from '@deportivo/contracts/admin/settings'
import type { Payment } from '@deportivo/contracts/orders/payment'
import { carrierNamed, trackingUrlOf } from '@deportivo/lifecycle/guide-numbers'
import { orderKind } from '@deportivo/lifecycle/order/kinds'
import { CASH, CASH_ON_DELIVERY } from '@deportivo/lifecycle/payment-methods'
import { maySeeOrder } from '@deportivo/lifecycle/order/visibility'
import { undoUntil } from '@deportivo/lifecycle/undo-window'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { linksOf } from '@deportivo/platform/files/attachment-reply'
import type { Signer } from '@deportivo/platform/files/signer'
import { text } from '@deportivo/texts/text'
import type { OrderFile } from './order/order-parts.ts'
import {
  balanceOf,
  cardFactsOf,
  isLocalDelivery,
  type OrderRecord,
  type ReadOrder,
} from './order/order-record.ts'
import { nextSteps, type Asking } from './order/refusals.ts'
import type { WholeOrder } from './order/whole-order.ts'

export interface Viewing extends Asking {
  signer: Signer
  now: Date
}

/** A file with links that open it for this reader, for a while. */
export function linked(
  { has_thumbnail, same_as, ...file }: OrderFile,
  { actor, signer, now }: Pick<Viewing, 'actor' | 'signer' | 'now'>,
): Order['attachments'][number] {
  return {
    ...file,
    same_as: same_as && { by: same_as.by, order_id: maySeeOrder(same_as, actor) ? same_as.order_id : null },
    ...linksOf({ ...file, has_thumbnail }, { signer, userId: actor.id, now }),
  }
}

/** An order with what a list shows of its lines and client. */
export interface ListedOrder extends ReadOrder {
  subcategories: string[]
  group_id: number | null
  identification_number: string
}

/** Whether the order goes to its client with a carrier, and how once it has a guide. */
function shipmentOf(order: ReadOrder, { carriers }: Pick<Settings, 'carriers'>) {
  const { carrier, guide_number, stock_left_at } = order
  const send = orderKind(order).track === 'dispatch' && !isLocalDelivery(order)
  if (carrier === null || guide_number === null) return { send, information_send: null }
  const tracking_url = trackingUrlOf(carrierNamed(carriers, carrier), guide_number)
  return { send, information_send: { carrier, guide_number, tracking_url, shipped_at: stock_left_at } }
}

/**
 * An order as lists show it, with the steps this user may take. Its columns come last: V8 adds a property to a copy
 * of sixty others by copying all of them, which took a fifth of a list's time.
 */
export function summaryOf<Row extends ListedOrder>(order: Row, asking: Asking) {
  const { actor, settings } = asking
  const { profile_id } = order
  return {
    profile: { id: profile_id, name: text(`profile.${profile_id}`, {}, actor.language) },
    voucher: order.voucher_id,
    city: order.city_name,
    user_name: order.seller_name,
    user_seller_id: order.seller_id,
    state: { id: order.state_id, name: text(`order.state.${order.state_id}`, {}, actor.language) },
    payment_method_name: methodName(order.payment_method, actor),
    total_balance: balanceOf(order),
    next: nextSteps(order, asking),
    ...shipmentOf(order, settings),
    ...order,
  }
}

function methodName(id: number | null, actor: Actor): string | null {
  return id === null ? null : text(`payment.method.${id as 1}`, {}, actor.language)
}

const sameClient = (order: OrderRecord): Order['client'] => ({
  id: order.client_id,
  name: order.client_name,
  identification_number: '',
  phone: order.phone ?? '',
  address: order.address ?? '',
  city_id: order.city_id ?? 0,
  city_name: order.city_name ?? '',
  department_id: order.department_id ?? 0,
  code_id: order.code_id,
})

/** What the client is still to be paid or credited. */
const owedTo = ({ refunds }: WholeOrder): number =>
  refunds.filter(({ state }) => state === 'pending').reduce((sum, { amount }) => sum + amount, 0)

type Paid = Pick<Payment, 'amount' | 'payment_method' | 'kind' | 'status'>

const sumOf = (payments: readonly Paid[]) => payments.reduce((sum, { amount }) => sum + amount, 0)

/** What was paid in cash, and in any other way but to the carrier. A payment and the entry that reverses it add up to 0. */
function paidBy(payments: readonly Paid[]) {
  const valid = payments.filter(({ kind, status }) => status !== 'void' && kind !== 'ct')
  return {
    cash_payment: sumOf(valid.filter(({ payment_method }) => payment_method === CASH)),
    payment_by_transfer: sumOf(
      valid.filter(
        ({ payment_method }) =>
          payment_method !== null && payment_method !== CASH && payment_method !== CASH_ON_DELIVERY,
      ),
    ),
  }
}

/** The register of the last valid payment that was made into one. */
function cashierOf(payments: WholeOrder['payments']): Order['cashier_info'] {
  const paid = payments.findLast(
    ({ cashier_name, status, amount }) => cashier_name && status !== 'void' && amount > 0,
  )
  if (!paid?.cashier_id || !paid.shift_id || !paid.cashier_name) return null
  return { id: paid.cashier_id, name: paid.cashier_name, shift_id: paid.shift_id }
}

/** The label that all grouped lines share. */
function groupOf(lines: WholeOrder['products']): number | null {
  const groups = new Set(lines.flatMap(({ group_id }) => group_id ?? []))
  const [group = null] = groups
  return groups.size === 1 ? group : null
}

/** The newest of each kind of support; rejected files do not count. */
function supportsOf(order: WholeOrder, files: Order['attachments']) {
  const newest = (type: number) =>
    files.findLast((file) => file.type === type && file.state !== 'rejected') ?? null
  const payment_support = newest(ATTACHMENT_TYPES.payment_support)
  return {
    support_guide: newest(ATTACHMENT_TYPES.guide),
    payment_support,
    ct_payment_support: order.payment_method === CASH_ON_DELIVERY ? payment_support : null,
  }
}

/** The order for one user: with the steps they may take and links to its files. */
export function viewOrder(order: WholeOrder, viewing: Viewing) {
  const last = order.last && { ...order.last, at: new Date(order.last.at) }
  const client = order.present_client ?? sameClient(order)
  const attachments = order.files.map((file) => linked(file, viewing))
  const listed = {
    subcategories: [...new Set(order.products.map((line) => line.subcategory_name))],
    group_id: groupOf(order.products),
    identification_number: client.identification_number,
    ...order,
  }
  return {
    client,
    attachments,
    cashier_info: cashierOf(order.payments),
    refund_owed: owedTo(order),
    undo_until: undoUntil(last, viewing.actor.id, viewing.now),
    ...cardFactsOf(order, new Set(order.products.map((line) => line.product_id)).size),
    ...paidBy(order.payments),
    ...supportsOf(order, attachments),
    ...summaryOf(listed, viewing),
  }
}
