import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ALL_SERVICES } from '@deportivo/all-in-one/services'
import { hashOfMigration } from '@deportivo/platform/db/migration-hash'
import { migrationSetsOf } from '@deportivo/platform/run'

export const MIGRATIONS_RECORD = fileURLToPath(new URL('released-migrations.json', import.meta.url))

/** The hash of every released migration, by owner and name. */
export type MigrationHashes = Record<string, Record<string, string>>

export const readReleasedMigrations = () =>
  JSON.parse(readFileSync(MIGRATIONS_RECORD, 'utf8')) as MigrationHashes

/** Every migration of the code, in the form of the record. */
export const migrationsInCode: MigrationHashes = Object.fromEntries(
  migrationSetsOf(ALL_SERVICES).map(({ owner, migrations }) => [
    owner,
    Object.fromEntries(migrations.map((migration) => [migration.name, hashOfMigration(migration)])),
  ]),
)

/** Released migrations that the code no longer has, or has changed. */
export const editedMigrations = (released: MigrationHashes, present: MigrationHashes): string[] =>
  Object.entries(released).flatMap(([owner, hashes]) =>
    Object.entries(hashes).flatMap(([name, hash]) =>
      present[owner]?.[name] === hash ? [] : [`${owner}/${name}`],
    ),
  )
