import { createHmac } from 'node:crypto'
import { APPLICATION_ROLE } from '@deportivo/platform/db/migrate'
import { OWNER_ROLE, prepareRoles } from '@deportivo/platform/db/roles'
import pg from 'pg'
import { CannotStart } from './cannot-start.ts'
import { SUPERUSER } from './cluster.ts'

/** The database that has the product's tables. */
export const DATABASE = 'deportivo'

/** Proof that no other process owns this server; lost when the server dies. */
export interface Lease {
  readonly lost: Promise<void>
  release(): Promise<void>
}

// Any constant number will do: 'depo' in letters.
const LEASE_KEY = 0x6465706f

const urlOf = (port: number, role: string, password: string) =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${DATABASE}`

/** The addresses of the three roles of the embedded server. */
export interface DatabaseUrls {
  /** The superuser's. */
  readonly adminUrl: string
  /** The owner's, who migrates. */
  readonly ownerUrl: string
  /** The application's. */
  readonly url: string
}

/** Addresses by the superuser's password, from which the other two follow and which does not follow from them. */
export function urlsOf(port: number, password: string): DatabaseUrls {
  const passwordOf = (role: string) => createHmac('sha256', password).update(role).digest('base64url')
  return {
    adminUrl: urlOf(port, SUPERUSER, password),
    ownerUrl: urlOf(port, OWNER_ROLE, passwordOf(OWNER_ROLE)),
    url: urlOf(port, APPLICATION_ROLE, passwordOf(APPLICATION_ROLE)),
  }
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

/** Creates the product's roles and database when absent, and updates its collation to the bundled ICU. */
export async function prepareDatabase({ adminUrl, ownerUrl, url }: DatabaseUrls): Promise<void> {
  const client = new pg.Client({ connectionString: inMaintenance(adminUrl) })
  await client.connect()
  try {
    const { rows } = await client.query<{ owner: string }>(
      'select pg_get_userbyid(datdba) as owner from pg_database where datname = $1',
      [DATABASE],
    )
    if (rows[0] && rows[0].owner !== OWNER_ROLE) throw new CannotStart(OF_A_PRE_RELEASE)
    if (!rows[0]) {
      await prepareRoles(client, ownerUrl, url)
      await client.query(`create database ${DATABASE} owner ${OWNER_ROLE}`)
    }
  } finally {
    await client.end()
  }
  await refreshCollation(adminUrl)
}

const OF_A_PRE_RELEASE =
  'The data folder was made by a pre-release, whose data nothing converts. ' +
  'To start anew, delete the data folder (DATA_DIR), or set DATA_DIR to another one.'

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
