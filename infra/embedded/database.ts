import pg from 'pg'
import { CannotStart } from './cannot-start.ts'
import { OWNER } from './cluster.ts'

/** The database that has the product's tables. */
export const DATABASE = 'deportivo'

/** Proof that no other process owns this server; lost when the server dies. */
export interface Lease {
  readonly lost: Promise<void>
  release(): Promise<void>
}

// Any constant number will do: 'depo' in letters.
const LEASE_KEY = 0x6465706f

export function urlOf(port: number, password: string, database = DATABASE): string {
  return `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}`
}

/**
 * Locks the server for this process until it releases the lease or dies. The lock is in the server itself: a
 * killed process holds nothing, and a second start on the same folder cannot use a running process's database.
 */
export async function takeLease(url: string): Promise<Lease> {
  const client = new pg.Client({
    connectionString: inMaintenance(url),
    application_name: 'deportivo lease',
    keepAlive: true,
  })
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve)
    // The end of the connection follows and resolves `lost`.
    client.on('error', () => resolve())
  })
  await client.connect()
  const isOurs = await tryLock(client)
  if (isOurs) return { lost, release: () => client.end().catch(() => undefined) }
  await client.end()
  throw new CannotStart(
    'Another start is already using this data folder. Stop it first, or set DATA_DIR to another folder.',
  )
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
    LEASE_KEY,
  ])
  return rows[0]?.held === true
}

/** Creates the product's database when absent, and updates its collation to the bundled ICU. */
export async function prepareDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: inMaintenance(url) })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
    if (rowCount === 0) await client.query(`create database ${DATABASE}`)
  } finally {
    await client.end()
  }
  await refreshCollation(url)
}

// Another ICU version may sort letters differently: indexes on text made by the old one would miss rows.
async function refreshCollation(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query(
      `select from pg_database where datname = current_database()
        and datcollversion is distinct from pg_database_collation_actual_version(oid)`,
    )
    if (rowCount === 0) return
    await client.query(`reindex database ${DATABASE}`)
    await client.query(`alter database ${DATABASE} refresh collation version`)
  } finally {
    await client.end()
  }
}

function inMaintenance(url: string): string {
  const maintenance = new URL(url)
  maintenance.pathname = '/postgres'
  return maintenance.toString()
}
