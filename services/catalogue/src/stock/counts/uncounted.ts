import type { Knex } from 'knex'

/** Whether a product is counted, by the scope of its count. */
export const IN_SCOPE = `(
  c.scope = 'all' or (c.scope = 'category' and p.category_id = c.category_id)
  or (c.scope = 'brand' and p.brand_id = c.brand_id) or (c.scope = 'products' and p.id = any(c.product_ids)))`

/** Sizes of an open count that have units in its store, and were not counted; none of a closed one. */
export const uncountedOf = (db: Knex, countId: number): Knex.QueryBuilder =>
  db('inventory.published_counts as c')
    .join('inventory.published_levels as v', 'v.store_id', 'c.store_id')
    .join('catalogue.products as p', 'p.id', 'v.product_id')
    .join('catalogue.sizes as z', 'z.id', 'v.size_id')
    .where({ 'c.id': countId, 'c.state': 'open' })
    .where('v.on_hand', '>', 0)
    .whereRaw(IN_SCOPE)
    .whereNotExists(
      db('inventory.published_count_lines as l')
        .whereRaw('l.count_id = c.id and l.product_id = v.product_id and l.size_id = v.size_id')
        .select(db.raw('1')),
    )
    .select(
      'p.id as product_id',
      'p.name as product_name',
      'z.id as size_id',
      'z.name as size_name',
      'v.on_hand',
    )
