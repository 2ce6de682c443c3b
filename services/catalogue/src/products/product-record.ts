import type { Product, updateProduct } from '@deportivo/contracts/catalogue/products'
import type { BodyOf } from '@deportivo/contracts/route'
import type { FieldErrors, RecordInput } from '@deportivo/platform/records/record-call'
import { defineRecord } from '@deportivo/platform/records/record'
import type { Usage } from '@deportivo/platform/records/usage'
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

/** Rules of prices that no schema can express. */
export function codeErrors({ before, fields }: RecordInput<ProductRow, Fields>): FieldErrors {
  const minimal = fields.minimal_price ?? before?.minimal_price ?? 0
  if (fields.codes) return inputErrors(fields.codes, minimal)
  const isRaised = before !== null && minimal > before.minimal_price
  return isRaised && isBelowMinimal(before.codes, minimal)
    ? { minimal_price: 'product.minimal_above_code' }
    : {}
}

const jsonOf = (codes: CodesInput | undefined) =>
  codes === undefined ? {} : { codes: JSON.stringify(storedCodes(codes)) }

const FIELDS = [
  ...(['name', 'category_id', 'subcategory_id', 'brand_id', 'reference_id', 'color_id'] as const),
  ...(['description', 'price', 'minimal_price', 'dispatch_time', 'video_url', 'curve', 'only_size'] as const),
]

const pick = (product: Fields | ProductRow) =>
  Object.fromEntries(FIELDS.map((field) => [field, product[field]]))

/** A product as it is saved; its photos are attachments. */
export const PRODUCT = defineRecord<ProductRow, Fields, Product>({
  table: 'catalogue.products',
  scope: { is_active: true },
  // Orders still show it, and reports its sales.
  retired: { is_active: false },
  usedBy: [STORES_WITH_STOCK],
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
  check: (_, input) => Promise.resolve(codeErrors(input)),
  columns: ({ codes, ...fields }) => ({ ...fields, ...jsonOf(codes) }),
  audited: (fields) => ({ ...pick(fields), ...(fields.codes && { codes: storedCodes(fields.codes) }) }),
  auditedRow: (row) => ({ ...pick(row), codes: row.codes }),
  event: {
    family: 'product',
    recordOf: ({ id, version, name, price, minimal_price, codes, is_active, ...row }) => ({
      ...{ id, version, name, price, minimal_price, codes, is_active },
      ...{ category_id: row.category_id, subcategory_id: row.subcategory_id, brand_id: row.brand_id },
      ...{ reference_id: row.reference_id, color_id: row.color_id },
    }),
  },
  read: (db, id, { actor }) => changedProduct(db, id, viewOf(actor)),
})
