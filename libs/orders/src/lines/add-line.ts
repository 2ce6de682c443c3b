import { mostAvailable } from '@deportivo/inventory/available'
import type { Shortage } from '@deportivo/inventory/change'
import { invalid } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import { addLinesLater } from './add-lines.ts'
import { shortOn } from './holds.ts'
import {
  checkUnitPrice,
  factsAnywhere,
  factsInStore,
  unitPriceOf,
  type LineProduct,
  type LineSize,
  type LineStore,
} from './line-product.ts'
import { refuseClosed } from './lines.ts'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { ChangedOrder, LockedOrder } from '../order/whole-order.ts'

export interface UnpricedLine {
  product_id: number
  size_id: number
  quantity: number
  store_id?: number | undefined
}

export interface PricedLine extends UnpricedLine {
  code_id: number
  /** The line's total; absent: the code's price. */
  price?: number | undefined
  discount_reason?: string | undefined
}

interface OneLineFacts {
  product: LineProduct
  size: LineSize
  /** null: none has enough. */
  store: LineStore | null
  line_ids: number[]
}

/** Errors are found in the order in which a user fills the form: product, size, store. */
async function readFacts(
  trx: Knex.Transaction,
  { product_id, size_id, quantity, store_id }: UnpricedLine,
): Promise<OneLineFacts> {
  const { product, sizes, store, line_ids } =
    store_id === undefined
      ? await factsAnywhere(trx, product_id, size_id, quantity)
      : await factsInStore(trx, product_id, [size_id], store_id, { sizes: 'size_id', store: 'store_id' })
  const [size] = sizes
  if (!size) throw invalid({ size_id: 'field.unknown_record' })
  return { product, size, store, line_ids }
}

/** Asks for what a line needs to know of its product, in the packet that locks the order; `addLine` waits for it. */
export function factsFor(trx: Knex.Transaction, line: UnpricedLine): Promise<OneLineFacts> {
  const facts = readFacts(trx, line)
  // What is wrong with the order itself is reported first (unhandledRejection).
  facts.catch(() => undefined)
  return facts
}

/** Adds one line and holds its units; a line is never split over stores silently. Needs the order locked. */
export async function addLine(
  trx: Knex.Transaction,
  order: LockedOrder,
  { line: wanted, facts }: { line: PricedLine; facts: Promise<OneLineFacts> },
  context: CommandContext,
): Promise<ChangedOrder> {
  refuseClosed(order)
  const { product, size, store, line_ids } = await facts
  const listed = product.codes[String(wanted.code_id)] ?? 0
  const unitPrice = unitPriceOf(wanted.price ?? listed * wanted.quantity, wanted.quantity)
  checkUnitPrice(product, wanted.code_id, unitPrice, context.actor)
  if (!store) throw shortOn('quantity', await mostAvailable(trx, wanted), size.name)
  const line = { ...wanted, product, size, store_id: store.id, store_name: store.name, unit_price: unitPrice }
  const refuse = (short: Shortage[]) => shortOn('quantity', short[0]?.available ?? 0, size.name)
  return addLinesLater(trx, order, { lines: [line], line_ids, refuse }, context)
}
