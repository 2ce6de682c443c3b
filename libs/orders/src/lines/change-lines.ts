import { hold } from '@deportivo/inventory/hold'
import { release } from '@deportivo/inventory/release'
import { transferHold } from '@deportivo/inventory/transfer-hold'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { invalid, notFound } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import { expiryFor, shortOn } from './holds.ts'
import { checkUnitPrice, pricesOf, unitPriceOf } from './line-product.ts'
import { refuseClosed, saveLines } from './lines.ts'
import type { OrderRecord } from '../order/order-record.ts'
import { closedForChanges } from '../order/refusals.ts'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { LineRow } from '../tables.ts'
import type { ChangedOrder } from '../order/whole-order.ts'

const LINE_COLUMNS = [
  'id',
  'product_id',
  'size_id',
  'size_name',
  'store_id',
  'code_id',
  'quantity',
  'price',
] as const satisfies readonly (keyof LineRow)[]

type Line = Pick<LineRow, (typeof LINE_COLUMNS)[number]>

async function lineOf(trx: Knex.Transaction, order: OrderRecord, id: number): Promise<Line> {
  const line = await trx('orders.order_lines')
    .where({ id, order_id: order.id })
    .first(...LINE_COLUMNS)
  if (!line) throw notFound()
  return line
}

/** Another quantity at the same unit price. More units are held or refused; fewer are released. */
export async function changeQuantity(
  trx: Knex.Transaction,
  order: OrderRecord,
  lineId: number,
  quantity: number,
  context: CommandContext,
): Promise<ChangedOrder> {
  refuseClosed(order)
  const line = await lineOf(trx, order, lineId)
  const unitPrice = line.price / line.quantity
  // The added units are the caller's sale: a discount that another user gave does not cover them.
  if (quantity > line.quantity)
    checkUnitPrice(await pricesOf(trx, line.product_id), line.code_id, unitPrice, context.actor)
  await release(trx, { order_id: order.id, line_ids: [line.id], actor: context.actor, at: context.now })
  const held = await hold(trx, {
    order_id: order.id,
    actor: context.actor,
    at: context.now,
    expires_at: expiryFor(order, context),
    lines: [
      {
        line_id: line.id,
        product_id: line.product_id,
        size_id: line.size_id,
        store_id: line.store_id,
        quantity,
      },
    ],
  })
  if (!held.ok) throw shortOn('quantity', held.short[0]?.available ?? 0, line.size_name)
  await trx('orders.order_lines')
    .where('id', line.id)
    .update({ quantity, price: unitPrice * quantity, picked: 0 })
  return saveLines(trx, order, context)
}

/** Lines by their ids, or every line of a product (and size). */
export type WhichLines = { lines: readonly number[] } | { product_id: number; size_id?: number | undefined }

/** Removes lines from an order; their units are free again. */
export async function removeLines(
  trx: Knex.Transaction,
  order: OrderRecord,
  which: WhichLines,
  context: CommandContext,
): Promise<ChangedOrder> {
  refuseClosed(order)
  const rows = trx('orders.order_lines').where('order_id', order.id)
  if ('lines' in which) void rows.whereIn('id', which.lines)
  else
    void rows.where({
      product_id: which.product_id,
      ...(which.size_id === undefined ? {} : { size_id: which.size_id }),
    })
  const ids = (await rows.clone().select('id')).map((row) => row.id)
  if (ids.length === 0) throw notFound()
  await release(trx, { order_id: order.id, line_ids: ids, actor: context.actor, at: context.now })
  await rows.delete()
  return saveLines(trx, order, context)
}

/** A label on lines that travel together, until they have left; null takes it off. */
export async function groupLines(
  trx: Knex.Transaction,
  order: OrderRecord,
  groupId: number | null,
  lines: readonly number[],
  context: CommandContext,
): Promise<ChangedOrder> {
  if (order.stock_left_at !== null || orderStateRow(order.state_id).is_given_up) throw closedForChanges(order)
  const changed = await trx('orders.order_lines')
    .where('order_id', order.id)
    .whereIn('id', lines)
    .update({ group_id: groupId })
  if (changed !== lines.length) throw invalid({ lines: 'field.unknown_record' })
  return saveLines(trx, order, context)
}

export interface Transfer {
  product_id: number
  size_id: number
  quantity: number
  /** The total of the moved units; absent: at the unit price of the source line. */
  price?: number | undefined
  group_id?: number | null | undefined
}

async function sourceLine(trx: Knex.Transaction, order: OrderRecord, transfer: Transfer): Promise<Line> {
  const line = await trx('orders.order_lines')
    .where({ order_id: order.id, product_id: transfer.product_id, size_id: transfer.size_id })
    .andWhere('quantity', '>=', transfer.quantity)
    .orderBy('id')
    .first(...LINE_COLUMNS)
  if (!line) throw invalid({ sale_out: 'order.refused.transfer' })
  return line
}

/**
 * The total of the moved units. The rules of a new line apply: code of the user, floor of the price, even
 * division.
 */
async function transferPrice(
  trx: Knex.Transaction,
  line: Line,
  { product_id, price, quantity }: Transfer,
  { actor }: CommandContext,
): Promise<number> {
  const total = price ?? (line.price / line.quantity) * quantity
  checkUnitPrice(await pricesOf(trx, product_id), line.code_id, unitPriceOf(total, quantity), actor)
  return total
}

const COPY_LINE = `
  insert into orders.order_lines (order_id, product_id, size_id, store_id, code_id, quantity, price, group_id, product_name, photo,
    reference_name, brand_name, category_name, subcategory_name, color_name, size_name, size_order, store_name,
    listed_unit_price, discount_reason, reference_id, brand_id, category_id, subcategory_id, color_id, sale_out_id)
  select ?, product_id, size_id, store_id, code_id, ?, ?, ?, product_name, photo,
    reference_name, brand_name, category_name, subcategory_name, color_name, size_name, size_order, store_name,
    listed_unit_price, discount_reason, reference_id, brand_id, category_id, subcategory_id, color_id, order_id
  from orders.order_lines where id = ?
  returning id`

/** Moves held units of one order to another, held all the time. Needs both orders locked, lower id first. */
export async function transferUnits(
  trx: Knex.Transaction,
  from: OrderRecord,
  to: OrderRecord,
  transfer: Transfer,
  context: CommandContext,
): Promise<ChangedOrder> {
  refuseClosed(from)
  refuseClosed(to)
  const line = await sourceLine(trx, from, transfer)
  const unitPrice = line.price / line.quantity
  const price = await transferPrice(trx, line, transfer, context)
  const [copied] = await queryRows<Pick<LineRow, 'id'>>(trx, COPY_LINE, [
    to.id,
    transfer.quantity,
    price,
    transfer.group_id ?? null,
    line.id,
  ])
  const moved = await transferHold(trx, {
    from: { order_id: from.id, line_id: line.id },
    to: { order_id: to.id, line_id: copied?.id ?? 0 },
    quantity: transfer.quantity,
    expires_at: expiryFor(to, context),
    actor: context.actor,
    at: context.now,
  })
  if (!moved.ok) throw invalid({ sale_out: 'order.refused.transfer' })
  const left = line.quantity - transfer.quantity
  if (left === 0) await trx('orders.order_lines').where('id', line.id).delete()
  else
    await trx('orders.order_lines')
      .where('id', line.id)
      .update({ quantity: left, price: unitPrice * left, picked: 0 })
  await saveLines(trx, from, context)
  return saveLines(trx, to, context)
}
