import type { Logger } from 'pino'
import { Transient } from '../../db/transient.ts'
import { HandlerFailed } from './apply.ts'

/** Logs why consumers wait, unless a queue of jobs is the reason: its outage is logged once. */
export function logWaiting(log: Logger, err: unknown, about: { waitMs: number; consumer?: string }): void {
  const isReported = err instanceof HandlerFailed && err.cause instanceof Transient
  log[isReported ? 'debug' : 'warn']({ err, ...about }, 'consumers wait and try again')
}
