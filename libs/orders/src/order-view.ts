import type { Order } from '@deportivo/contracts/orders/order'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { linksOf } from '@deportivo/platform/files/attachment-reply'
import type { Signer } from '@deportivo/platform/files/signer'
import { prepared } from '@deportivo/platform/db/prepared'
import { text } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import { balanceOf, type OrderRecord } from './order/order-record.ts'
import { nextSteps, type Asking } from './order/refusals.ts'
import { undoUntil, type LastStep } from './undo-step.ts'

/** An order with what hangs on it, gathered by the database in one statement. */
export interface WholeOrder extends OrderRecord {
  products: Order['products']
  payments: Order['payments']
  attachments: (Omit<Order['attachments'][number], 'url' | 'thumbnail_url'> & { has_thumbnail: boolean })[]
  client: Order['client'] | null
  last: (Omit<LastStep, 'at'> & { at: string }) | null
}

const WHOLE = prepared<WholeOrder>(
  'order whole',
  `select o.*,
    coalesce((
      select json_agg(json_build_object(
        'id', l.id, 'product_id', l.product_id, 'product_name', l.product_name, 'photo', l.photo,
        'reference_name', l.reference_name, 'brand_name', l.brand_name, 'category_name', l.category_name,
        'subcategory_name', l.subcategory_name, 'color_name', l.color_name, 'size_id', l.size_id,
        'size_name', l.size_name, 'store_id', l.store_id, 'store_name', l.store_name, 'code_id', l.code_id,
        'quantity', l.quantity, 'price', l.price, 'unit_price', l.price / l.quantity, 'picked', l.picked,
        'held', coalesce(h.quantity, 0), 'hold_expires_at', h.expires_at, 'group_id', l.group_id)
        order by l.product_id, l.store_id, l.size_order, l.id)
      from orders.order_lines l
      left join inventory.holds h on h.order_id = l.order_id and h.line_id = l.id
      where l.order_id = o.id), '[]') as products,
    coalesce((
      select json_agg(json_build_object('id', p.id, 'kind', p.kind, 'amount', p.amount,
        'payment_method', p.payment_method, 'by', p.by_name, 'at', p.at) order by p.id)
      from orders.payments p where p.order_id = o.id), '[]') as payments,
    coalesce((
      select json_agg(json_build_object('id', a.id, 'type', a.type, 'name', a.name, 'media_type', a.media_type,
        'bytes', a.bytes, 'state', a.state, 'rejected_reason', a.rejected_reason, 'by', a.by_name, 'at', a.at,
        'has_thumbnail', a.thumb_path is not null) order by a.id)
      from files.attachments a where a.owner_type = 'order' and a.owner_id = o.id), '[]') as attachments,
    (select json_build_object('id', c.id, 'name', c.name, 'identification_number', c.identification_number,
        'phone', c.phone, 'address', c.address, 'city_id', c.city_id, 'city_name', c.city_name,
        'department_id', c.department_id, 'code_id', c.code_id)
      from sales.published_clients c where c.id = o.client_id) as client,
    (select json_build_object('id', y.id, 'step', y.step, 'by_id', y.by_id, 'at', y.at, 'before', y.before)
      from orders.order_history y where y.order_id = o.id order by y.id desc limit 1) as last
  from orders.orders o where o.id = $1`,
)

/** The whole order as it is in the transaction, or now; nothing where there is none. */
export async function wholeOrder(db: Knex, id: number): Promise<WholeOrder | undefined> {
  const [order] = await WHOLE(db, [id])
  return order
}

export interface Viewing extends Asking {
  signer: Signer
  now: Date
}

function linked(
  { has_thumbnail, ...file }: WholeOrder['attachments'][number],
  { actor, signer, now }: Viewing,
): Order['attachments'][number] {
  return { ...file, ...linksOf({ ...file, has_thumbnail }, { signer, userId: actor.id, now }) }
}

/** An order as lists show it, with the steps this person may take. */
export function summaryOf(order: OrderRecord, asking: Asking, subcategories: string[] = []) {
  const { actor } = asking
  return {
    ...order,
    state: { id: order.state_id, name: text(`order.state.${order.state_id}`, {}, actor.language) },
    payment_method_name: methodName(order.payment_method, actor),
    total_balance: balanceOf(order),
    subcategories,
    next: nextSteps(order, asking),
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

/** The order as one person sees it: its steps are theirs, its files open for them. */
export function viewOrder(order: WholeOrder, viewing: Viewing) {
  const last = order.last && { ...order.last, at: new Date(order.last.at) }
  return {
    ...summaryOf(order, viewing, [...new Set(order.products.map((line) => line.subcategory_name))]),
    client: order.client ?? sameClient(order),
    products: order.products,
    payments: order.payments,
    attachments: order.attachments.map((file) => linked(file, viewing)),
    undo_until: undoUntil(last, viewing.actor.id, viewing.now),
  }
}

/** The same for an order that this transaction changed. */
export async function viewChanged(trx: Knex, { id }: OrderRecord, viewing: Viewing) {
  const order = await wholeOrder(trx, id)
  if (!order) throw new Error('an order that was changed is there')
  return viewOrder(order, viewing)
}
