import type { SameReceipt } from '@deportivo/contracts/orders/files'
import { MOST_HISTORY, type HistoryEntry } from '@deportivo/contracts/orders/history'
import type { Order } from '@deportivo/contracts/orders/order'
import type { OrderOwnership } from '@deportivo/lifecycle/order/visibility'
import { prepared, preparedPer } from '@deportivo/platform/db/prepared'
import type { Knex } from 'knex'
import { IS_LAST_STEP } from './last-step.ts'
import { keepingFromUndo, type KeepingCase } from './return-cases.ts'

/** A file of an order as the database has it; its links are made for each reader. */
export type OrderFile = Omit<Order['attachments'][number], 'url' | 'thumbnail_url' | 'same_as'> & {
  has_thumbnail: boolean
  /** With what decides who may see that order. */
  same_as: (SameReceipt & { order_id: number } & OrderOwnership) | null
}

export interface HistoryRow {
  id: number
  step: string
  from: Order['state_id'] | null
  to: Order['state_id']
  by: string
  by_id: number | null
  at: string
  note: string | null
  money: HistoryEntry['money']
  /** Whether it is the newest entry and stored what undoing it needs. */
  is_undoable: boolean
  /** The return case for which it can't be undone. */
  held_by_case: KeepingCase | null
}

/** A line as replies contain it, with what sorts it. */
export type OrderLine = Order['products'][number] & { size_order: number }

/** The dependent rows of an order. */
export interface OrderParts {
  products: OrderLine[]
  payments: Order['payments']
  refunds: Order['refunds']
  attachments: OrderFile[]
  client: Order['client'] | null
  history: HistoryRow[]
}

// ISO 8601 in UTC with milliseconds, like all times in replies: JSON made by the database would have offsets.
const iso = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

// Money and its entry are written in one transaction, so at one time; only what a step moves names its entry by id.
const MONEY_OF_ENTRY = `coalesce((
        select json_agg(json_build_object('kind', p.kind, 'amount', p.amount, 'payment_method', p.payment_method) order by p.id)
        from money.payments p
        where p.order_id = y.order_id
          and y.step in ('payment_recorded', 'payment_confirmed', 'payment_rejected', 'refund_paid', 'refund_voucher')
          and (p.at = y.at or exists (
            select from money.payment_statuses s where s.payment_id = p.id and s.at = y.at))), '[]')`

/** A page of the history of a row `o` of orders.orders, newest first. */
const historySql = (offset: string) => `coalesce((
      select json_agg(json_build_object('id', y.id, 'step', y.step, 'from', y.from_state, 'to', y.to_state,
        'by', y.by_name, 'by_id', y.by_id, 'at', ${iso('y.at')}, 'note', y.note, 'money', ${MONEY_OF_ENTRY}, 'is_undoable', y.before is not null
        and ${IS_LAST_STEP}, 'held_by_case', ${keepingFromUndo('y')}) order by y.id desc)
      from (
        select * from orders.order_history where order_id = o.id order by id desc limit ${MOST_HISTORY} offset ${offset}
      ) y), '[]')`

