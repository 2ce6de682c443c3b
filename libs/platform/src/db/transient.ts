import { isPlanOutdated } from './prepared.ts'

/** A failure of the surroundings, not of the event: a later retry is right. */
export class Transient extends Error {}

// Connection lost, rolled back by the server, out of resources, stopped or cancelled by the server, system error.
const TRANSIENT_SQLSTATES = /^(08|40|53|57|58)/

const TRANSIENT_CODES = new Set([
  // Lock not available, idle in a transaction for too long, a standby that has not taken over yet.
  '55P03',
  '25P03',
  '25006',
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

// pg and knex give these no code.
const WITHOUT_CODE =
  /connection (terminated|ended)|connection error|not queryable|shutting down|Query read timeout|timeout expired|Timeout acquiring/i

/**
 * Whether the same work may succeed later: the database or the network is down, overloaded or too slow. Consumers
 * retry the event, callers get a 503. Everything else is the fault of the work itself.
 */
export function isTransient(error: unknown): boolean {
  if (error instanceof Transient) return true
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    TRANSIENT_SQLSTATES.test(code) ||
    TRANSIENT_CODES.has(code) ||
    isPlanOutdated(error) ||
    WITHOUT_CODE.test(error.message)
  )
}
