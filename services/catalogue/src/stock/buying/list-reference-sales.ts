import { listReferenceSales, type ReferenceSales } from '@deportivo/contracts/catalogue/size-sales'
import { holdsWords } from '@deportivo/platform/db/plain-text'
import { defineList } from '@deportivo/platform/lists/define-list'
import type { Knex } from 'knex'
import { availableOf, freshnessOf, shares, sizesOf, totalsOf, type SalesCall } from './size-figures.ts'

const SUMS = [
  ...['sold', 'returned', 'replaced', 'net'].map((name) => `sum(${name})::integer as ${name}`),
  'sum(value)::float8 as value',
  'count(distinct size_id)::integer as sizes',
  'array_agg(distinct size_id) filter (where sizes.net > 0 and sizes.available = 0) as missing_ids',
].join(', ')

// Of its other sizes too, which sold nothing.
const ofReference = (isOfBrands: boolean, isOfCategories: boolean) => `l.product_id in (
  select p.id from catalogue.published_products p where p.reference_id = f.reference_id
    ${isOfBrands ? 'and p.brand_id = any(?::integer[])' : ''}
    ${isOfCategories ? 'and p.category_id = any(?::integer[])' : ''})`

/** One row for each reference of which a size sold or came back in the range. Its products may be of one brand or category. */
function referencesOf(call: SalesCall): Knex.QueryBuilder {
  const { db, list } = call
  const { brand_id, category_id, store_id } = list.filters
  const sums = db
    .from(sizesOf(call).as('sizes'))
    .join('catalogue.published_products as p', 'p.id', 'sizes.product_id')
    .modify((rows) => {
      if (brand_id) void rows.whereIn('p.brand_id', brand_id)
      if (category_id) void rows.whereIn('p.category_id', category_id)
    })
    .groupBy('p.reference_id')
    .select('p.reference_id', db.raw('min(p.id) as product_id'), db.raw(SUMS))
  const levels = ofReference(brand_id !== undefined, category_id !== undefined)
  const narrowed = [brand_id, category_id, store_id].filter((ids) => ids !== undefined)
  const withStock = db
    .from(sums.as('f'))
    .joinRaw(`cross join lateral (${availableOf(levels, store_id !== undefined)}) a`, narrowed)
    .select('f.*', 'a.available')
  const figures = db.from(withStock.as('sums')).select('sums.*', ...shares(call))
  return db.from(figures.as('refs'))
}

/** By the words of any product of the reference. */
function searchByReference(rows: Knex.QueryBuilder, words: string, { db }: { db: Knex }): void {
  const products: Knex.QueryBuilder = holdsWords(
    db('catalogue.products') as Knex.QueryBuilder,
    'search_text',
    'catalogue.plain',
    words,
  )
  void rows.whereIn('reference_id', products.select('reference_id'))
}

// Of the rows of a page only.
const MISSING = `array(
  select z.name from catalogue.sizes z where z.id = any(missing_ids) order by z.sort_order, z.id) as missing_sizes`

/** 'Qué se vende y dónde falta', by reference. */
export const listReferenceSalesRoute = defineList<typeof listReferenceSales, ReferenceSales>(
  listReferenceSales,
  {
    from: referencesOf,
    filters: {
      // All of these narrow what is summed.
      from: () => undefined,
      to: () => undefined,
      store_id: () => undefined,
      brand_id: () => undefined,
      category_id: () => undefined,
    },
    sort: Object.fromEntries(listReferenceSales.list.sort.map((name) => [name, name])) as Record<
      (typeof listReferenceSales.list.sort)[number],
      string
    >,
    tiebreak: ['reference_id'],
    search: searchByReference,
    read: async ({ rows, sorted }, { db }) => {
      const page = db
        .from(rows.as('page'))
        .join('catalogue.published_products as p', 'p.id', 'page.product_id')
        .select('page.*', 'p.name as product_name', 'p.reference_name', 'p.brand_name', db.raw(MISSING))
      const found =
        await sorted(page).select<(ReferenceSales & { product_id: number; missing_ids: unknown })[]>()
      return found.map(({ product_id: _product, missing_ids: _ids, ...row }) => row)
    },
    totals: totalsOf,
    extra: freshnessOf,
  },
)
