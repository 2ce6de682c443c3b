import { ALL_SERVICES } from '@deportivo/all-in-one/services'
import { seedUsers } from '@deportivo/auth/seed/seed-users'
import { startEmbeddedPostgres } from '@deportivo/infra/embedded/postgres'
import { readConfig } from '@deportivo/platform/config'
import { connect } from '@deportivo/platform/db/connect'
import { prepareOnce } from '@deportivo/platform/run'
import type { Knex } from 'knex'
import pg from 'pg'
import pino from 'pino'

export const PASSWORD = 'clave-del-banco-de-pruebas'

export interface BenchDatabase {
  url: string
  /** Of the role that owns the tables. */
  ownerUrl: string
  /** As the owner: for filling tables and inspecting the result. */
  db: Knex
  /** Writes out what the load before has changed, as only a superuser may. */
  checkpoint: () => Promise<void>
  stop(): Promise<void>
}

/**
 * The embedded PostgreSQL as `npm start` runs it, fsync included, with all tables and the users of the demo
 * company.
 */
export async function startDatabase(dataDir: string): Promise<BenchDatabase> {
  const server = await startEmbeddedPostgres({ dataDir, log: () => undefined })
  const urls = { DATABASE_URL: server.url, DATABASE_OWNER_URL: server.ownerUrl }
  const config = readConfig({ ...urls, DATA_DIR: dataDir, DEMO: '0' })
  await prepareOnce(ALL_SERVICES, config, {
    log: pino({ level: 'silent' }),
    prepare: async ({ db, clock }) => {
      await db.transaction((trx) => seedUsers(trx, { password: PASSWORD, clock }))
    },
  })
  const db = connect({ url: server.ownerUrl, as: 'owner', poolMax: 4 })
  let stopping: Promise<void> | undefined
  const stop = async () => {
    await db.destroy()
    await server.stop()
  }
  const checkpoint = async () => {
    const admin = new pg.Client({ connectionString: server.adminUrl })
    await admin.connect()
    await admin.query('checkpoint').finally(() => admin.end())
  }
  return {
    url: server.url,
    ownerUrl: server.ownerUrl,
    db,
    checkpoint,
    stop: () => (stopping ??= stop()),
  }
}
