import knex, { type Knex } from 'knex'
import pg from 'pg'
import type { Logger } from 'pino'
import type { OpenConnections } from './fail-when-silent.ts'
import { APPLICATION_ROLE } from './migrate.ts'
import { pipelineTransactions, sendBatch } from './pipeline.ts'

// Ids and money fit in the integers JavaScript holds exactly; sums are returned as numeric and cast where needed.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
// A day is a plain date: no time zone may change it.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

export interface Connection {
  url: string
  /** `application` can't change schemas or ledgers; `owner` migrates. */
  as: 'application' | 'owner'
  poolMax?: number
  log?: Logger
  /** Gets every connection that the pool opens. */
  connections?: OpenConnections
  /** How long one statement may take; those of the owner (migrations, rebuilds) take as long as they need. */
  statementMs?: number
}

const STATEMENT_MS = 30_000
// The server ends a statement by itself, so silence after this means that it is frozen or the network is dead.
const SILENCE_MS = 2000
const CONNECT_MS = 10_000
const MOST_IDLE = 4
const IDLE_MS = 10 * 60_000

const ignore = () => undefined
const SILENT = { warn: ignore, error: ignore, deprecate: ignore, debug: ignore }

/**
 * A pool on PostgreSQL. An idle connection that dies is replaced, not fatal; one whose server stays silent is
 * destroyed.
 */
export function connect({
  url,
  as,
  poolMax = 20,
  log,
  connections,
  statementMs = STATEMENT_MS,
}: Connection): Knex {
  const longest = as === 'owner' ? 0 : statementMs
  const role = as === 'application' ? `-c role=${APPLICATION_ROLE} ` : ''
  const settings = {
    connectionString: url,
    application_name: `deportivo ${as}`,
    options: `${role}-c timezone=UTC -c statement_timeout=${longest} -c idle_in_transaction_session_timeout=60000`,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    ...(longest > 0 ? { query_timeout: longest + SILENCE_MS } : {}),
    pipeline: true,
  }
  const db = knex({
    client: 'pg',
    connection: settings,
    // Errors are logged: with statement values, hashes and clients' names would be too.
    compileSqlOnError: false,
    // A failed connection fails the call that needed it, and is logged with that.
    log: SILENT,
    pool: {
      // A closed connection takes its prepared statements with it, which are parsed and planned again after a pause.
      min: as === 'application' ? Math.min(MOST_IDLE, poolMax) : 0,
      max: poolMax,
      idleTimeoutMillis: IDLE_MS,
      acquireTimeoutMillis: 10_000,
      afterCreate(connection: pg.Client, done: (error: Error | null, connection: pg.Client) => void) {
        connection.on('error', (error: Error) => log?.warn({ err: error }, 'database connection lost'))
        sendBatch(connection)
        connections?.add(connection)
        done(null, connection)
      },
    },
  })
  pipelineTransactions(db)
  return db
}

export { type Knex } from 'knex'
