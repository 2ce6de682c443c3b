import { withoutWaiting } from '@deportivo/platform/db/pipeline'
import { preparedPer } from '@deportivo/platform/db/prepared'
import type { Knex } from 'knex'

export const NAMES_TABLE = 'report_names'

/** The name of a record that a report groups by, as of an event. */
export interface RecordName {
  dimension: string
  key: number
  name: string
}

// Compared by position: lanes are applied in any order, and a rebuild must end with the same name.
const WRITE = preparedPer<never>(
  'report names written to',
  (table) => `
  insert into ${table} as n select * from jsonb_populate_recordset(null::${table}, $1::jsonb)
  on conflict (dimension, key) do update set name = excluded.name, pos = excluded.pos where excluded.pos > n.pos`,
)

/** Stores the newest name of each record: records are renamed, the sums that mention them are not. */
export async function writeNames(
  trx: Knex.Transaction,
  given: readonly (RecordName & { pos: number })[],
  schema: string,
): Promise<void> {
  const newest = new Map<string, RecordName & { pos: number }>()
  for (const name of [...given].sort((a, b) => a.pos - b.pos))
    newest.set(`${name.dimension} ${name.key}`, name)
  if (newest.size === 0) return
  // Rows are locked in the same order in all processes, which prevents deadlocks.
  const rows = [...newest].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  await withoutWaiting(trx, WRITE(`${schema}.${NAMES_TABLE}`)(trx, [JSON.stringify(rows)]))
}
