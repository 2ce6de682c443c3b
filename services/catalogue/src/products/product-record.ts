import type { Product, updateProduct } from '@deportivo/contracts/catalogue/products'
import type { BodyOf } from '@deportivo/contracts/route'
import { seesCosts } from '@deportivo/lifecycle/costs'
import type { FieldErrors, RecordCall, RecordInput } from '@deportivo/platform/records/record-call'
import { defineRecord } from '@deportivo/platform/records/record'
import type { Usage } from '@deportivo/platform/records/usage'
import { lackingSizes, lacksSizes } from '../lists/lacking-sizes.ts'
import { hasSeveralSizes, severalSizes } from '../lists/one-size.ts'
import type { ProductRow } from '../tables.ts'
import { inputErrors, isBelowMinimal, storedCodes, type CodesInput } from './product-codes.ts'
import { changedProduct } from './product-pages.ts'
import { viewOf } from './product-view.ts'

export type ProductInput = Omit<BodyOf<typeof updateProduct>, 'version'>
type Fields = ProductInput

/** Units of a product that no screen shows would be lost; its orders that are not done hold some of them. */
const STORES_WITH_STOCK: Usage = {
  kind: 'stores_with_stock',
  rows: (db, id) =>
    db('inventory.published_stores').whereIn(
      'id',
      db('inventory.published_levels')
        .where('product_id', Number(id))
        .where('on_hand', '>', 0)
        .select('store_id'),
    ),
  id: 'id',
  name: 'name',
}

/** Applied later, it would add units to a product that no screen shows. */
const OPEN_COUNTS: Usage = {
  kind: 'open_counts',
  rows: (db, id) =>
    db('inventory.published_counts')
      .where('state', 'open')
      .whereIn(
        'id',
        db('inventory.published_count_lines').where('product_id', Number(id)).select('count_id'),
      ),
  id: 'id',
  name: 'id',
}

/** Units that the supplier sends for a claim would have no product. */
const OPEN_CLAIMS: Usage = {
  kind: 'open_claims',
  rows: (db, id) =>
    db('inventory.published_quarantine_exits').where({
      product_id: Number(id),
      kind: 'claim',
      state: 'open',
    }),
  id: 'id',
  name: 'id',
}

/** The price that holds where a code has none. 0 is that of a product without one yet. */
const isTooCheap = (price: number, minimal: number) => price > 0 && price < minimal

/** Prices that are entered below the minimal one. */
function tooCheap({ codes = [], price = 0 }: Fields, minimal: number): FieldErrors {
  const ofCodes = inputErrors(codes, minimal)
  if (Object.keys(ofCodes).length > 0) return ofCodes
  return isTooCheap(price, minimal) ? { price: 'product.code_below_minimal' } : {}
}

/** Whether a minimal price would be above a price that stays. */
function isAboveStored({ codes, price }: Fields, before: ProductRow, minimal: number): boolean {
  if (minimal <= before.minimal_price) return false
  if (codes === undefined && isBelowMinimal(before.codes, minimal)) return true
  return price === undefined && isTooCheap(before.price, minimal)
}

/** Rules of prices that no schema can express. */
function codeErrors({ before, fields }: RecordInput<ProductRow, Fields>): FieldErrors {
  const minimal = fields.minimal_price ?? before?.minimal_price ?? 0
  const isAbove = before !== null && isAboveStored(fields, before, minimal)
  return { ...(isAbove ? { minimal_price: 'product.minimal_above_code' } : {}), ...tooCheap(fields, minimal) }
}

/** A product of one size has no run of them. One that has both from before stays as it is. */
function runErrors({ before, fields }: RecordInput<ProductRow, Fields>): FieldErrors {
  const isSet = (field: 'only_size' | 'curve') => fields[field] ?? before?.[field] ?? false
  if (!isSet('only_size') || !isSet('curve')) return {}
  const added = (['only_size', 'curve'] as const).find((field) => before?.[field] !== true)
  return added ? { [added]: 'product.run_of_one_size' } : {}
}

