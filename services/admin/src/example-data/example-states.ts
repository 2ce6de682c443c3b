import type { KeyedText } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import type { ExampleRow } from './tables.ts'

/** Where work ends that cannot be done. */
const BEFORE = { filling: 'none', removing: 'loaded' } as const

/** The row while work is asked for. */
export type AskedRow = ExampleRow & { state: keyof typeof BEFORE }

export const isAsked = (row: ExampleRow): row is AskedRow => row.state in BEFORE

/** The same work, locked until the transaction ends; undefined once it was done. */
export const lockAsked = (trx: Knex.Transaction, { version, state }: AskedRow) =>
  trx('admin.example_data').where({ version, state }).forUpdate().first()

/** Whether the work is still to be done. Not locked, so that its progress can be written beside it. */
export const isStillAsked = async (db: Knex, { version, state }: AskedRow): Promise<boolean> =>
  (await db('admin.example_data').where({ version, state }).first('id')) !== undefined

export async function saveProgress(db: Knex, { version }: AskedRow, done: number, total: number) {
  await db('admin.example_data').where({ version }).update({ done, total })
}

export async function markLoaded(trx: Knex.Transaction, user_ids: number[], loaded_at: Date) {
  await trx('admin.example_data').update({ state: 'loaded', user_ids, loaded_at })
}

export async function markRemoved(trx: Knex.Transaction) {
  const nothing = { done: 0, total: 0, own_seen: 0, began_at: null, loaded_at: null }
  await trx('admin.example_data').update({ state: 'none', user_ids: [], ...nothing })
}

/** Leaves it as it was before the request, with the reason. */
export async function giveUp(db: Knex, { version, state }: AskedRow, problem: KeyedText): Promise<void> {
  const asked = db('admin.example_data').where({ version, state })
  const { key, values } = problem
  const reason = JSON.stringify({ key, values })
  await asked.update({ state: BEFORE[state], problem: reason, done: 0, total: 0, own_seen: 0 })
}
