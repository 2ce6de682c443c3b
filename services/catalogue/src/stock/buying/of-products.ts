import type { Knex } from 'knex'

/** Rows of products by what these are of. */
export const ofProducts =
  (column: 'brand_id' | 'category_id') =>
  (rows: Knex.QueryBuilder, ids: number[], { db }: { db: Knex }): void =>
    void rows.whereIn('product_id', db('catalogue.published_products').whereIn(column, ids).select('id'))

/** A page of sizes with the names of these and of their products. */
export const nameSizes = (db: Knex, rows: Knex.QueryBuilder): Knex.QueryBuilder =>
  db
    .from(rows.as('sizes'))
    .join('catalogue.published_products as p', 'p.id', 'sizes.product_id')
    .join('catalogue.sizes as z', 'z.id', 'sizes.size_id')
    .select('sizes.*', 'p.name as product_name', 'p.reference_name', 'p.color_name', 'z.name as size_name')
