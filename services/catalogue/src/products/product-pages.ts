import type { Product } from '@deportivo/contracts/catalogue/products'
import { notFound } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import { namesWithin, type Names } from './dictionary.ts'
import type { ProductView } from './product-view.ts'
import { shapeProduct, type PageRow } from './shape-product.ts'

const COLUMNS = [
  'id',
  'name',
  'category_id',
  'category_name',
  'subcategory_id',
  'subcategory_name',
  'brand_id',
  'brand_name',
  'reference_id',
  'reference_name',
  'color_id',
  'color_name',
  'color',
  'description',
  'price',
  'minimal_price',
  'cost',
  'dispatch_time',
  'video_url',
  'codes',
  'curve',
  'only_size',
  'version',
  'photo_keys',
].map((column) => `products.${column}`)

const STOCK = `coalesce((
  select json_agg(json_build_array(l.store_id, l.size_id, l.available))
  from inventory.published_levels l where l.product_id = products.id), '[]') as stock`

export interface Page {
  /** Which products: filtered, ordered and cut to the page. */
  rows: Knex.QueryBuilder
  /** The order again, for the page itself. */
  ordered: (rows: Knex.QueryBuilder) => Knex.QueryBuilder
}

/**
 * One page of products with their stock, and the snapshot in which it was read: one statement. The page is cut
 * first, by ids alone: otherwise the stock of all products on earlier pages would be summed too, and the columns of
 * all that a search leaves out would be read.
 */
export async function readPage(
  db: Knex,
  { rows, ordered }: Page,
): Promise<{ rows: PageRow[]; snapshot: string }> {
  const cut = db
    .from(rows.select('products.id').as('cut'))
    .join('catalogue.products as products', 'products.id', 'cut.id')
  const page = await ordered(cut).select<(PageRow & { snapshot: string })[]>([
    ...COLUMNS,
    db.raw(STOCK),
    db.raw('pg_current_snapshot()::text as snapshot'),
  ])
  return { rows: page, snapshot: page[0]?.snapshot ?? '' }
}

/** The products of a query, with the fields that the caller may see. */
export async function readProducts(
  db: Knex,
  wanted: Page,
  names: Names,
  view: ProductView,
): Promise<Product[]> {
  const page = await readPage(db, wanted)
  if (page.rows.length === 0) return []
  const dictionary = await names(page.snapshot)
  return page.rows.map((row) => shapeProduct(row, dictionary, view))
}

/** The products that callers may read; deleted ones remain for the orders that have them. */
export const activeProducts = (db: Knex) =>
  db('catalogue.products as products').where('products.is_active', true)

export const onlyProduct = (db: Knex, id: number): Page => ({
  rows: activeProducts(db).where('products.id', id),
  ordered: (rows) => rows,
})

/** One product, or 404. */
export async function readProduct(db: Knex, id: number, names: Names, view: ProductView): Promise<Product> {
  const [product] = await readProducts(db, onlyProduct(db, id), names, view)
  if (!product) throw notFound()
  return product
}

/** The product after a change, for its reply. */
export const changedProduct = (trx: Knex.Transaction, id: number, view: ProductView) =>
  readProduct(trx, id, namesWithin(trx), view)
