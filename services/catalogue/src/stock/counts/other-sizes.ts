import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'

interface Line {
  product_id: number
  size_id: number
  counted: number | null
}

interface Size {
  product_id: number
  size_id: number
  name: string
}

// With what applying the count would add or take: a size that was counted as none is none of them.
const SIZES = `
  select u.product_id, u.size_id, z.name from (
    select product_id, size_id, on_hand as units from inventory.published_levels
    where product_id = any(:ids::integer[])
    union all
    select product_id, size_id, difference from inventory.published_count_lines
    where count_id = :count_id and product_id = any(:ids::integer[])
  ) u
  join inventory.published_counts c on c.id = :count_id and c.state = 'open'
  join catalogue.sizes z on z.id = u.size_id and z.id <> ${INTERNATIONAL_SIZE_ID}
  group by 1, 2, z.id having sum(u.units) > 0 order by z.sort_order, z.id`

/** Of the counted lines of an open count, the other sizes that the given products of one size have or would have; null: none. */
export async function otherSizesOf(
  db: Knex,
  count_id: number,
  ids: readonly number[],
): Promise<(line: Line) => string | null> {
  // Few are: most pages cost no statement more.
  if (ids.length === 0) return () => null
  const sizes = await queryRows<Size>(db, SIZES, { count_id, ids: [...ids] })
  return ({ product_id, size_id, counted }) => {
    if (!counted || size_id === INTERNATIONAL_SIZE_ID) return null
    const others = sizes.filter((size) => size.product_id === product_id && size.size_id !== size_id)
    return others.map(({ name }) => name).join(', ') || null
  }
}