/** Each part as an expression over a row `o` of orders.orders. */
export const PART_SQL: Readonly<Record<keyof OrderParts, string>> = {
  products: `coalesce((
      select json_agg(json_build_object(
        'id', l.id, 'product_id', l.product_id, 'product_name', l.product_name, 'photo', l.photo,
        'reference_name', l.reference_name, 'brand_name', l.brand_name, 'category_name', l.category_name,
        'subcategory_name', l.subcategory_name, 'color_name', l.color_name, 'size_id', l.size_id,
        'size_name', l.size_name, 'size_order', l.size_order, 'store_id', l.store_id, 'store_name', l.store_name, 'code_id', l.code_id,
        'quantity', l.quantity, 'price', l.price, 'unit_price', l.price / l.quantity, 'listed_unit_price', l.listed_unit_price,
        'discount_reason', l.discount_reason, 'picked', l.picked,
        'held', coalesce(h.quantity, 0), 'hold_expires_at', ${iso('h.expires_at')}, 'group_id', l.group_id,
        'sale_out_id', l.sale_out_id)
        order by l.product_id, l.store_id, l.size_order, l.id)
      from orders.order_lines l
      left join inventory.holds h on h.order_id = l.order_id and h.line_id = l.id
      where l.order_id = o.id), '[]')`,
  payments: `coalesce((
      select json_agg(json_build_object('id', p.id, 'kind', p.kind, 'amount', p.amount,
        'payment_method', p.payment_method, 'cashier_id', p.cashier_id, 'cashier_name', k.name, 'shift_id', p.shift_id, 'status', p.status,
        'attachment_id', p.attachment_id, 'reason', p.reason, 'note', p.note, 'return_id', p.return_id, 'voucher_id', p.voucher_id, 'by', p.by_name, 'at', ${iso('p.at')},
        'confirmed_by', case when p.status = 'confirmed' then p.status_by end,
        'confirmed_at', case when p.status = 'confirmed' then ${iso('p.status_at')} end) order by p.id)
      from money.current_payments p left join money.cashiers k on k.id = p.cashier_id
      where p.order_id = o.id), '[]')`,
  refunds: `coalesce((
      select json_agg(json_build_object('id', r.id, 'amount', r.amount, 'state', r.state, 'at', ${iso('r.created_at')},
        'settled_by', r.settled_by, 'settled_at', ${iso('r.settled_at')}, 'voucher_id', r.voucher_id) order by r.id)
      from money.refunds r where r.order_id = o.id and r.state <> 'void'), '[]')`,
  attachments: `coalesce((
      select json_agg(json_build_object('id', a.id, 'type', a.type, 'name', a.name, 'media_type', a.media_type,
        'bytes', a.bytes, 'state', a.state, 'rejected_reason', a.rejected_reason, 'by', a.by_name, 'at', ${iso('a.at')},
        'has_thumbnail', a.thumb_path is not null,
        'same_as', case when a.same_as_id is not null then (
          select json_build_object('by', a.same_as, 'order_id', x.id, 'type_order', x.type_order,
            'seller_id', x.seller_id, 'auxiliary_user_id', x.auxiliary_user_id)
          from files.published_attachments b join orders.orders x on x.id = b.owner_id where b.id = a.same_as_id) end) order by a.id)
      from files.published_attachments a where a.owner_type = 'order' and a.owner_id = o.id), '[]')`,
  client: `(select json_build_object('id', c.id, 'name', c.name, 'identification_number', c.identification_number,
        'phone', c.phone, 'address', c.address, 'city_id', c.city_id, 'city_name', c.city_name,
        'department_id', c.department_id, 'code_id', c.code_id)
      from sales.published_clients c where c.id = o.client_id)`,
  history: historySql('0'),
}

const PART = preparedPer<{ id: number; part: unknown }>(
  'order part',
  (part) =>
    `select o.id, ${PART_SQL[part as keyof OrderParts]} as part from orders.orders o where o.id = any($1)`,
)

/** One part of several orders, in one statement. */
export async function readPart<Name extends keyof OrderParts>(
  db: Knex,
  name: Name,
  ids: readonly number[],
): Promise<Map<number, OrderParts[Name]>> {
  const rows = await PART(name)(db, [ids])
  return new Map(rows.map(({ id, part }) => [id, part as OrderParts[Name]]))
}

const HISTORY_PAGE = prepared<{ part: HistoryRow[] }>(
  'order history',
  `select ${historySql('$2::integer')} as part from orders.orders o where o.id = $1`,
)

/** A page of an order's history; the first one has the newest entries. */
export async function readHistory(db: Knex, id: number, page: number): Promise<HistoryRow[]> {
  const [found] = await HISTORY_PAGE(db, [id, (page - 1) * MOST_HISTORY])
  return found?.part ?? []
}
