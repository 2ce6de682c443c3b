import { listBrokenRuns, type BrokenRun } from '@deportivo/contracts/catalogue/broken-runs'
import { defineList } from '@deportivo/platform/lists/define-list'
import type { FoundRun } from './broken-runs.ts'
import { searchByProduct } from '../../products/search-by-product.ts'

type Names = ReadonlyMap<number, string>

interface StoredRun
  extends Omit<BrokenRun, 'missing' | 'moves' | 'checked_at'>, Pick<FoundRun, 'missing' | 'moves'> {
  checked_at: Date
}

type Row = Omit<BrokenRun, 'checked_at'> & { checked_at: Date }

const namesOf = (rows: readonly { id: number; name: string }[]): Names =>
  new Map(rows.map(({ id, name }) => [id, name]))

function named({ missing, moves, ...run }: StoredRun, sizes: Names, stores: Names): Row {
  const size = (size_id: number) => ({ size_id, size_name: sizes.get(size_id) ?? '' })
  return {
    ...run,
    missing: missing.map(({ size_id, stores: givers }) => ({
      ...size(size_id),
      stores: givers.map((giver) => ({ ...giver, store_name: stores.get(giver.store_id) ?? '' })),
    })),
    moves: moves.map(({ size_id, from_store, quantity }) => ({
      ...size(size_id),
      from_store,
      from_store_name: stores.get(from_store) ?? '',
      quantity,
    })),
  }
}

export const listBrokenRunsRoute = defineList<typeof listBrokenRuns, Row>(listBrokenRuns, {
  from: ({ db }) => db('catalogue.broken_runs'),
  filters: { product_id: 'product_id', store_id: 'store_id' },
  sort: { sold_lately: 'sold_lately' },
  tiebreak: ['product_id', 'store_id'],
  search: searchByProduct,
  read: async ({ rows, sorted }, { db }) => {
    const page = db
      .from(rows.as('runs'))
      .join('catalogue.published_products as p', 'p.id', 'runs.product_id')
      .join('inventory.published_stores as s', 's.id', 'runs.store_id')
      .select('runs.*', 'p.name as product_name', 'p.reference_name', 'p.color_name', 's.name as store_name')
    const found = await sorted(page).select<StoredRun[]>()
    const sizes = namesOf(await db('catalogue.sizes').select('id', 'name'))
    const stores = namesOf(await db('inventory.published_stores').select('id', 'name'))
    return found.map((run) => named(run, sizes, stores))
  },
})
