import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'

/** Sizes of products with units: in a store, held, on their way, in quarantine, in an open count, or claimed. */
export const SIZES_WITH_UNITS = `
  select product_id, size_id from inventory.published_levels where on_hand > 0
  union all
  select l.product_id, l.size_id from inventory.published_count_lines l
  join inventory.published_counts c on c.id = l.count_id and c.state = 'open' where l.counted > 0
  union all
  select product_id, size_id from inventory.published_quarantine_exits where kind = 'claim' and state = 'open'`

// International units are in stores of their own, whatever the category is.
const LACKING = `
  select k.product_id, string_agg(z.name, ', ' order by z.sort_order, z.id) as sizes
  from jsonb_to_recordset(:products::jsonb) as k(product_id integer, category_id integer)
  join catalogue.categories c on c.id = k.category_id
  join catalogue.sizes z on z.id <> all(c.size_ids) and z.id <> ${INTERNATIONAL_SIZE_ID}
  where exists (select from (${SIZES_WITH_UNITS}) u where u.product_id = k.product_id and u.size_id = z.id)
  group by 1`

interface Chosen {
  product_id: number
  category_id: number
}

/** By product the names of the sizes that it has units of and that a category chosen for it lacks. */
export async function lackingSizes(db: Knex, chosen: readonly Chosen[]): Promise<Map<number, string>> {
  if (chosen.length === 0) return new Map()
  const rows = await queryRows<{ product_id: number; sizes: string }>(db, LACKING, {
    products: JSON.stringify(chosen),
  })
  return new Map(rows.map(({ product_id, sizes }) => [product_id, sizes]))
}

export const lacksSizes = (sizes: string) => ({
  key: 'product.category_lacks_sizes' as const,
  values: { sizes },
})
