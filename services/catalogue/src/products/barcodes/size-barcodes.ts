import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import type { SizeBarcodes } from '@deportivo/contracts/catalogue/barcodes'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'

// Its category's sizes, the international one where it ever had units of it, and sizes that the category gave up since.
const SIZES = `
  select z.id as size_id, z.name as size_name,
         coalesce((select json_agg(e.code order by e.position, e.code) from catalogue.barcodes e
                   where e.product_id = p.id and e.size_id = z.id), '[]') as codes,
         coalesce((select v.version from catalogue.barcode_versions v
                   where v.product_id = p.id and v.size_id = z.id), 1) as version
  from catalogue.products p
  join catalogue.categories c on c.id = p.category_id
  join catalogue.sizes z on z.id = any(c.size_ids)
    or exists (select from catalogue.barcodes e where e.product_id = p.id and e.size_id = z.id)
    or (z.id = ${INTERNATIONAL_SIZE_ID} and exists (
      select from inventory.published_levels l where l.product_id = p.id and l.size_id = z.id))
  where p.id = ? and p.is_active
  order by z.sort_order, z.id`

/** The sizes of a product with their codes, in the order of sizes. */
export const sizeBarcodes = (db: Knex, productId: number): Promise<SizeBarcodes[]> =>
  queryRows<SizeBarcodes>(db, SIZES, [productId])
