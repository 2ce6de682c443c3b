import type { Knex } from 'knex'
import { businessDay } from '../clock.ts'
import { LOCKS } from '../db/locks.ts'
import { queryRow } from '../db/query-rows.ts'
import { rule } from '../http/refused.ts'
import type { FieldErrors } from './record-call.ts'

// What is dated in a closed month does not change: every record with a day, and every other entry, is refused here.

const LOCK_SHARED = `select pg_advisory_xact_lock_shared(${LOCKS.monthClose})`
const LOCK_ALONE = `select pg_advisory_xact_lock(${LOCKS.monthClose})`
const CLOSED = 'select closed_through from finance.published_closed_days'

const read = async (trx: Knex.Transaction): Promise<string | null> =>
  (await queryRow<{ closed_through: string | null }>(trx, CLOSED)).closed_through

/** The last day that is closed, null while none is. No month is closed until the transaction ends. */
export async function closedThrough(trx: Knex.Transaction): Promise<string | null> {
  await trx.raw(LOCK_SHARED)
  return read(trx)
}

/** The same while a month is closed or reopened: waits for all that is being written, which then counts. */
export async function closedThroughAlone(trx: Knex.Transaction): Promise<string | null> {
  await trx.raw(LOCK_ALONE)
  return read(trx)
}

/** `10/2026`. */
export const monthOf = (day: string): string => `${day.slice(5, 7)}/${day.slice(0, 4)}`

const isClosed = (day: string, closed: string | null): boolean => closed !== null && day <= closed

const messageOf = (day: string) => ({ key: 'month_close.closed', values: { month: monthOf(day) } }) as const

/** The error of a field whose day, or one of several, is in a closed month. */
export async function closedDayError(
  trx: Knex.Transaction,
  field: string,
  days: readonly (string | null | undefined)[],
): Promise<FieldErrors> {
  const [earliest] = days.filter((day) => typeof day === 'string').toSorted()
  if (earliest === undefined) return {}
  return isClosed(earliest, await closedThrough(trx)) ? { [field]: messageOf(earliest) } : {}
}

interface Dated {
  /** The column, and the field, of the day on which a record counts. */
  dated?: string | undefined
}

function dayIn(values: object | null, { dated }: Dated): string | null {
  const day = dated === undefined ? null : (values as Record<string, unknown> | null)?.[dated]
  return typeof day === 'string' ? day : null
}

interface Saved {
  before: object | null
  fields: object
}

/** The error of a record's day where that is in a closed month, or would be moved into one. */
export const closedDayErrors = (
  trx: Knex.Transaction,
  record: Dated,
  { before, fields }: Saved,
): Promise<FieldErrors> =>
  closedDayError(trx, record.dated ?? '', [dayIn(before, record), dayIn(fields, record)])

/** Refuses to delete a record that is dated in a closed month. */
export async function refuseClosedRow(trx: Knex.Transaction, record: Dated, row: object): Promise<void> {
  const day = dayIn(row, record)
  if (day === null || !isClosed(day, await closedThrough(trx))) return
  const { key, values } = messageOf(day)
  throw rule(key, values, { day })
}

/** Refuses to undo the confirmation of money in a closed month: what is returned of it is a refund of today. */
export async function refuseClosedPayment(trx: Knex.Transaction, confirmedAt: Date): Promise<void> {
  const day = businessDay(confirmedAt)
  if (isClosed(day, await closedThrough(trx)))
    throw rule('month_close.payment', { month: monthOf(day) }, { day })
}
