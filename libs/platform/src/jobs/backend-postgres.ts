import { createPostgresBackend, DEFAULT_SCHEMA, withBackend } from 'bullmq'
import pg from 'pg'
import type { Logger } from 'pino'
import { APPLICATION_ROLE } from '../db/migrate.ts'
import { JOB_OPTIONS, WORKER_OPTIONS, type JobBackend, type JobData } from './backend.ts'
import { migrateJobs } from './migrate-jobs.ts'

interface PostgresJobsOptions {
  url: string
  /** Of a role that may change schemas, or of the application's, for which the preparation has migrated. */
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
  // Each queue and each worker listens for its errors: more than the ten above which Node suspects a leak.
  pool.setMaxListeners(options.workers * 2 + 1)
  return {
    createQueue: (name) => new Queue<JobData>(name, { connection: pool, defaultJobOptions: JOB_OPTIONS }),
    createWorker: (name, run, concurrency) =>
      new Worker<JobData>(name, run, { connection: pool, concurrency, ...WORKER_OPTIONS }),
    // One of PostgreSQL is no outage of jobs alone: each part of the product logs what it means for it.
    outageOf: (job) => ({
      failed: (err) => options.log.warn({ err, job }, 'jobs: their queue cannot be used'),
      works: () => undefined,
    }),
    close: () => pool.end(),
  }
}
