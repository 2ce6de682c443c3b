import type { Shortage } from '@deportivo/inventory/change'
import { hold, type LineToHold } from '@deportivo/inventory/hold'
import { withoutWaiting } from '@deportivo/platform/db/pipeline'
import { prepared } from '@deportivo/platform/db/prepared'
import type { Knex } from 'knex'
import { expiryFor } from './holds.ts'
import type { LineProduct, LineSize } from './line-product.ts'
import { saveLines } from './lines.ts'
import type { OrderRecord } from '../order/order-record.ts'
import type { ChangedOrder } from '../order/whole-order.ts'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { LineRow } from '../tables.ts'

export interface NewLine {
  product_id: number
  product: LineProduct
  size: LineSize
  store_id: number
  store_name: string
  code_id: number
  quantity: number
  unit_price: number
}

const MERGE_OR_INSERT = prepared<Pick<LineRow, 'id'>>(
  'line merged or inserted',
  `with merged as (
     update orders.order_lines set quantity = quantity + $6::integer, price = price + $7::bigint
     where order_id = $1 and product_id = $2 and size_id = $3 and store_id = $4 and code_id = $5
       and price * $6::integer = quantity * $7::bigint and listed_unit_price = $18::bigint
       and sale_out_id is null
     returning id
   ), inserted as (
     insert into orders.order_lines (order_id, product_id, size_id, store_id, code_id, quantity, price, product_name, photo,
       reference_name, brand_name, category_name, subcategory_name, color_name, size_name, size_order, store_name,
       listed_unit_price, reference_id, brand_id, category_id, subcategory_id, color_id)
     select $1::integer, $2::integer, $3::integer, $4::integer, $5::integer, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16::integer, $17,
       $18::bigint, $19::integer, $20::integer, $21::integer, $22::integer, $23::integer
     where not exists (select from merged)
     returning id
   )
   select id from merged union all select id from inserted`,
)

/** Two lines of the same product, size and store at the same price, listed and paid, are one line; not a transferred one. */
async function mergeOrInsert(trx: Knex.Transaction, order: OrderRecord, line: NewLine): Promise<number> {
  const { product, size } = line
  const [written] = await MERGE_OR_INSERT(trx, [
    order.id,
    line.product_id,
    size.id,
    line.store_id,
    line.code_id,
    line.quantity,
    line.quantity * line.unit_price,
    product.name,
    product.photo,
    product.reference_name,
    product.brand_name,
    product.category_name,
    product.subcategory_name,
    product.color_name,
    size.name,
    size.sort_order,
    line.store_name,
    product.codes[String(line.code_id)] ?? line.unit_price,
    product.reference_id,
    product.brand_id,
    product.category_id,
    product.subcategory_id,
    product.color_id,
  ])
  if (!written) throw new Error('a line is merged or inserted')
  return written.id
}

async function heldLine(trx: Knex.Transaction, order: OrderRecord, line: NewLine): Promise<LineToHold> {
  const line_id = await mergeOrInsert(trx, order, line)
  const { product_id, store_id, quantity } = line
  return { line_id, product_id, size_id: line.size.id, store_id, quantity }
}

/** The order with its new lines, or what is short: then the caller refuses, which rolls everything back. */
export type Added = { after: ChangedOrder } | { short: Shortage[] }

/** Writes lines, holds their units and saves the order: all of them or none. */
export async function addLines(
  trx: Knex.Transaction,
  order: OrderRecord,
  lines: readonly NewLine[],
  context: CommandContext,
): Promise<Added> {
  const held = hold(trx, {
    order_id: order.id,
    actor: context.actor,
    at: context.now,
    expires_at: expiryFor(order, context),
    lines: await Promise.all(lines.map((line) => heldLine(trx, order, line))),
  })
  // Nearly never short: the order is saved in the same packet.
  await withoutWaiting(trx, held)
  const after = await saveLines(trx, order, context)
  const outcome = await held
  return outcome.ok ? { after } : { short: outcome.short }
}
