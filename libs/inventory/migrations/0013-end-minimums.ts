import type { Migration } from '@deportivo/platform/db/migrate'

/** The end of the minimums of a product, for the catalogue, which has its products. */
export const endMinimums: Migration = {
  name: '0013-end-minimums',
  sql: `
    -- Returns the sizes that had fallen below theirs.
    create function inventory.published_end_minimums(product integer) returns integer[] language sql volatile as $$
      delete from inventory.minimums where product_id = product;
      with ended as (delete from inventory.falls where product_id = product returning size_id)
      select coalesce(array_agg(size_id order by size_id), '{}') from ended
    $$;
  `,
}
