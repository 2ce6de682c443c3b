import type { Comparison, ReportGroup, ReportPeriod } from '@deportivo/contracts/reports/declare-report'
import { businessDay, wallTime } from '../clock.ts'
import { invalid } from '../http/refused.ts'

// A report of more days reads years of sums in one request; a year and a month to compare it with fit.
const MAX_DAYS = 400
const DAY_MS = 86_400_000

// Noon, so that no time zone or leap second moves it to a neighbouring day.
const toMs = (day: string) => Date.parse(`${day}T12:00:00Z`)
// A period of the year 1 is compared with days before it, which PostgreSQL does not have.
const FIRST_MS = toMs('0001-01-01')
const toDay = (ms: number) => new Date(Math.max(ms, FIRST_MS)).toISOString().slice(0, 10)

export const addDays = (day: string, count: number): string => toDay(toMs(day) + count * DAY_MS)

const lengthOf = ({ from, to }: ReportPeriod): number => (toMs(to) - toMs(from)) / DAY_MS + 1

interface RangeQuery {
  from?: string
  to?: string
  group?: ReportGroup
}

/** The requested days (both inclusive, in America/Bogota), today by default. Refuses a backwards or too long range. */
export function periodOf(query: RangeQuery, today: string): ReportPeriod {
  const to = query.to ?? today
  const period = { from: query.from ?? to, to }
  if (period.from > period.to) throw invalid({ [query.to ? 'to' : 'from']: 'report.range_backwards' })
  if (lengthOf(period) > MAX_DAYS)
    throw invalid({ from: { key: 'report.range_too_long', values: { days: MAX_DAYS } } })
  if (query.group === 'hour' && period.from !== period.to) throw invalid({ group: 'report.hours_of_one_day' })
  return period
}

const DAYS_BACK: Record<Comparison, (period: ReportPeriod) => number> = {
  period: lengthOf,
  week: () => 7,
  // Whole weeks, so that a Saturday is compared with a Saturday.
  year: () => 364,
}

const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

const lastOfMonth = (month: number): string =>
  toDay(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0, 12))

const isLastOfMonth = (day: string): boolean => day === lastOfMonth(monthOf(day))

/** The same day some months earlier, or the last one of a shorter month; the last of a month remains the last. */
function monthsEarlier(day: string, months: number): string {
  const last = lastOfMonth(monthOf(day) - months)
  const same = `${last.slice(0, 8)}${day.slice(8)}`
  return isLastOfMonth(day) || same > last ? last : same
}

// Shorter ones are of the first week of a month: '7 d' is compared alike on each day.
const LONGEST_OF_DAYS = 7
const FIRST_YEAR = '0003'

/** Months, or one that is not over: an accountant compares them with months. Null: the period is of days. */
function monthsBack(period: ReportPeriod, comparison: Comparison): number | null {
  const { from, to } = period
  const isOfMonths = from.endsWith('-01') && lengthOf(period) > LONGEST_OF_DAYS && from >= FIRST_YEAR
  if (!isOfMonths || comparison === 'week') return null
  return comparison === 'year' ? 12 : monthOf(to) - monthOf(from) + 1
}

/** The period to compare with. */
export function periodBefore(period: ReportPeriod, comparison: Comparison): ReportPeriod {
  const months = monthsBack(period, comparison)
  if (months !== null)
    return { from: monthsEarlier(period.from, months), to: monthsEarlier(period.to, months) }
  const days = -DAYS_BACK[comparison](period)
  return { from: addDays(period.from, days), to: addDays(period.to, days) }
}

/**
 * The moment of the period before that corresponds to one of the period; null where that one has no such day. Bogotá's
 * clocks are never changed.
 */
export function momentBefore(at: Date, period: ReportPeriod, comparison: Comparison): Date | null {
  const before = periodBefore(period, comparison)
  const moment = new Date(at.getTime() - (toMs(period.from) - toMs(before.from)))
  return isWithin(moment, before) ? moment : null
}

/** Whether a moment is on one of the days. */
export const isWithin = (at: Date, { from, to }: ReportPeriod): boolean => {
  const day = businessDay(at)
  return from <= day && day <= to
}

const monday = (day: string) => addDays(day, -((new Date(toMs(day)).getUTCDay() + 6) % 7))

const START: Record<Exclude<ReportGroup, 'hour'>, (day: string) => string> = {
  day: (day) => day,
  week: monday,
  month: (day) => `${day.slice(0, 8)}01`,
}

/** `2026-03-05T14`: the hours of the period's day, up to the one of `until`. */
function hoursIn(period: ReportPeriod, until: Date | null): string[] {
  const last = until && isWithin(until, period) ? Number(wallTime(until).slice(0, 2)) : 23
  return Array.from({ length: last + 1 }, (_, hour) => `${period.from}T${String(hour).padStart(2, '0')}`)
}

/** The first days, or the hours, of all groups that the period touches, also of those in which nothing happened. */
export function groupsIn(period: ReportPeriod, group: ReportGroup, until: Date | null = null): string[] {
  if (group === 'hour') return hoursIn(period, until)
  const days = Array.from({ length: lengthOf(period) }, (_, index) => addDays(period.from, index))
  return [...new Set(days.map(START[group]))]
}
