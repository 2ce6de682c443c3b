import type { Recurring } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { findRuns } from './find-runs.ts'

// One transaction: larger would lock the rows of the list longer, smaller would read the sizes more often.
const MOST_PRODUCTS = 200

// Shorter, and every sale of a busy minute would compute its product again; longer, and the list is behind the store.
const EVERY_MS = 10_000

const STORE = `
  insert into catalogue.broken_runs (product_id, store_id, sold_lately, missing, moves, checked_at)
  select r.product_id, r.store_id, p.sold_lately, r.missing, r.moves, ?
  from jsonb_to_recordset(?::jsonb) as r(product_id integer, store_id integer, missing jsonb, moves jsonb)
  join catalogue.products p on p.id = r.product_id
  -- Another computation of the product may be faster; its changes are noted, so that the last one is right.
  on conflict (product_id, store_id) do update set sold_lately = excluded.sold_lately, missing = excluded.missing,
    moves = excluded.moves, checked_at = excluded.checked_at`

/** Computes the broken runs of these products again. */
export async function refreshRuns(trx: Knex.Transaction, ids: readonly number[], at: Date): Promise<void> {
  const runs = await findRuns(trx, ids)
  await trx('catalogue.broken_runs').whereIn('product_id', ids).delete()
  if (runs.length > 0) await trx.raw(STORE, [at, JSON.stringify(runs)])
}

/** The next products to compute again; returns how many there were. */
async function refreshNext(db: Knex, at: Date): Promise<number> {
  const next = await db('catalogue.runs_to_check').orderBy('product_id').limit(MOST_PRODUCTS)
  // In a quiet shop this is all.
  if (next.length === 0) return 0
  const ids = next.map(({ product_id }) => product_id)
  await db.transaction(async (trx) => {
    await refreshRuns(trx, ids, at)
    const rows = trx('catalogue.runs_to_check').whereIn('product_id', ids)
    // In the order in which changes are noted: neither deadlocks the other.
    await rows.orderBy('product_id').forUpdate().select('product_id')
    // One that changed meanwhile stays.
    await trx('catalogue.runs_to_check')
      .whereIn(
        ['product_id', 'changes'],
        next.map(({ product_id, changes }) => [product_id, changes]),
      )
      .delete()
  })
  return next.length
}

/** Computes the broken runs of all products whose stock changed, some at a time. */
export const refreshBrokenRuns: Recurring = {
  name: 'refresh-broken-runs',
  everyMs: EVERY_MS,
  async run({ db, clock }) {
    while ((await refreshNext(db, clock.now())) === MOST_PRODUCTS);
  },
}
