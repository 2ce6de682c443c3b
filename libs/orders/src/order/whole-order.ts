import type { OrderLineSnapshot } from '@deportivo/contracts/events/order'
import { prepared } from '@deportivo/platform/db/prepared'
import { notFound } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { UndoableBy } from '@deportivo/lifecycle/undo-window'
import { withDates } from './order-json.ts'
import { PART_SQL, type OrderParts } from './order-parts.ts'
import type { OrderRecord } from './order-record.ts'
import { keepingFromUndo } from './return-cases.ts'

/** An order with its dependent rows, read in one statement. */
export interface WholeOrder extends OrderRecord, Omit<OrderParts, 'history' | 'attachments' | 'client'> {
  files: OrderParts['attachments']
  present_client: OrderParts['client']
  /** Without what it was before where a return case keeps it from being undone. */
  last: (Omit<UndoableBy, 'at'> & { at: Date | string }) | null
}

const WHOLE_SQL = `o.*, ${PART_SQL.products} as products, ${PART_SQL.payments} as payments,
    ${PART_SQL.refunds} as refunds, ${PART_SQL.attachments} as files, ${PART_SQL.client} as present_client,
    (select json_build_object('by_id', y.by_id, 'at', y.at, 'before', case when ${keepingFromUndo('y')} is null then y.before end)
      from orders.order_history y where y.order_id = o.id order by y.id desc limit 1) as last`

// As JSON: pg reads the description of sixty columns anew for each execution.
const asJson = (select: string) => `select to_json(whole) as whole from (${select}) whole`

const WHOLE = prepared<{ whole: WholeOrder }>(
  'order whole',
  asJson(`select ${WHOLE_SQL} from orders.orders o where o.id = $1`),
)

/** The whole order as it is in the transaction, or now; undefined where there is none. */
export async function wholeOrder(db: Knex, id: number): Promise<WholeOrder | undefined> {
  const [found] = await WHOLE(db, [id])
  return found && withDates(found.whole)
}

/** The lines of the order in a row `o`, as its events contain them. */
const LINES_SQL = `
  (select coalesce(json_agg(l), '[]') from (
    select id as line_id, product_id, product_name, reference_id, reference_name, brand_id, brand_name, category_id,
      category_name, subcategory_id, subcategory_name, color_id, color_name, size_id, size_name, store_id, store_name,
      code_id, group_id, quantity, picked, price, listed_unit_price, unit_cost
    from orders.order_lines where order_id = o.id order by id) l)`

const CLIENT_TYPE_SQL = '(select c.type_of_client from sales.published_clients c where c.id = o.client_id)'

/** The order after a change: everything that its event and its reply contain. */
export interface ChangedOrder extends WholeOrder {
  lines: OrderLineSnapshot[]
  type_of_client: number
}

const CHANGED_SQL = `select ${WHOLE_SQL}, ${LINES_SQL} as lines, ${CLIENT_TYPE_SQL} as type_of_client
   from orders.orders o`

// The costs are those with which the goods leave, if they do.
const LOCKED = prepared<{ whole: LockedOrder }>(
  'order locked and read',
  asJson(`select ${WHOLE_SQL}, ${LINES_SQL} as lines, ${CLIENT_TYPE_SQL} as type_of_client,
    coalesce((select json_object_agg(l.product_id, c.average_cost)
      from orders.order_lines l left join inventory.published_costs c on c.product_id = l.product_id
      where l.order_id = o.id and o.stock_left_at is null), '{}') as costs
    from orders.orders o where o.id = $1`),
)
const LOCK = prepared<Pick<OrderRecord, 'id'>>(
  'order locked',
  'select id from orders.orders where id = $1 for update',
)

/** A locked order, with everything that a change needs to know of it and its reply contains. */
export interface LockedOrder extends ChangedOrder {
  /** The present average cost of the products whose units have not left; null: unknown. */
  costs: Record<string, number | null>
}

/**
 * Locks the order for the rest of the transaction: concurrent changes are decided one after the other. Read by a
 * second statement of the same packet, which sees what was committed while the first one waited.
 */
export async function lockOrder(trx: Knex.Transaction, id: number): Promise<LockedOrder> {
  const [, [found]] = await Promise.all([LOCK(trx, [id]), LOCKED(trx, [id])])
  if (!found) throw notFound()
  return withDates(found.whole)
}

// Of one order: PostgreSQL plans a statement over an array anew with each call, which costs more than the reading.
const CHANGED = prepared<{ whole: ChangedOrder }>('order changed', asJson(`${CHANGED_SQL} where o.id = $1`))
const MANY_CHANGED = prepared<{ whole: ChangedOrder }>(
  'orders changed',
  asJson(`${CHANGED_SQL} where o.id = any($1::integer[]) order by o.id`),
)

/** Orders as `changedOrder` reads them, by their ids. */
export async function changedOrders(db: Knex, ids: readonly number[]): Promise<ChangedOrder[]> {
  const found = await MANY_CHANGED(db, [[...ids]])
  return found.map(({ whole }) => withDates(whole))
}

/** The order as this transaction has changed it. */
export async function changedOrder(trx: Knex.Transaction, id: number): Promise<ChangedOrder> {
  const [found] = await CHANGED(trx, [id])
  if (!found) throw new Error('an order that is locked exists')
  return withDates(found.whole)
}