/** Rules that compare the fields of a product with each other. */
export const fieldRules = (input: RecordInput<ProductRow, Fields>): FieldErrors => ({
  ...codeErrors(input),
  ...runErrors(input),
})

const jsonOf = (codes: CodesInput | undefined) =>
  codes === undefined ? {} : { codes: JSON.stringify(storedCodes(codes)) }

const FIELDS = [
  'name',
  'category_id',
  'subcategory_id',
  'brand_id',
  'reference_id',
  'color_id',
  'description',
  'price',
  'minimal_price',
  'cost',
  'dispatch_time',
  'video_url',
  'curve',
  'only_size',
] as const

const pick = (product: Fields | ProductRow) =>
  Object.fromEntries(FIELDS.map((field) => [field, product[field]]))

/** No screen would show units of a size that the category lacks. The category keeps its sizes until the product is saved. */
async function categoryErrors(
  { trx }: Pick<RecordCall, 'trx'>,
  { before, fields: { category_id } }: RecordInput<ProductRow, Fields>,
): Promise<FieldErrors> {
  if (before === null || category_id === undefined || category_id === before.category_id) return {}
  await trx('catalogue.categories').where('id', category_id).forShare().first('id')
  const lacking = await lackingSizes(trx, [{ product_id: before.id, category_id }])
  const sizes = lacking.get(before.id)
  return sizes === undefined ? {} : { category_id: lacksSizes(sizes) }
}

/** Users who see no costs enter none. */
const costErrors = ({ actor }: Pick<RecordCall, 'actor'>, { cost }: Fields): FieldErrors =>
  cost === undefined || seesCosts(actor) ? {} : { cost: 'product.cost_refused' }

/** A product with units of several sizes has not only one. */
async function onlySizeErrors(
  { trx }: Pick<RecordCall, 'trx'>,
  { before, fields: { only_size } }: RecordInput<ProductRow, Fields>,
): Promise<FieldErrors> {
  if (before === null || only_size !== true || before.only_size) return {}
  const sizes = await severalSizes(trx, before.id)
  return sizes === '' ? {} : { only_size: hasSeveralSizes(sizes) }
}

/** A product as it is saved; its photos are attachments. */
export const PRODUCT = defineRecord<ProductRow, Fields, Product>({
  table: 'catalogue.products',
  scope: { is_active: true },
  // Orders still show it, and reports its sales.
  retired: { is_active: false },
  // In this order: units of a count that is applied in between are found in their store, those that leave for a claim there.
  usedBy: [OPEN_COUNTS, STORES_WITH_STOCK, OPEN_CLAIMS],
  subject: 'product',
  nameOf: ({ name }) => name,
  unique: { products_handle_key: { handle: 'field.taken' } },
  references: {
    category_id: { table: 'catalogue.categories' },
    subcategory_id: { table: 'catalogue.subcategories', within: ['category_id'] },
    brand_id: { table: 'catalogue.brands' },
    reference_id: { table: 'catalogue.brand_references', within: ['brand_id'] },
    color_id: { table: 'catalogue.colours' },
  },
  check: async (call, input) => ({
    ...fieldRules(input),
    ...costErrors(call, input.fields),
    ...(await categoryErrors(call, input)),
    ...(await onlySizeErrors(call, input)),
  }),
  columns: ({ codes, ...fields }) => ({ ...fields, ...jsonOf(codes) }),
  audited: (fields) => ({ ...pick(fields), ...(fields.codes && { codes: storedCodes(fields.codes) }) }),
  auditedRow: (row) => ({ ...pick(row), codes: row.codes }),
  event: {
    family: 'product',
    recordOf: ({ id, version, name, price, minimal_price, codes, is_active, ...row }) => ({
      id,
      version,
      name,
      price,
      minimal_price,
      codes,
      is_active,
      category_id: row.category_id,
      subcategory_id: row.subcategory_id,
      brand_id: row.brand_id,
      reference_id: row.reference_id,
      color_id: row.color_id,
    }),
  },
  read: (db, id, { actor }) => changedProduct(db, id, viewOf(actor)),
})
