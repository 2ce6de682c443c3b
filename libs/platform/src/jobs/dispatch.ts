import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'
import { Transient } from '../db/transient.ts'
import type { Consumer, Job, LoggedEvent } from '../service.ts'
import type { OutageLog } from '../config/outage-log.ts'
import type { JobAddition, JobData, JobQueue } from './backend.ts'

// A queue that does not respond counts as down; longer keeps the consumer's transaction open.
const ADD_TIMEOUT_MS = 2000

interface Dispatching {
  queue: JobQueue
  outage: OutageLog
  /** After a job was added. */
  queued: () => void
}

/**
 * The consumer that makes a job of each event that requests one. The job's id is the event's: dispatched twice it
 * is still one job. Each job has its own cursor, so a queue that is down delays nothing else.
 */
export function dispatcherOf(job: Job, { queue, outage, queued }: Dispatching): Consumer {
  const dispatch = (ask: (event: LoggedEvent) => unknown) => async (trx: Knex, event: LoggedEvent) => {
    const data = ask(event) as JobData | null
    if (data === null) return
    const turn = await job.turnOf?.(trx, data)
    try {
      await enqueue(queue, job.name, data, { jobId: event.event_id, ...(turn && { priority: turn }) })
      outage.works()
      queued()
    } catch (cause) {
      outage.failed(cause)
      throw new Transient(`job ${job.name} could not be queued`, { cause })
    }
  }
  return {
    name: `job ${job.name}`,
    isApart: true,
    concerns: (event) => job.on[event.type]?.(event) !== null,
    handles: Object.fromEntries(Object.entries(job.on).map(([type, ask]) => [type, dispatch(ask)])),
  }
}

async function enqueue(queue: JobQueue, name: string, data: JobData, options: JobAddition): Promise<void> {
  const timeout = new AbortController()
  const late = sleep(ADD_TIMEOUT_MS, undefined, { signal: timeout.signal }).then(() => {
    throw new Error(`no response within ${ADD_TIMEOUT_MS} ms`)
  })
  try {
    await Promise.race([queue.add(name, data, options), late])
  } finally {
    // Swallow the timeout's late rejection (else unhandledRejection).
    late.catch(() => undefined)
    timeout.abort()
  }
}
