import pg from 'pg'
import { CannotStart } from './cannot-start.ts'
import { OWNER } from './cluster.ts'

/** The database that the product's tables live in. */
export const DATABASE = 'deportivo'

/** Proof that no other process owns this server; lost when the server dies. */
export interface Lease {
  readonly lost: Promise<void>
  release(): Promise<void>
}

// Any number will do, as long as it stays: 'depo' in letters.
const LEASE_KEY = 0x6465706f

export function urlOf(port: number, password: string, database = DATABASE): string {
  return `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}`
}

/**
 * Takes the server for this process until it lets go or dies. A lock in the server itself: a process that was
 * killed holds nothing, and a second start on the same folder cannot take a living one's database from under it.
 */
export async function takeLease(url: string): Promise<Lease> {
  const client = new pg.Client({
    connectionString: inMaintenance(url),
    application_name: 'deportivo keeper',
    keepAlive: true,
  })
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve)
    // The connection's end follows, and says all that matters.
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

/** Makes the product's database when it is absent, and brings its sort order up to date with the bundled ICU. */
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

// An ICU of another version may order letters differently: indexes on text made by the old one would miss rows.
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
