import { createPostgresBackend, DEFAULT_SCHEMA, runMigrations, withBackend } from 'bullmq'
import pg from 'pg'
import type { Logger } from 'pino'
import { APPLICATION_ROLE } from '../db/migrate.ts'
import { JOB_OPTIONS, WORKER_OPTIONS, type JobBackend, type JobData } from './backend.ts'

interface PostgresJobsOptions {
  url: string
  /** May change schemas: the library migrates its own. */
  ownerUrl: string
  /** Each worker holds a connection for LISTEN. */
  workers: number
  log: Logger
}

const { Queue, Worker } = withBackend(createPostgresBackend)

/** Jobs in our own PostgreSQL, in the library's schema. */
export async function createPostgresJobs(options: PostgresJobsOptions): Promise<JobBackend> {
  await migrateJobs(options.ownerUrl)
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: 'deportivo jobs',
    options: `-c role=${APPLICATION_ROLE} -c search_path=${DEFAULT_SCHEMA}`,
    keepAlive: true,
    max: options.workers * 2 + 4,
  })
  pool.on('error', (err) => options.log.warn({ err }, 'jobs: database connection lost'))
  return {
    createQueue: (name) => new Queue<JobData>(name, { connection: pool, defaultJobOptions: JOB_OPTIONS }),
    createWorker: (name, run, concurrency) =>
      new Worker<JobData>(name, run, { connection: pool, concurrency, ...WORKER_OPTIONS }),
    close: () => pool.end(),
  }
}

async function migrateJobs(ownerUrl: string): Promise<void> {
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
