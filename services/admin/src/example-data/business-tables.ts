import { EVENT_FAMILIES } from '@deportivo/contracts/events/families'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'

/** Owners of what stays when examples are removed: people, settings, what was done, and the machinery itself. */
const NOT_BUSINESS = [
  'admin',
  'auth',
  'audit',
  'bus',
  'bullmq',
  'live',
  'migrations',
  'information_schema',
  // A rebuild and its tables, which come and go beside those that are read.
  'rebuild',
  'read_next',
  'read_old',
]

/** A projection follows from events: it is no sign that something was entered. */
const PROJECTIONS = 'read'

/** Events that stay: those of people and settings, and of what administrators did. */
const FAMILIES_THAT_STAY = ['user', 'setting', 'recovery', 'audit', 'reader']

export const BUSINESS_FAMILIES = Object.keys(EVENT_FAMILIES).filter(
  (family) => !FAMILIES_THAT_STAY.includes(family),
)

const TABLES = `
  select n.nspname as schema, n.nspname || '.' || c.relname as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname not like 'pg\\_%' and n.nspname <> all(?)
    and coalesce(obj_description(c.oid, 'pg_class'), '') not like 'shipped:%'
  order by 2`

/** Every table of the business but the lists that come with the product, as the database has them. */
export async function businessTables(db: Knex): Promise<{ schema: string; name: string }[]> {
  return queryRows(db, TABLES, [NOT_BUSINESS])
}

/** Whether nothing was entered yet. */
export async function isInstallationEmpty(db: Knex): Promise<boolean> {
  const tables = (await businessTables(db)).filter(({ schema }) => schema !== PROJECTIONS)
  const statement = `select ${tables.map(() => 'exists (select from ??)').join(' or ')} as filled`
  const names = tables.map(({ name }) => name)
  const [found] = await queryRows<{ filled: boolean }>(db, statement, names)
  return found?.filled === false
}
