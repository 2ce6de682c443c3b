import { Queue, Worker } from 'bullmq'
import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import { JOB_OPTIONS, WORKER_OPTIONS, type JobBackend, type JobData } from './backend.ts'

// Jobs continue soon after Redis is back; the library's own schedule waits up to 20 s.
const retryStrategy = (times: number) => Math.min(times * 250, 2000)

/** Jobs in Redis, for more than one machine. */
export function createRedisJobs(url: string, log: Logger): JobBackend {
  // Without Redis an add fails soon instead of waiting in memory: the event log retries it.
  const adding = new Redis(url, { retryStrategy, maxRetriesPerRequest: 1 })
  const working = new Redis(url, { retryStrategy, maxRetriesPerRequest: null })
  for (const connection of [adding, working])
    connection.on('error', (err) => log.debug({ err }, 'jobs: no connection to Redis'))
  return {
    createQueue: (name) => new Queue<JobData>(name, { connection: adding, defaultJobOptions: JOB_OPTIONS }),
    createWorker: (name, run, concurrency) =>
      new Worker<JobData>(name, run, { connection: working, concurrency, ...WORKER_OPTIONS }),
    async close() {
      adding.disconnect()
      working.disconnect()
    },
  }
}
