import type { ReportPeriod } from '@deportivo/contracts/reports/declare-report'
import type { MailRange } from '@deportivo/contracts/reports/report-mails'
import { businessDay, wallTime } from '@deportivo/platform/clock'
import { addDays } from '@deportivo/platform/reports/period'
import type { ReportMailRow } from './tables.ts'

const STARTS: Record<MailRange, (yesterday: string) => string> = {
  yesterday: (yesterday) => yesterday,
  '7d': (yesterday) => addDays(yesterday, -6),
  '30d': (yesterday) => addDays(yesterday, -29),
  month: (yesterday) => `${yesterday.slice(0, 8)}01`,
}

/** The days of a mail: up to yesterday, as today has only begun. On the first of a month, `month` is the one that ended. */
export function daysOf(range: MailRange, today: string): ReportPeriod {
  const to = addDays(today, -1)
  return { from: STARTS[range](to), to }
}

/** The hour on the clock of Bogotá. */
export const hourAt = (at: Date): number => Number(wallTime(at).slice(0, 2))

/** The day that counts as done for a new mail: today where its hour has passed, so that its first one comes tomorrow. */
export const handledFrom = (hour: number, now: Date): string =>
  hour <= hourAt(now) ? businessDay(now) : addDays(businessDay(now), -1)

// Bogotá's offset is the same all year.
const momentOf = (day: string, hour: number) =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:00:00-05:00`)

/** When a mail is due next; one whose hour has passed is sent soon. */
export function nextAt(
  { hour, handled_on, state, retry_at }: Pick<ReportMailRow, 'hour' | 'handled_on' | 'state' | 'retry_at'>,
  now: Date,
): Date {
  const today = businessDay(now)
  const next = momentOf(handled_on < today ? today : addDays(today, 1), hour)
  return state === 'failed' && handled_on === today && retry_at !== null && retry_at < next ? retry_at : next
}

const MINUTE_MS = 60_000
const FIRST_RETRY_MS = 5 * MINUTE_MS
// A mail server that is away for hours is asked once an hour; what it missed then comes late, but on its day.
const LONGEST_RETRY_MS = 60 * MINUTE_MS

/** When a mail that failed is tried again: after 5, 10, 20, 40 minutes and then every hour. */
export const retryAt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS))
