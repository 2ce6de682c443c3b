import type { NewLine } from './line-product.ts'
import { eachLine, type EventLine, type LinesAfter, type ReplyLine } from '../order/order-after.ts'
import type { LockedOrder } from '../order/whole-order.ts'

/** The lines of an order, as its event and as its reply contain them. */
export type Lines = Pick<LockedOrder, 'lines' | 'products'>

/** The price of one unit in the line's list, and why it is sold below. */
export function discountOf({ product, code_id, unit_price, discount_reason }: NewLine) {
  const listed_unit_price = product.codes[String(code_id)] ?? unit_price
  const isBelow = unit_price < listed_unit_price
  return { listed_unit_price, discount_reason: (isBelow && discount_reason) || null }
}

/**
 * Lines of one size of a product from one store at the same price, listed and paid, for the same reason, are one; not a
 * transferred one.
 */
export function sameLine(
  { lines, products }: Lines,
  row: EventLine,
  discount_reason: string | null,
): ReplyLine | undefined {
  const own = new Map(
    products
      .filter((line) => line.sale_out_id === null && line.discount_reason === discount_reason)
      .map((line) => [line.id, line]),
  )
  const same = lines.find(
    (line) =>
      own.has(line.line_id) &&
      line.product_id === row.product_id &&
      line.size_id === row.size_id &&
      line.store_id === row.store_id &&
      line.code_id === row.code_id &&
      line.listed_unit_price === row.listed_unit_price &&
      line.price * row.quantity === line.quantity * row.price,
  )
  return same && own.get(same.line_id)
}

export function eventLine(added: NewLine, line_id: number): EventLine {
  const { product, size, ...line } = added
  const { reference_id, reference_name, brand_id, brand_name, category_id, category_name } = product
  const { subcategory_id, subcategory_name, color_id, color_name } = product
  return {
    line_id,
    product_id: line.product_id,
    product_name: product.name,
    reference_id,
    reference_name,
    brand_id,
    brand_name,
    category_id,
    category_name,
    subcategory_id,
    subcategory_name,
    color_id,
    color_name,
    size_id: size.id,
    size_name: size.name,
    store_id: line.store_id,
    store_name: line.store_name,
    code_id: line.code_id,
    group_id: null,
    quantity: line.quantity,
    picked: 0,
    price: line.quantity * line.unit_price,
    listed_unit_price: discountOf(added).listed_unit_price,
    unit_cost: null,
  }
}

function replyLine(row: EventLine, line: NewLine, ends: Date | null): ReplyLine {
  const { product, size, unit_price } = line
  const { line_id, unit_cost: _cost, ...rest } = row
  const { reference_id: _r, brand_id: _b, category_id: _c, subcategory_id: _s, color_id: _k, ...shown } = rest
  return {
    id: line_id,
    ...shown,
    photo: product.photo,
    size_order: size.sort_order,
    unit_price,
    discount_reason: discountOf(line).discount_reason,
    held: row.quantity,
    hold_expires_at: ends?.toISOString() ?? null,
    sale_out_id: null,
  }
}

const byPlace = (a: ReplyLine, b: ReplyLine) =>
  a.product_id - b.product_id || a.store_id - b.store_id || a.size_order - b.size_order || a.id - b.id

/** The rule of `inventory.store_holds`: the later end of the two, where no end is the latest. */
function laterEnd({ held, hold_expires_at }: ReplyLine, ends: Date | null): string | null {
  if (held === 0) return ends?.toISOString() ?? null
  return hold_expires_at === null || ends === null
    ? null
    : [hold_expires_at, ends.toISOString()].sort().at(-1)!
}

export function merged(into: ReplyLine, { quantity, price }: EventLine, ends: Date | null): LinesAfter {
  const sums = { quantity: into.quantity + quantity, price: into.price + price }
  const held = { held: into.held + quantity, hold_expires_at: laterEnd(into, ends) }
  return eachLine({ line: sums, product: { ...sums, ...held } }, new Set([into.id]))
}

export function added(row: EventLine, line: NewLine, ends: Date | null): LinesAfter {
  const shown = replyLine(row, line, ends)
  return {
    lines: (all) => [...all, row].sort((a, b) => a.line_id - b.line_id),
    products: (all) => [...all, shown].sort(byPlace),
  }
}
