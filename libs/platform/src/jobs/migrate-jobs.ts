import { DEFAULT_SCHEMA, runMigrations } from 'bullmq'
import pg from 'pg'
import { APPLICATION_ROLE } from '../db/migrate.ts'

/** Migrates the library's own schema of jobs. The application's role may not, and leaves it as it is. */
export async function migrateJobs(ownerUrl: string): Promise<void> {
  if (new URL(ownerUrl).username === APPLICATION_ROLE) return
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    await runMigrations(owner)
    await owner.query(`
      grant usage on schema ${DEFAULT_SCHEMA} to ${APPLICATION_ROLE};
      grant select, insert, update, delete on all tables in schema ${DEFAULT_SCHEMA} to ${APPLICATION_ROLE};
      grant usage on all sequences in schema ${DEFAULT_SCHEMA} to ${APPLICATION_ROLE};
      grant execute on all functions in schema ${DEFAULT_SCHEMA} to ${APPLICATION_ROLE};
    `)
  } finally {
    await owner.end()
  }
}
