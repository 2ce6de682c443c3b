import type { Knex } from 'knex'

/** Products that were deleted meanwhile are still in their table. */
const NAMES = [
  'p.name as product_name',
  'p.reference_name',
  'p.color_name',
  'p.photo',
  'sizes.name as size_name',
  'stores.name as store_name',
]

/** Units of a page with the names of their product, size and store, and what they cost at the present average. */
export const nameUnits = (db: Knex, rows: Knex.QueryBuilder): Knex.QueryBuilder =>
  db
    .from(rows.as('units'))
    .join('catalogue.published_products as p', 'p.id', 'units.product_id')
    .join('catalogue.sizes as sizes', 'sizes.id', 'units.size_id')
    .join('inventory.published_stores as stores', 'stores.id', 'units.store_id')
    .leftJoin('inventory.published_costs as costs', 'costs.product_id', 'units.product_id')
    .select(
      'units.*',
      ...NAMES,
      db.raw('not p.is_active as is_deleted'),
      db.raw('units.quantity * costs.average_cost as value'),
    )
