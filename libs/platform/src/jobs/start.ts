import { setTimeout as sleep } from 'node:timers/promises'
import type { Consumer, Deps, Job } from '../service.ts'
import { ATTEMPTS, type JobData, type JobProcessor, type JobWorker } from './backend.ts'
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
  const running = new Set<Running>()
  const parts = jobs.map((job) => {
    const queue = backend.createQueue(job.name)
    const process = processorOf(deps, job, running)
    const worker = backend.createWorker(job.name, process, job.concurrency ?? CONCURRENCY)
    watch(deps, job, worker)
    const outage = backend.outageOf(job.name)
    for (const part of [queue, worker]) part.on('error', outage.failed)
    return { worker, queue, consumer: dispatcherOf(job, queue, outage) }
  })
  return {
    consumers: parts.map((part) => part.consumer),
    async stop() {
      const ends = await Promise.all(parts.map(({ worker }) => endsWithin(DRAIN_MS, worker.close())))
      if (ends.includes(false)) await cutOff(deps, running)
      await Promise.all(parts.map(({ queue }) => endsWithin(CLOSE_MS, queue.close())))
      await backend.close()
    },
  }
}

interface Running {
  job: Job
  data: JobData
}

const processorOf =
  (deps: Deps, job: Job, running: Set<Running>): JobProcessor =>
  async ({ data, attemptsMade }) => {
    const number = attemptsMade + 1
    const one = { job, data }
    running.add(one)
    try {
      await job.run(deps, data, { number, isLast: number >= ATTEMPTS })
    } finally {
      running.delete(one)
    }
  }

async function cutOff(deps: Deps, running: ReadonlySet<Running>): Promise<void> {
  deps.log.warn('jobs were cut off; another worker does them again')
  const noted = await Promise.allSettled([...running].map(async ({ job, data }) => job.cutOff?.(deps, data)))
  for (const one of noted)
    if (one.status === 'rejected') deps.log.warn({ err: one.reason }, 'a cut-off failed')
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
