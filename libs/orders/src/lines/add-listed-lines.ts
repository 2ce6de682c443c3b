import { mostAvailable } from '@deportivo/inventory/available'
import type { Shortage } from '@deportivo/inventory/change'
import { invalid, type KeyedText } from '@deportivo/platform/http/refused'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { Knex } from 'knex'
import type { ChangedOrder, LockedOrder } from '../order/whole-order.ts'
import { addLines } from './add-lines.ts'
import { checkUnitPrice, factsOfLines, type FoundLine, type NewLine } from './line-product.ts'
import { refuseClosed } from './lines.ts'

/** A line at the price that its product has now in the order's list; no two of one product and size. */
export interface ListedLine {
  product_id: number
  size_id: number
  quantity: number
}

type Errors = Record<string, KeyedText>

const nameOf = ({ product, size }: Pick<NewLine, 'product' | 'size'>) => ({
  name: product.name,
  size: size.name,
})

const shortage = (line: Pick<NewLine, 'product' | 'size'>, available: number): KeyedText => ({
  key: available > 0 ? 'order.refused.line_short' : 'order.refused.line_sold_out',
  values: { ...nameOf(line), available },
})

/** The line as it is added, or why it is not. */
async function lineOf(
  trx: Knex.Transaction,
  { product, size, store }: FoundLine,
  wanted: ListedLine,
  code_id: number,
): Promise<NewLine | Errors> {
  if (!product) return { product_id: { key: 'field.unknown_record' } }
  if (!size) return { size_id: { key: 'field.unknown_record' } }
  const unit_price = product.codes[String(code_id)]
  if (unit_price === undefined)
    return { product_id: { key: 'order.refused.line_without_price', values: { name: product.name } } }
  if (!store) return { quantity: shortage({ product, size }, await mostAvailable(trx, wanted)) }
  return { ...wanted, product, size, store_id: store.id, store_name: store.name, code_id, unit_price }
}

const isLine = (found: NewLine | Errors): found is NewLine => 'store_id' in found

/** Of the line at that place in the request. */
const errorsAt = (place: number, errors: Errors) =>
  Object.entries(errors).map(([field, text]) => [`lines.${place}.${field}`, text] as const)

/**
 * Adds several lines at the present prices of a list and holds their units: all of them, or none with each line named that
 * is short, sold out or without a price. Needs the order locked.
 */
export async function addListedLines(
  trx: Knex.Transaction,
  order: LockedOrder,
  { lines: wanted, code_id }: { lines: readonly ListedLine[]; code_id: number },
  context: CommandContext,
): Promise<ChangedOrder> {
  refuseClosed(order)
  const found = await factsOfLines(trx, wanted)
  const lines: NewLine[] = []
  const errors: (readonly [string, KeyedText])[] = []
  for (const [place, line] of wanted.entries()) {
    const facts = found[place]
    if (!facts) throw new Error('a row for each line')
    const made = await lineOf(trx, facts, line, code_id)
    if (isLine(made)) lines.push(made)
    else errors.push(...errorsAt(place, made))
  }
  if (errors.length > 0) throw invalid(Object.fromEntries(errors))
  for (const line of lines) checkUnitPrice(line.product, code_id, line.unit_price, context.actor)
  const line_ids = found.map(({ line_id }) => line_id)
  const added = await addLines(trx, order, { lines, line_ids }, context)
  if ('after' in added) return added.after
  throw refusedShort(lines, line_ids, added.short)
}

function refusedShort(lines: readonly NewLine[], ids: readonly number[], short: readonly Shortage[]) {
  const errors = short.flatMap(({ line_id, available }) => {
    const place = ids.indexOf(line_id ?? 0)
    const line = lines[place]
    return line ? errorsAt(place, { quantity: shortage(line, available) }) : []
  })
  return invalid(Object.fromEntries(errors))
}
