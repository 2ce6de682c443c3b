import { setTimeout as sleep } from 'node:timers/promises'
import { Transient } from '../db/transient.ts'
import type { Consumer, Job, LoggedEvent } from '../service.ts'
import type { OutageLog } from '../config/outage-log.ts'
import type { JobData, JobQueue } from './backend.ts'

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
  const dispatch = (ask: (event: LoggedEvent) => unknown) => async (_trx: unknown, event: LoggedEvent) => {
    const data = ask(event)
    if (data === null) return
    try {
      await enqueue(queue, job.name, event.event_id, data as JobData)
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
    handles: Object.fromEntries(Object.entries(job.on).map(([type, ask]) => [type, dispatch(ask)])),
  }
}

async function enqueue(queue: JobQueue, name: string, jobId: string, data: JobData): Promise<void> {
  const timeout = new AbortController()
  const late = sleep(ADD_TIMEOUT_MS, undefined, { signal: timeout.signal }).then(() => {
    throw new Error(`no response within ${ADD_TIMEOUT_MS} ms`)
  })
  try {
    await Promise.race([queue.add(name, data, { jobId }), late])
  } finally {
    // Swallow the timeout's late rejection (else unhandledRejection).
    late.catch(() => undefined)
    timeout.abort()
  }
}
