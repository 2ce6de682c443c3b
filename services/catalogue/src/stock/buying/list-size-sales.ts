import { listSizeSales, type SizeSales } from '@deportivo/contracts/catalogue/size-sales'
import { defineList } from '@deportivo/platform/lists/define-list'
import type { Knex } from 'knex'
import { searchByProduct } from '../../products/search-by-product.ts'
import { nameSizes, ofProducts } from './of-products.ts'
import { freshnessOf, sizesOf, totalsOf } from './size-figures.ts'

interface StoredRow extends Omit<SizeSales, 'stores'> {
  by_store: Readonly<Record<string, number>>
  in_store: Readonly<Record<string, number>>
}

// Of the rows of a page only.
const IN_STORE = `(
  select coalesce(jsonb_object_agg(l.store_id, l.available), '{}')
  from inventory.published_levels l
  where l.product_id = sizes.product_id and l.size_id = sizes.size_id and l.available > 0) as in_store`

interface Store {
  id: number
  name: string
}

/** The stores of a row in their order. */
function withStores({ by_store, in_store, ...row }: StoredRow, stores: readonly Store[]): SizeSales {
  const shown = stores.flatMap(({ id, name }) => {
    const [net, available] = [by_store[id], in_store[id]]
    if (net === undefined && available === undefined) return []
    return [{ store_id: id, store_name: name, net: net ?? 0, available: available ?? 0 }]
  })
  return { ...row, stores: shown }
}

const storesOf = (db: Knex) =>
  db('inventory.published_stores')
    .whereNot('type', 'virtual')
    .where('is_active', true)
    .orderBy(['orden', 'id'])
    .select<Store[]>('id', 'name')

/** 'Qué se vende y dónde falta'. */
export const listSizeSalesRoute = defineList<typeof listSizeSales, SizeSales>(listSizeSales, {
  from: sizesOf,
  filters: {
    // These narrow what is summed.
    from: () => undefined,
    to: () => undefined,
    store_id: () => undefined,
    brand_id: ofProducts('brand_id'),
    category_id: ofProducts('category_id'),
    product_id: 'product_id',
    missing: (rows, [kind]) =>
      void rows.whereRaw(kind === 'everywhere' ? 'net > 0 and available = 0' : 'missing > 0'),
  },
  sort: Object.fromEntries(listSizeSales.list.sort.map((name) => [name, name])) as Record<
    (typeof listSizeSales.list.sort)[number],
    string
  >,
  tiebreak: ['product_id', 'size_id'],
  search: searchByProduct,
  read: async ({ rows, sorted }, { db }) => {
    const page = nameSizes(db, rows).select(db.raw(IN_STORE))
    const found = await sorted(page).select<StoredRow[]>()
    const stores = await storesOf(db)
    return found.map((row) => withStores(row, stores))
  },
  totals: totalsOf,
  extra: freshnessOf,
})
