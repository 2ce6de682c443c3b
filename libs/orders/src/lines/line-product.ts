import { invalid, type Refused } from '@deportivo/platform/http/refused'
import { may, type Actor } from '@deportivo/platform/http/guard/actor'
import { prepared } from '@deportivo/platform/db/prepared'
import type { Knex } from 'knex'
import type { Tables } from 'knex/types/tables.js'

/** What a line stores of its product: as it was when it was sold. */
export type LineProduct = Omit<Tables['catalogue.published_products'], 'id' | 'is_active'>

/** What decides whether a price per unit is high enough. */
type Prices = Pick<LineProduct, 'minimal_price' | 'codes'>

export type LineSize = Tables['catalogue.published_sizes']

/** A line to be added, with what it stores of its product. */
export interface NewLine {
  product_id: number
  product: LineProduct
  size: LineSize
  store_id: number
  store_name: string
  code_id: number
  quantity: number
  unit_price: number
  /** Stored where the price is below the listed one. */
  discount_reason?: string | undefined
}

export type LineStore = Pick<Tables['catalogue.published_stores'], 'id' | 'name' | 'type'>

const PRODUCT = (id: string) => `
  (select to_json(p) from (
    select name, photo, reference_id, reference_name, brand_id, brand_name, category_id, category_name, subcategory_id,
      subcategory_name, color_id, color_name, minimal_price, codes
    from catalogue.published_products where id = ${id} and is_active) p)`
const SIZES = `
  (select coalesce(json_agg(z), '[]') from (
    select id, name, sort_order from catalogue.published_sizes where id = any($2::integer[])) z)`
const STORE = (id: string) => `
  (select to_json(s) from (select id, name, type from catalogue.published_stores where id = ${id}) s)`

// Taken before the lines are written, so that all else is known of them when they are. An unused number is lost.
const LINE_IDS = (count: string) =>
  `array(select nextval('orders.order_lines_id_seq')::integer from generate_series(1, ${count}))`

const NEW_IDS = prepared<{ line_ids: number[] }>('line ids', `select ${LINE_IDS('$1::integer')} as line_ids`)

/** Ids for that many new lines. */
export async function newLineIds(trx: Knex.Transaction, count: number): Promise<number[]> {
  const [found] = await NEW_IDS(trx, [count])
  return found?.line_ids ?? []
}

interface Found {
  product: LineProduct | null
  sizes: LineSize[]
  store: LineStore | null
  line_ids: number[]
}

/** What new lines of a product need to know: one id for each requested size. */
export interface LineFacts<Store> {
  product: LineProduct
  sizes: LineSize[]
  store: Store
  line_ids: number[]
}

const inGivenStore = prepared<Found>(
  'line facts, store given',
  `select ${PRODUCT('$1')} as product, ${SIZES} as sizes, ${STORE('$3')} as store,
     ${LINE_IDS('cardinality($2::integer[])')} as line_ids`,
)
const inAnyStore = prepared<Found>(
  'line facts',
  `select ${PRODUCT('$1')} as product, ${SIZES} as sizes,
     ${STORE('inventory.pick_store($1, ($2::integer[])[1], $3::integer)')} as store,
     ${LINE_IDS('1')} as line_ids`,
)

function productAndSizes({ product, sizes, line_ids }: Found, wanted: readonly number[], field: string) {
  if (!product) throw invalid({ product_id: 'field.unknown_record' })
  if (sizes.length !== wanted.length) throw invalid({ [field]: 'field.unknown_record' })
  return { product, sizes, line_ids }
}

/** How a request names the sizes and the store of its lines: a refusal is shown on that field. */
interface FieldNames {
  sizes: 'size_id' | 'sizes'
  store: 'store_id' | 'store'
}

