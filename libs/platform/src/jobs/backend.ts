import type { OutageLog } from '../config/outage-log.ts'

/** What a queue stores of one job: the event's data, as JSON. */
export type JobData = Record<string, unknown>

type UndoneState = 'waiting' | 'prioritized' | 'active' | 'delayed'

/** Of a job that is still to be done: it waits, runs, or waits to be tried again. */
export const UNDONE: UndoneState[] = ['waiting', 'prioritized', 'active', 'delayed']

/** Of one job. Among those that wait, the smallest priority is done first; none is before them all. */
export interface JobAddition {
  jobId: string
  priority?: number
}

/** The part of BullMQ's queue that we use, independent of its storage. */
export interface JobQueue {
  add(name: string, data: JobData, options: JobAddition): Promise<unknown>
  /** The sum over these states. */
  getJobCountByTypes(...states: UndoneState[]): Promise<number>
  on(event: 'error', listener: (error: Error) => void): unknown
  close(): Promise<void>
}

type FailedJob = { id?: string; attemptsMade: number } | undefined

export interface JobWorker {
  on(event: 'error', listener: (error: Error) => void): unknown
  on(event: 'failed', listener: (job: FailedJob, error: Error) => void): unknown
  /** Waits for running jobs, or aborts them. */
  close(isForced?: boolean): Promise<void>
}

export type JobProcessor = (job: { data: JobData; attemptsMade: number }) => Promise<void>

/** Where jobs are queued. Chosen by configuration; jobs do not depend on it. */
export interface JobBackend {
  createQueue(name: string): JobQueue
  createWorker(name: string, run: JobProcessor, concurrency: number): JobWorker
  /** Where the queue and the worker of a job report whether they reach their storage. */
  outageOf(job: string): OutageLog
  close(): Promise<void>
}

export const ATTEMPTS = 5

/** Finished jobs are stored for an hour, so that an event dispatched twice makes one job; failed ones for a week. */
export const JOB_OPTIONS = {
  attempts: ATTEMPTS,
  backoff: { type: 'exponential', delay: 1000, jitter: 0.5 },
  removeOnComplete: { age: 3600, count: 5000 },
  removeOnFail: { age: 7 * 24 * 3600, count: 5000 },
} as const

/**
 * A killed worker is noticed within 10 to 20 s; its job is then done by another one. A new job wakes its worker: one
 * whose wake-up was lost is found within 30 s: each queue sends some statements to look for one.
 */
export const WORKER_OPTIONS = {
  lockDuration: 10_000,
  stalledInterval: 10_000,
  maxStalledCount: 10,
  drainDelay: 30,
} as const
