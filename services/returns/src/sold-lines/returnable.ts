import { listReturnableLines } from '@deportivo/contracts/returns/returns'
import { maySeeOrder } from '@deportivo/lifecycle/order/visibility'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { notFound, unseen } from '@deportivo/platform/http/refused'
import { referTo } from '@deportivo/platform/records/referrers'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import type { SoldLineRow } from '../tables.ts'

/** A sold line with the units of it that no case returns yet. */
export interface ReturnableRow extends SoldLineRow {
  quantity_available: number
  photo: string | null
  reference_id: number | null
}

/** Units of a sold line `l` that no case returns. */
export const UNITS_LEFT = `l.quantity - (
    select coalesce(sum(c.quantity), 0)::integer from returns.cases c
    where c.line_id = l.line_id and c.state_id <> 'return_cancelled'
  )`

/**
 * Whether a stored line `l` is what its order has sold now: the events that store and withdraw it may not have been read yet.
 * The line of a replacement is no line of the order.
 */
export const IS_SOLD_NOW = `(l.order_version = 0 or exists (
    select from orders.published_lines n where n.id = l.line_id and n.order_id = l.order_id
      and n.quantity = l.quantity and n.price / n.quantity = l.unit_price
  ))`

const LINES = `
  select l.*, p.photo, p.reference_id, ${UNITS_LEFT} as quantity_available
  from returns.sold_lines l
  join orders.published_orders o on o.id = l.order_id and o.delivered_at is not null
  left join catalogue.published_products p on p.id = l.product_id
  where l.order_id = ? and l.is_delivered and ${IS_SOLD_NOW} order by l.line_id`

export const readReturnable = (db: Knex, order_id: number): Promise<ReturnableRow[]> =>
  queryRows<ReturnableRow>(db, LINES, [order_id])

/**
 * The same, locked until the transaction ends: of parallel requests each counts the cases of the ones before. Locked
 * first and counted then, since a statement that waits for a lock does not see what was committed meanwhile.
 */
export async function lockReturnable(trx: Knex.Transaction, order_id: number): Promise<ReturnableRow[]> {
  // Undoing its delivery waits for this, and refuses; one that was undone before leaves nothing to return.
  await referTo(trx, 'order', order_id)
  await trx('returns.sold_lines').where({ order_id }).orderBy('line_id').forUpdate().select('line_id')
  return readReturnable(trx, order_id)
}

/** Units of a line that may still be returned. */
export async function availableOf(
  db: Knex,
  { order_id, line_id }: Pick<SoldLineRow, 'order_id' | 'line_id'>,
): Promise<number> {
  const lines = await readReturnable(db, order_id)
  return lines.find((line) => line.line_id === line_id)?.quantity_available ?? 0
}

/** An order that the user may not see is refused like a missing one. */
export async function refuseUnseenOrder(db: Knex, order_id: number, actor: Actor): Promise<void> {
  const order = await db('orders.published_ownership').where({ order_id }).first()
  if (!order) throw notFound()
  if (!maySeeOrder(order, actor)) throw unseen()
}

export const listReturnableLinesRoute: Routes = (app, deps) =>
  read(app, deps, listReturnableLines, async ({ db, params, actor }) => {
    await refuseUnseenOrder(db, params.id, actor)
    return found(await readReturnable(db, params.id))
  })
