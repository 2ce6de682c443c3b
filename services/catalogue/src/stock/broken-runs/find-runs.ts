import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import { findBrokenRuns, type FoundRun, type PlannedMove, type StockedSize } from './broken-runs.ts'

interface Of {
  product_id: number
}

// In the order of the stores and sizes. A size that a store once had has a level there.
const STOCKED = `
  select l.product_id, l.store_id, l.size_id, l.available
  from inventory.published_levels l
  join catalogue.products p on p.id = l.product_id and p.is_active
  join inventory.published_stores s on s.id = l.store_id and s.type = 'national' and s.is_active
  join catalogue.sizes z on z.id = l.size_id
  where l.product_id = any(?::integer[]) and l.size_id <> ${INTERNATIONAL_SIZE_ID}
  order by s.orden, s.id, z.sort_order, z.id`

const PLANNED = `
  select l.product_id, t.from_store, t.to_store, l.size_id, l.quantity, t.state = 'draft' as is_draft
  from inventory.published_transfer_lines l join inventory.published_transfers t on t.id = l.transfer_id
  where l.product_id = any(?::integer[]) and t.state in ('draft', 'ready', 'in_transit')`

const SIZES = 'select id from catalogue.sizes order by sort_order, id'

const unique = (values: readonly number[]) => [...new Set(values)]

/** The broken runs of some products as they are now. */
export async function findRuns(db: Knex, ids: readonly number[]): Promise<(FoundRun & Of)[]> {
  const stocked = await queryRows<StockedSize & Of>(db, STOCKED, [ids])
  const planned = await queryRows<PlannedMove & Of>(db, PLANNED, [ids])
  const order = (await queryRows<{ id: number }>(db, SIZES)).map(({ id }) => id)
  const stores = unique(stocked.map(({ store_id }) => store_id))
  return ids.flatMap((product_id) => {
    const own = stocked.filter((size) => size.product_id === product_id)
    const had = new Set(own.map(({ size_id }) => size_id))
    return findBrokenRuns({
      sizes: order.filter((id) => had.has(id)),
      stores,
      stocked: own,
      planned: planned.filter((move) => move.product_id === product_id),
    }).map((run) => ({ ...run, product_id }))
  })
}
