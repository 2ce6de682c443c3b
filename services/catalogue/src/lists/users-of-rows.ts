import type { Usage } from '@deportivo/platform/records/usage'
import type { Knex } from 'knex'

const NAMED = { id: 'id', name: 'name' }

/** Products that have a row's id in this column; orders and reports still name the deleted ones. */
export const productsWith = (column: string): Usage[] =>
  ([true, false] as const).map((is_active) => ({
    kind: is_active ? 'products' : 'deleted_products',
    rows: (db, id) => db('catalogue.products').where({ [column]: id, is_active }),
    ...NAMED,
  }))

export const REFERENCES_OF_BRAND: Usage = {
  kind: 'references',
  rows: (db, id) => db('catalogue.brand_references').where('brand_id', id),
  ...NAMED,
}

export const SUBCATEGORIES_OF_CATEGORY: Usage = {
  kind: 'subcategories',
  rows: (db, id) => db('catalogue.subcategories').where('category_id', id),
  ...NAMED,
}

/** Or whose usual run has it. */
export const CATEGORIES_OF_SIZE: Usage = {
  kind: 'categories',
  rows: (db, id) => db('catalogue.categories').whereRaw('? = any(size_ids)', [id]),
  ...NAMED,
}

const productsAt = (levels: Knex.QueryBuilder, db: Knex) =>
  db('catalogue.products').whereIn('id', levels.select('product_id'))

/** Each product that ever had units of it: its level remains, and its history names the size. */
export const PRODUCTS_OF_SIZE: Usage = {
  kind: 'moved_products',
  rows: (db, id) => productsAt(db('inventory.published_levels').where('size_id', id), db),
  ...NAMED,
}

/** Each product that has a barcode for it. */
export const PRODUCTS_WITH_BARCODE: Usage = {
  kind: 'products_with_barcode',
  rows: (db, id) =>
    db('catalogue.products').whereIn(
      'id',
      db('catalogue.barcodes').where('size_id', Number(id)).select('product_id'),
    ),
  ...NAMED,
}

/** What lies, or lay, in a store or in its quarantine. */
const levelsIn = (db: Knex, id: number | string) =>
  db('inventory.published_levels').whereIn(
    'store_id',
    db('inventory.published_stores').where('id', Number(id)).orWhere('of_store_id', Number(id)).select('id'),
  )

/** A store is not deleted while something lies in it, or a register stands there; nor once units went through it. */
export const USED_STORE: readonly Usage[] = [
  {
    kind: 'stocked_products',
    rows: (db, id) => productsAt(levelsIn(db, id).where('on_hand', '>', 0), db),
    ...NAMED,
  },
  {
    kind: 'cashiers',
    rows: (db, id) => db('money.published_cashiers').where('store_id', id),
    ...NAMED,
  },
  {
    kind: 'transfers',
    rows: (db, id) =>
      db('inventory.published_transfers').where((one) => {
        void one.where('from_store', Number(id)).orWhere('to_store', Number(id))
      }),
    id: 'id',
    name: 'id',
  },
  {
    kind: 'counts',
    rows: (db, id) => db('inventory.published_counts').where('store_id', Number(id)),
    id: 'id',
    name: 'id',
  },
  {
    kind: 'expenses',
    rows: (db, id) => db('finance.published_expenses').where('store_id', Number(id)),
    id: 'id',
    name: 'id',
  },
  {
    kind: 'recurring_expenses',
    rows: (db, id) => db('finance.published_recurring_expenses').where('store_id', Number(id)),
    ...NAMED,
  },
  { kind: 'moved_products', rows: (db, id) => productsAt(levelsIn(db, id), db), ...NAMED },
]
