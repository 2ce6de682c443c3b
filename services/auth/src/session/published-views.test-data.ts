import type { MigrationSet } from '@deportivo/platform/db/migrate'

const view = (owner: string, name: string, rows: string): MigrationSet => ({
  owner,
  migrations: [{ name, sql: `create view ${owner}.published_${name} as ${rows}` }],
})

/** The views of other services that auth reads, for tests that start auth alone. */
export const VIEWS_AUTH_READS: readonly MigrationSet[] = [
  view(
    'admin',
    'preferences',
    'select 0 as user_id, null::text as language, null::jsonb as stored where false',
  ),
  view(
    'catalogue',
    'codes',
    `select * from (values (1, 'one', '1', 1), (2, 'tow', '2', 2), (3, 'three', '3', 3), (4, 'four', '4', 4))
      as codes (id, key, name, sort_order)`,
  ),
]
