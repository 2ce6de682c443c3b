import type { Knex } from 'knex'
import { queryRows } from './query-rows.ts'
import type { TableOf } from './row-types.ts'
import { SettingError } from '../config/config.ts'
import { LOCKS } from './locks.ts'
import { hashOfMigration } from './migration-hash.ts'

export interface Migration {
  /** `0001-orders`: numbered, never edited after release. */
  name: string
  sql: string
}

export interface MigrationSet {
  /** Also the name of the PostgreSQL schema. */
  owner: string
  migrations: readonly Migration[]
}

/** A migration that was applied. */
interface AppliedRow {
  owner: string
  name: string
  hash: string
  applied_at: Date
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'migrations.applied': TableOf<AppliedRow, 'applied_at'>
  }
}

export const APPLICATION_ROLE = 'deportivo_app'

/**
 * Migrates every owner's schema; safe to run by many at once. Needs a connection that may change schemas: the
 * application's own role only finds out that nothing is missing, and refuses otherwise.
 */
export async function migrate(owner: Knex, sets: readonly MigrationSet[]): Promise<void> {
  await owner.transaction(async (trx) => {
    if (await isApplication(trx)) return refuseMissing(trx, sets)
    await trx.raw('select pg_advisory_xact_lock(?)', [LOCKS.migration])
    await refuseOtherHistory(trx, sets)
    await prepare(trx)
    for (const set of mergeByOwner(sets)) await migrateOwner(trx, set)
  })
}

/** Several services may include the same kernel's migrations. */
function mergeByOwner(sets: readonly MigrationSet[]): MigrationSet[] {
  const byOwner = new Map<string, MigrationSet>()
  for (const set of sets) byOwner.set(set.owner, set)
  return [...byOwner.values()]
}

const HOW_TO_START_ANEW =
  'To start anew, delete the data folder (DATA_DIR), or let DATABASE_URL name an empty database.'

/** Refuses a database made by other migrations than these: the next one would fail somewhere in the middle. */
async function refuseOtherHistory(trx: Knex.Transaction, sets: readonly MigrationSet[]): Promise<void> {
  const found = await queryRows<{ columns: string[] | null }>(
    trx,
    `
    select array_agg(column_name::text) as columns from information_schema.columns
    where (table_schema, table_name) = ('migrations', 'applied')`,
  )
  const columns = found[0]?.columns ?? null
  if (columns === null) return
  if (!columns.includes('hash'))
    throw new SettingError(
      `The database was made by a pre-release, whose data nothing converts. ${HOW_TO_START_ANEW}`,
    )
  const applied = await trx('migrations.applied').select('owner', 'name', 'hash')
  const hashes = new Map(applied.map(({ owner, name, hash }) => [`${owner}/${name}`, hash]))
  for (const { owner, migrations } of sets)
    for (const migration of migrations) {
      const hash = hashes.get(`${owner}/${migration.name}`)
      if (hash !== undefined && hash !== hashOfMigration(migration))
        throw new SettingError(
          `The database was made by a pre-release: its ${owner}/${migration.name} differs. ${HOW_TO_START_ANEW}`,
        )
    }
}

/** Drops a schema with its record of applied migrations, so that `migrate` creates it anew. */
export async function dropSchema(owner: Knex, schema: string): Promise<void> {
  await owner.raw('drop schema if exists ?? cascade', [schema])
  await owner('migrations.applied').where({ owner: schema }).delete()
}

async function isApplication(trx: Knex.Transaction): Promise<boolean> {
  const found = await queryRows<{ role: string }>(trx, 'select session_user::text as role')
  return found[0]?.role === APPLICATION_ROLE
}

async function refuseMissing(trx: Knex.Transaction, sets: readonly MigrationSet[]): Promise<void> {
  await refuseOtherHistory(trx, sets)
  const found = await queryRows<{ exists: boolean }>(
    trx,
    "select to_regclass('migrations.applied') is not null as exists",
  )
  const rows = found[0]?.exists ? await trx('migrations.applied').select('owner', 'name') : []
  const applied = new Set(rows.map(({ owner, name }) => `${owner}/${name}`))
  const names = sets.flatMap(({ owner, migrations }) => migrations.map(({ name }) => `${owner}/${name}`))
  const missing = names.find((name) => !applied.has(name))
  if (missing !== undefined)
    throw new SettingError(
      `The database lacks ${missing}: run the preparation first, or give DATABASE_OWNER_URL, whose role may migrate.`,
    )
}

async function prepare(trx: Knex.Transaction): Promise<void> {
  await trx.raw(`
    do $$ begin
      if not exists (select from pg_roles where rolname = 'deportivo_app') then
        create role deportivo_app nologin;
      end if;
    exception when duplicate_object or unique_violation then
      -- Roles belong to the whole server, the lock to one database: another process created it first.
    end $$;
    do $$ begin
      if not pg_has_role(current_user, 'deportivo_app', 'member') then
        execute format('grant deportivo_app to %I', current_user);
      end if;
    end $$;
    create schema if not exists migrations;
    create table if not exists migrations.applied (
      owner text not null,
      name text not null,
      hash text not null,
      applied_at timestamptz not null default now(),
      primary key (owner, name)
    );
    grant usage on schema migrations to deportivo_app;
    grant select on migrations.applied to deportivo_app;
  `)
}

async function migrateOwner(trx: Knex.Transaction, set: MigrationSet): Promise<void> {
  const rows = await trx('migrations.applied').where({ owner: set.owner }).select('name')
  const applied = new Set(rows.map((row) => row.name))
  const pending = set.migrations.filter((migration) => !applied.has(migration.name))
  if (pending.length === 0) return
  await trx.raw('create schema if not exists ??', [set.owner])
  await trx.raw('grant usage on schema ?? to deportivo_app', [set.owner])
  for (const migration of pending) {
    // knex would treat a "?" as a binding, wherever it occurs.
    await trx.raw(migration.sql.replaceAll('?', '\\?'))
    await trx('migrations.applied').insert({
      owner: set.owner,
      name: migration.name,
      hash: hashOfMigration(migration),
    })
  }
  await grantAll(trx, set.owner)
}

/** Ledgers revoke update and delete in their own migrations, through `append_only`. */
async function grantAll(trx: Knex.Transaction, owner: string): Promise<void> {
  await trx.raw('grant select, insert, update, delete on all tables in schema ?? to deportivo_app', [owner])
  await trx.raw('grant usage on all sequences in schema ?? to deportivo_app', [owner])
  await trx.raw('grant execute on all functions in schema ?? to deportivo_app', [owner])
  const ledgers = await queryRows<{ name: string }>(
    trx,
    `select c.oid::regclass::text as name from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_description d on d.objoid = c.oid and d.objsubid = 0
     where n.nspname = ? and c.relkind in ('r', 'p') and d.description like 'append-only%'`,
    [owner],
  )
  for (const ledger of ledgers)
    await trx.raw('revoke update, delete, truncate on ' + ledger.name + ' from deportivo_app')
}
