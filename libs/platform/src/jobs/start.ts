import { setTimeout as sleep } from 'node:timers/promises'
import type { Consumer, Deps, Job } from '../service.ts'
import { ATTEMPTS, type JobProcessor, type JobWorker } from './backend.ts'
import { chooseJobBackend } from './choose.ts'
import { dispatcherOf } from './dispatch.ts'

export interface RunningJobs {
  /** Makes jobs of events; run by processes with consumers. */
  consumers: Consumer[]
  stop(): Promise<void>
}

const CONCURRENCY = 2
// The time for running jobs at a stop; an interrupted job is done again by another worker.
const DRAIN_MS = 6000
const CLOSE_MS = 1000

/** Starts a worker for each job, on Redis if configured, else on PostgreSQL. */
export async function startJobs(deps: Deps, jobs: readonly Job[]): Promise<RunningJobs> {
  if (jobs.length === 0) return { consumers: [], stop: async () => undefined }
  const backend = await chooseJobBackend(deps, jobs.length)
  const parts = jobs.map((job) => {
    const queue = backend.createQueue(job.name)
    const worker = backend.createWorker(job.name, processorOf(deps, job), job.concurrency ?? CONCURRENCY)
    watch(deps, job, worker)
    const outage = backend.outageOf(job.name)
    for (const part of [queue, worker]) part.on('error', outage.failed)
    return { worker, queue, consumer: dispatcherOf(job, queue, outage) }
  })
  return {
    consumers: parts.map((part) => part.consumer),
    async stop() {
      const ends = await Promise.all(parts.map(({ worker }) => endsWithin(DRAIN_MS, worker.close())))
      if (ends.includes(false)) deps.log.warn('jobs were cut off; another worker does them again')
      await Promise.all(parts.map(({ queue }) => endsWithin(CLOSE_MS, queue.close())))
      await backend.close()
    },
  }
}

const processorOf =
  (deps: Deps, job: Job): JobProcessor =>
  async ({ data, attemptsMade }) => {
    const number = attemptsMade + 1
    await job.run(deps, data, { number, isLast: number >= ATTEMPTS })
  }

function watch({ log }: Deps, { name }: Job, worker: JobWorker): void {
  worker.on('failed', (job, err) =>
    log.warn({ err, job: name, id: job?.id, attempt: job?.attemptsMade }, 'job failed'),
  )
}

/** Whether it ended in time. Closing may wait forever for a queue that is down. */
async function endsWithin(ms: number, closing: Promise<void>): Promise<boolean> {
  const late = new AbortController()
  const isInTime = await Promise.race([
    closing.then(() => true),
    sleep(ms, false, { signal: late.signal, ref: false }),
  ])
  late.abort()
  return isInTime
}
