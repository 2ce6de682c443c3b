import type { Shortage } from '@deportivo/inventory/change'
import type { RefuseShort } from '@deportivo/inventory/apply'
import { hold, holdLater, type LineToHold } from '@deportivo/inventory/hold'
import { withoutWaiting } from '@deportivo/platform/db/pipeline'
import { prepared } from '@deportivo/platform/db/prepared'
import { rule } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import { expiryFor } from './holds.ts'
import type { NewLine } from './line-product.ts'
import { added, discountOf, eventLine, merged, sameLine, type Lines } from './lines-after.ts'
import { changedLines, type EventLine, type LinesAfter } from '../order/order-after.ts'
import { saveKnown } from '../order/save-order.ts'
import type { ChangedOrder, LockedOrder } from '../order/whole-order.ts'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'

/** As many as can be packed, and come back, in one step. */
const MOST_LINES = 500

interface NewLines {
  lines: readonly NewLine[]
  /** One for each line, of `newLineIds` or of the line's facts. */
  line_ids: readonly number[]
}

const MERGE = prepared<never>(
  'line merged',
  'update orders.order_lines set quantity = quantity + $2, price = price + $3 where id = $1',
)

const INSERT = prepared<never>(
  'line inserted',
  `insert into orders.order_lines (id, order_id, product_id, size_id, store_id, code_id, quantity, price, product_name,
     photo, reference_name, brand_name, category_name, subcategory_name, color_name, size_name, size_order, store_name,
     listed_unit_price, reference_id, brand_id, category_id, subcategory_id, color_id, discount_reason)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25)`,
)

const valuesOf = (
  order: LockedOrder,
  row: EventLine,
  { product, size }: NewLine,
  discount_reason: string | null,
) => [
  row.line_id,
  order.id,
  row.product_id,
  row.size_id,
  row.store_id,
  row.code_id,
  row.quantity,
  row.price,
  row.product_name,
  product.photo,
  row.reference_name,
  row.brand_name,
  row.category_name,
  row.subcategory_name,
  row.color_name,
  row.size_name,
  size.sort_order,
  row.store_name,
  row.listed_unit_price,
  row.reference_id,
  row.brand_id,
  row.category_id,
  row.subcategory_id,
  row.color_id,
  discount_reason,
]

/** Writes the lines without waiting; returns what they hold, and what they change. */
async function write(
  trx: Knex.Transaction,
  order: LockedOrder,
  { lines, line_ids }: NewLines,
  ends: Date | null,
): Promise<{ held: LineToHold[]; after: LinesAfter[]; present: Lines }> {
  const held: LineToHold[] = []
  const after: LinesAfter[] = []
  let present: Lines = order
  for (const [nth, line] of lines.entries()) {
    const id = line_ids[nth]
    if (id === undefined) throw new Error('each new line has an id')
    const row = eventLine(line, id)
    const { discount_reason } = discountOf(line)
    const same = sameLine(present, row, discount_reason)
    await withoutWaiting(
      trx,
      same
        ? MERGE(trx, [same.id, row.quantity, row.price])
        : INSERT(trx, valuesOf(order, row, line, discount_reason)),
    )
    const change = same ? merged(same, row, ends) : added(row, line, ends)
    const { product_id, size_id, store_id, quantity } = row
    held.push({ line_id: same?.id ?? id, product_id, size_id, store_id, quantity })
    after.push(change)
    present = changedLines(present, [change])
  }
  if (present.lines.length > MOST_LINES) throw rule('order.refused.too_many_lines', { most: MOST_LINES })
  return { held, after, present }
}

function savedWith(
  trx: Knex.Transaction,
  order: LockedOrder,
  { after: lines, present }: { after: LinesAfter[]; present: Lines },
  context: CommandContext,
): Promise<ChangedOrder> {
  const has_expired_holds = present.products.some(({ held, quantity }) => held < quantity)
  const patch = order.has_expired_holds ? { has_expired_holds } : {}
  return saveKnown(trx, order, { patch, event: 'order.lines_changed', lines }, context)
}

const holdOf = (
  order: LockedOrder,
  lines: LineToHold[],
  expires_at: Date | null,
  context: CommandContext,
) => ({
  order_id: order.id,
  actor: context.actor,
  at: context.now,
  expires_at,
  lines,
})

/** Writes lines, holds their units and saves the order: all of them or none. Waits for nothing. */
export async function addLinesLater(
  trx: Knex.Transaction,
  order: LockedOrder,
  { refuse, ...lines }: NewLines & { refuse: RefuseShort },
  context: CommandContext,
): Promise<ChangedOrder> {
  const ends = expiryFor(order, context)
  const written = await write(trx, order, lines, ends)
  await holdLater(trx, holdOf(order, written.held, ends, context), refuse)
  return savedWith(trx, order, written, context)
}

/** The order with its new lines, or what is short: then the caller refuses, which rolls everything back. */
export type Added = { after: ChangedOrder } | { short: Shortage[] }

/** The same, and waits for what is short. */
export async function addLines(
  trx: Knex.Transaction,
  order: LockedOrder,
  lines: NewLines,
  context: CommandContext,
): Promise<Added> {
  const ends = expiryFor(order, context)
  const written = await write(trx, order, lines, ends)
  const outcome = await hold(trx, holdOf(order, written.held, ends, context))
  if (!outcome.ok) return { short: outcome.short }
  return { after: await savedWith(trx, order, written, context) }
}
