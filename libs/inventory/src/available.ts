import { queryRows } from '@deportivo/platform/db/query-rows'
import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import type { Knex } from 'knex'
import type { LevelRow } from './tables.ts'

/** What is available of sizes of a product in one store, by size. */
export async function availableIn(
  db: Knex,
  { product_id, store_id, size_ids }: { product_id: number; store_id: number; size_ids: readonly number[] },
): Promise<Map<number, number>> {
  const rows = await db('inventory.levels')
    .where({ product_id, store_id })
    .whereIn('size_id', size_ids)
    .select<(Pick<LevelRow, 'size_id'> & { available: number })[]>(
      'size_id',
      db.raw('on_hand - held as available'),
    )
  return new Map(rows.map((row) => [row.size_id, row.available]))
}

/** The most that any one store could serve of a size, for the message of a refusal. */
export async function mostAvailable(
  db: Knex,
  { product_id, size_id }: { product_id: number; size_id: number },
): Promise<number> {
  const rows = await queryRows<{ most: number | null }>(
    db,
    `select max(l.on_hand - l.held) as most from inventory.levels l join inventory.stores s on s.id = l.store_id
     where l.product_id = ? and l.size_id = ? and s.is_active
       and s.type = case when l.size_id = ? then 'international' else 'national' end`,
    [product_id, size_id, INTERNATIONAL_SIZE_ID],
  )
  return rows[0]?.most ?? 0
}
