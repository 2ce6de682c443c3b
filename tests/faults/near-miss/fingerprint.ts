import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'

// Counters of attempts, sessions and stored replies change with refused calls too; the bus and its readers work on
// their own time.
const NOT_OF_CALLS = [
  'auth.sessions',
  'auth.login_failures',
  'auth.pressure',
  'auth.recoveries',
  'admin.notifications',
  // Computed from events and by jobs.
  'catalogue.runs_to_check',
  'catalogue.broken_runs',
  'inventory.falls',
  'returns.sold_lines',
  'rebuild.runs',
]
const OWN_TIME = ['bus', 'bullmq', 'read', 'live', 'migrations', 'pg_catalog', 'information_schema']

const TABLES = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname <> all(?) and format('%s.%s', schemaname, tablename) <> all(?) order by 1`

/** Reads an aggregate of each table that calls change. */
async function createReading<Value>(
  db: Knex,
  aggregate: string,
): Promise<() => Promise<Record<string, Value>>> {
  const tables = await queryRows<{ name: string }>(db, TABLES, [OWN_TIME, NOT_OF_CALLS])
  const statement = tables
    .map(({ name }) => `select '${name}' as name, ${aggregate} as value from ${name} t`)
    .join(' union all ')
  return async () => {
    const found = await queryRows<{ name: string; value: Value }>(db, statement)
    return Object.fromEntries(found.map(({ name, value }) => [name, value]))
  }
}

/** The rows of every table that calls change, as one number per table. */
export const createFingerprint = (db: Knex) =>
  createReading<string>(db, `count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0)`)

/** The number of rows of every table that calls change. */
export const createRowCounts = (db: Knex) => createReading<number>(db, 'count(*)::integer')

/** The tables that two fingerprints differ in. */
export const changedTables = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(after).filter((table) => after[table] !== before[table])
