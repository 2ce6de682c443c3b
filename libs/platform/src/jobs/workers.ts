import { setTimeout as sleep } from 'node:timers/promises'
import type { Deps, Job } from '../service.ts'
import { storableError } from './storable-error.ts'
import { ATTEMPTS, type JobBackend, type JobData, type JobProcessor, type JobWorker } from './backend.ts'

export interface Workers {
  /** Whether none of them carries out a job. */
  areIdle(): boolean
  /** Waits some seconds for running jobs, and gives up those that take longer. */
  stop(): Promise<void>
}

const CONCURRENCY = 2
// The time for running jobs at a stop; an interrupted job is done again by another worker.
const DRAIN_MS = 6000

interface Running {
  job: Job
  data: JobData
}

/** Starts a worker for each of these jobs. */
export function startWorkers(deps: Deps, jobs: readonly Job[], backend: JobBackend): Workers {
  const running = new Set<Running>()
  const workers = jobs.map((job) => {
    const process = processorOf(deps, job, running)
    const worker = backend.createWorker(job.name, process, job.concurrency ?? CONCURRENCY)
    watch(deps, job, worker)
    worker.on('error', backend.outageOf(job.name).failed)
    return worker
  })
  return {
    areIdle: () => running.size === 0,
    async stop() {
      const ends = await Promise.all(workers.map((worker) => endsWithin(DRAIN_MS, worker.close())))
      if (ends.includes(false)) await cutOff(deps, running)
    },
  }
}

const processorOf =
  (deps: Deps, job: Job, running: Set<Running>): JobProcessor =>
  async ({ data, attemptsMade }) => {
    const number = attemptsMade + 1
    const one = { job, data }
    running.add(one)
    try {
      await job.run(deps, data, { number, isLast: number >= ATTEMPTS })
    } catch (error) {
      throw storableError(error)
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
export async function endsWithin(ms: number, closing: Promise<void>): Promise<boolean> {
  const late = new AbortController()
  const isInTime = await Promise.race([
    closing.then(() => true),
    sleep(ms, false, { signal: late.signal, ref: false }),
  ])
  late.abort()
  return isInTime
}
