import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { createOutageLogs, type OutageLog } from '../config/outage-log.ts'
import { JOB_OPTIONS, WORKER_OPTIONS, type JobBackend, type JobData } from './backend.ts'

// Jobs continue soon after Redis is back; the library's own schedule waits up to 20 s.
const retryStrategy = (times: number) => Math.min(times * 250, 2000)

const DEFAULT_PORT = 6379

/** Jobs in Redis, for more than one machine. */
export function createRedisJobs(url: string, log: Logger): JobBackend {
  // Without Redis an add fails soon instead of waiting in memory: the event log retries it.
  const adding = new Redis(url, { retryStrategy, maxRetriesPerRequest: 1 })
  const working = new Redis(url, { retryStrategy, maxRetriesPerRequest: null })
  const outageOf = createOutageLogs(log, { name: 'Redis', address: addressOf(url), effect: 'jobs wait' })
  watch(adding, outageOf('connection for adding'))
  watch(working, outageOf('connection for working'))
  return {
    outageOf: (job) => failuresBeside(adding, outageOf(`job ${job}`), log),
    createQueue: (name) => new Queue<JobData>(name, { connection: adding, defaultJobOptions: JOB_OPTIONS }),
    createWorker: (name, run, concurrency) =>
      new Worker<JobData>(name, run, { connection: working, concurrency, ...WORKER_OPTIONS }),
    async close() {
      adding.disconnect()
      working.disconnect()
    },
  }
}

function watch(connection: Redis, outage: OutageLog): void {
  let isLost = true
  connection
    .on('error', outage.failed)
    .on('ready', () => {
      isLost = false
      outage.works()
    })
    // Before each attempt; a lost connection is no error by itself.
    .on('reconnecting', () => {
      if (!isLost) outage.failed('the connection was lost')
      isLost = true
    })
}

function addressOf(url: string): string {
  const { hostname, port } = new URL(url)
  return `${hostname}:${port || DEFAULT_PORT}`
}

/** What queues and workers fail with. Without a connection that is a mere effect, and the connection logs the cause. */
function failuresBeside(connection: Redis, outage: OutageLog, log: Logger): OutageLog {
  return {
    ...outage,
    failed(err) {
      if (connection.status === 'ready') outage.failed(err)
      else log.debug({ err }, 'jobs: no connection to Redis')
    },
  }
}
