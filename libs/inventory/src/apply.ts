import { prepared } from '@deportivo/platform/db/prepared'
import type { Knex } from 'knex'
import type { Act, Change, Outcome, Shortage } from './change.ts'
import { appendStockEvents } from './stock-events.ts'

type Result = { batch: number | null; changes: Change[] } | { short: Shortage[] }

function outcomeOf([row]: readonly { result: Result }[]): Outcome {
  const result = row?.result ?? { batch: null, changes: [] }
  return 'short' in result ? { ok: false, short: result.short } : { ok: true, ...result }
}

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
    const applied = apply(trx, [actor.id, actor.name, at ?? null, expires_at ?? null, ...values]).then(
      outcomeOf,
    )
    appendStockEvents(trx, applied, { actor, at })
    return applied
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
