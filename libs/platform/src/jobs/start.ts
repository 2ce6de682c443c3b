import type { Consumer, Deps, Job } from '../service.ts'
import { UNDONE, type JobQueue } from './backend.ts'
import { chooseJobBackend } from './choose.ts'
import { dispatcherOf } from './dispatch.ts'
import { createJobProcess, type JobProgram } from './job-process.ts'
import { endsWithin, startWorkers } from './workers.ts'

export interface RunningJobs {
  /** Makes jobs of events; run by processes with consumers. */
  consumers: Consumer[]
  stop(): Promise<void>
}

const CLOSE_MS = 1000

const none: RunningJobs = { consumers: [], stop: async () => undefined }

/**
 * Queues jobs and starts a worker for each, on Redis if configured, else on PostgreSQL. With a program, it carries out
 * the heavy ones in a process of its own.
 */
export async function startJobs(
  deps: Deps,
  jobs: readonly Job[],
  program: JobProgram | null,
): Promise<RunningJobs> {
  if (jobs.length === 0) return none
  const backend = await chooseJobBackend(deps, jobs.length)
  const queued = jobs.map((job) => ({ job, queue: backend.createQueue(job.name) }))
  const isElsewhere = ({ isHeavy = false }: Job) => isHeavy && program !== null
  const heavy = queued.filter(({ job }) => isElsewhere(job)).map(({ queue }) => queue)
  const beside =
    program && heavy.length > 0
      ? createJobProcess({ program, hasJobs: () => haveJobs(heavy), log: deps.log })
      : null
  const here = jobs.filter((job) => !isElsewhere(job))
  const workers = startWorkers(deps, here, backend)
  return {
    consumers: queued.map(({ job, queue }) => {
      const outage = backend.outageOf(job.name)
      queue.on('error', outage.failed)
      return dispatcherOf(job, { queue, outage, queued: () => isElsewhere(job) && beside?.wanted() })
    }),
    async stop() {
      await Promise.all([workers.stop(), beside?.stop()])
      await Promise.all(queued.map(({ queue }) => endsWithin(CLOSE_MS, queue.close())))
      await backend.close()
    },
  }
}

async function haveJobs(queues: readonly JobQueue[]): Promise<boolean> {
  const counts = await Promise.all(queues.map((queue) => queue.getJobCountByTypes(...UNDONE)))
  return counts.some((count) => count > 0)
}
