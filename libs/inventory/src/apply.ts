import { prepared } from '@deportivo/platform/db/prepared'
import type { Knex } from 'knex'
import type { Act, Change, StockKey } from './change.ts'
import { appendStockEvents } from './stock-events.ts'

/** A size with less than requested: `available` is what there is now. */
export interface Shortage extends StockKey {
  line_id: number | null
  available: number
}

/** Done: `batch` can be reversed later (null: there was nothing to do). Or refused, and nothing was changed. */
export type Outcome = { ok: true; batch: number | null; changes: Change[] } | { ok: false; short: Shortage[] }

type Result = { batch: number | null; changes: Change[] } | { short: Shortage[] }

type Doing = Act & { expires_at?: Date | null }

/**
 * An act whose changes the database computes: `source` gives a jsonb array of them, from values that begin at
 * `$5`. Sums per size and store, locks in the order of the key, and refuses where less would be left than is held.
 */
export function applying(name: string, source: string) {
  const apply = prepared<{ result: Result }>(
    name,
    `select inventory.apply((${source}), $1::integer, $2::text, $3::timestamptz, $4::timestamptz) as result`,
  )
  return async (
    trx: Knex.Transaction,
    values: readonly unknown[],
    { actor, at, expires_at }: Doing,
  ): Promise<Outcome> => {
    const [row] = await apply(trx, [actor.id, actor.name, at ?? null, expires_at ?? null, ...values])
    const result = row?.result ?? { batch: null, changes: [] }
    if ('short' in result) return { ok: false, short: result.short }
    appendStockEvents(trx, result, { actor, at })
    return { ok: true, ...result }
  }
}

const applyGiven = applying('stock applied', '$5::jsonb')

/** The only way a unit of stock moves: all changes with their ledger entries, or none. */
export async function applyChanges(
  trx: Knex.Transaction,
  changes: readonly Change[],
  act: Doing,
): Promise<Outcome> {
  if (changes.length === 0) return { ok: true, batch: null, changes: [] }
  return applyGiven(trx, [JSON.stringify(changes)], act)
}