/** Product, sizes and the requested store. Virtual ones have goods that are not for sale. */
export async function factsInStore(
  trx: Knex.Transaction,
  productId: number,
  sizeIds: readonly number[],
  storeId: number,
  fields: FieldNames,
): Promise<LineFacts<LineStore>> {
  const [found] = await inGivenStore(trx, [productId, sizeIds, storeId])
  if (!found) throw new Error('a select without a table returns one row')
  const known = productAndSizes(found, sizeIds, fields.sizes)
  if (!found.store) throw invalid({ [fields.store]: 'field.unknown_record' })
  if (found.store.type === 'virtual') throw invalid({ [fields.store]: 'order.refused.virtual_store' })
  return { ...known, store: found.store }
}

/** The same with the store that can serve the line; null where none has enough. */
export async function factsAnywhere(
  trx: Knex.Transaction,
  productId: number,
  sizeId: number,
  quantity: number,
): Promise<LineFacts<LineStore | null>> {
  const [found] = await inAnyStore(trx, [productId, [sizeId], quantity])
  if (!found) throw new Error('a select without a table returns one row')
  return { ...productAndSizes(found, [sizeId], 'size_id'), store: found.store }
}

/** A requested line with what it stores of its product; null where there is none, or no store has enough. */
export interface FoundLine {
  product: LineProduct | null
  size: LineSize | null
  store: LineStore | null
  line_id: number
}

const OF_LINES = prepared<FoundLine>(
  'facts of several lines',
  `select ${PRODUCT('w.product_id')} as product,
     (select to_json(z) from (
       select id, name, sort_order from catalogue.published_sizes where id = w.size_id) z) as size,
     ${STORE('inventory.pick_store(w.product_id, w.size_id, w.quantity)')} as store,
     nextval('orders.order_lines_id_seq')::integer as line_id
   from unnest($1::integer[], $2::integer[], $3::integer[]) with ordinality w (product_id, size_id, quantity, nth)
   order by w.nth`,
)

/** Lines of different products or sizes, each with the store that can serve it. */
export const factsOfLines = (
  trx: Knex.Transaction,
  lines: readonly { product_id: number; size_id: number; quantity: number }[],
): Promise<FoundLine[]> =>
  OF_LINES(trx, [
    lines.map(({ product_id }) => product_id),
    lines.map(({ size_id }) => size_id),
    lines.map(({ quantity }) => quantity),
  ])

function refusedPrice(unitPrice: number, minimum: number): Refused | null {
  return unitPrice < minimum
    ? invalid({
        price: { key: 'order.refused.price_below_minimum', values: { minimum: { pesos: minimum } } },
      })
    : null
}

const PRICES = prepared<Prices>(
  'prices of a product',
  'select minimal_price, codes from catalogue.published_products where id = $1',
)

/** The prices that a unit of an existing line is checked against, whether or not its product is still sold. */
export async function pricesOf(trx: Knex.Transaction, productId: number): Promise<Prices> {
  const [found] = await PRICES(trx, [productId])
  if (!found) throw invalid({ product_id: 'field.unknown_record' })
  return found
}

/**
 * Checks the price per unit against the code's list and the floor; a discount is limited by the floor alone.
 * Nothing is sold for 0.
 */
export function checkUnitPrice(product: Prices, codeId: number, unitPrice: number, actor: Actor): void {
  if (!actor.code_ids.includes(codeId)) throw invalid({ code_id: 'order.refused.code_not_yours' })
  const listed = product.codes[String(codeId)]
  if (listed === undefined) throw invalid({ code_id: 'order.refused.code_without_price' })
  const lowest = Math.max(1, product.minimal_price)
  const floor = may(actor, 'discount sales') ? lowest : Math.max(lowest, listed)
  const refused = refusedPrice(unitPrice, floor)
  if (refused) throw refused
}

/** A line's price is its total; it must divide evenly, or the unit price would be a fraction of a peso. */
export function unitPriceOf(price: number, quantity: number): number {
  if (price % quantity !== 0) throw invalid({ price: 'order.refused.uneven_price' })
  return price / quantity
}
