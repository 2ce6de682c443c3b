import { isPlanOutdated } from '../../db/prepared.ts'

/** A failure of the surroundings, not of the event: a later retry is right. */
export class Transient extends Error {}

// Connection lost, rolled back by the server, out of resources, stopped by an operator, system error.
const TRANSIENT_SQLSTATES = /^(08|40|53|57|58)/
const LOCK_NOT_AVAILABLE = '55P03'
const IDLE_IN_TRANSACTION = '25P03'

const NETWORK_CODES = new Set([
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
const LOST_CONNECTION = /connection (terminated|ended)|connection error|not queryable|Timeout acquiring/i

/** Whether the same event may succeed later. Everything else is the fault of the event or the handler. */
export function isTransient(error: unknown): boolean {
  if (error instanceof Transient) return true
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return (
    TRANSIENT_SQLSTATES.test(code) ||
    code === LOCK_NOT_AVAILABLE ||
    code === IDLE_IN_TRANSACTION ||
    NETWORK_CODES.has(code) ||
    isPlanOutdated(error) ||
    LOST_CONNECTION.test(error.message)
  )
}
