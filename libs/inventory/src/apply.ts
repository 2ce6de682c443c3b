import { withoutWaiting } from '@deportivo/platform/db/pipeline'
import { prepared } from '@deportivo/platform/db/prepared'
import type { Knex } from 'knex'
import type { Act, Change, Outcome, Shortage } from './change.ts'
import { shortageIn } from './short-stock.ts'

type Result = { batch: number | null; changes: Change[] } | { short: Shortage[] }

function outcomeOf([row]: readonly { result: Result }[]): Outcome {
  const result = row?.result ?? { batch: null, changes: [] }
  return 'short' in result ? { ok: false, short: result.short } : { ok: true, ...result }
}

type Doing = Act & { expires_at?: Date | null }

const valuesOf = ({ actor, at, expires_at }: Doing) => [
  actor.id,
  actor.name,
  actor.profile ?? null,
  at ?? new Date(),
  expires_at ?? null,
]

const ACT = '$1::integer, $2::text, $3::text, $4::timestamptz, $5::timestamptz'

/** The error of a transaction that wanted more than there was, for its caller's user. */
export type RefuseShort = (short: Shortage[]) => Error

/** An act of stock, in two ways. */
export interface StockAct<Values extends readonly unknown[]> {
  /**
   * Waits for its outcome; a short one has changed nothing, and the transaction may go on, except where a parcel in
   * quarantine was short: that has failed it.
   */
  apply(trx: Knex.Transaction, values: Values, act: Doing): Promise<Outcome>
  /** Waits for nothing: a short one fails the transaction. */
  applyLater(trx: Knex.Transaction, values: Values, act: Doing, refuse: RefuseShort): Promise<void>
}

/**
 * An act whose changes the database computes: `source` gives a jsonb array of them, from values that begin at
 * `$6`. Sums per size and store, locks in the order of the key, and refuses where less would be left than is held.
 */
export function stockAct<Values extends readonly unknown[]>(name: string, source: string): StockAct<Values> {
  const apply = prepared<{ result: Result }>(name, `select inventory.apply((${source}), ${ACT}) as result`)
  const applyOrFail = prepared(`${name} or failed`, `select inventory.apply_or_fail((${source}), ${ACT})`)
  return {
    apply: async (trx, values, act) => {
      try {
        return outcomeOf(await apply(trx, [...valuesOf(act), ...values]))
      } catch (error) {
        const short = shortageIn(error)
        if (!short) throw error
        return { ok: false, short }
      }
    },
    applyLater: (trx, values, act, refuse) =>
      withoutWaiting(
        trx,
        applyOrFail(trx, [...valuesOf(act), ...values]).catch((error: unknown) => {
          const short = shortageIn(error)
          throw short ? refuse(short) : error
        }),
      ),
  }
}

const GIVEN = stockAct<[changes: string]>('stock applied', '$6::jsonb')

/** The only way a unit of stock moves: all changes with their ledger entries and events, or none. */
export async function applyChanges(
  trx: Knex.Transaction,
  changes: readonly Change[],
  act: Doing,
): Promise<Outcome> {
  if (changes.length === 0) return { ok: true, batch: null, changes: [] }
  return GIVEN.apply(trx, [JSON.stringify(changes)], act)
}

/** The same without waiting: what is short fails the transaction. */
export async function applyChangesLater(
  trx: Knex.Transaction,
  changes: readonly Change[],
  act: Doing,
  refuse: RefuseShort,
): Promise<void> {
  if (changes.length > 0) await GIVEN.applyLater(trx, [JSON.stringify(changes)], act, refuse)
}
