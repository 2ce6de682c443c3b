import { invalid } from '@deportivo/platform/http/refused'

/** Days of a report, both included, in America/Bogota. */
export interface Range {
  from: string
  to: string
}

// Longer, and one question reads years of sales; a year with room for comparison fits.
const MAX_DAYS = 400
const DAY_MS = 86_400_000

// Noon: no zone or leap second moves it to a neighbour.
const toMs = (day: string) => Date.parse(`${day}T12:00:00Z`)
const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

export const addDays = (day: string, count: number): string => toDay(toMs(day) + count * DAY_MS)

export const lengthOf = ({ from, to }: Range): number => (toMs(to) - toMs(from)) / DAY_MS + 1

/** The asked days, today where nothing was asked. Refuses a range that runs backwards or is too long. */
export function rangeOf(asked: { from?: string; to?: string }, today: string): Range {
  const to = asked.to ?? today
  const range = { from: asked.from ?? to, to }
  if (range.from > range.to) throw invalid({ [asked.to ? 'to' : 'from']: 'report.range_backwards' })
  if (lengthOf(range) > MAX_DAYS)
    throw invalid({ from: { key: 'report.range_too_long', values: { days: MAX_DAYS } } })
  return range
}

/** As many days just before. */
export function previousOf(range: Range): Range {
  return { from: addDays(range.from, -lengthOf(range)), to: addDays(range.from, -1) }
}

export function daysOf(range: Range): string[] {
  return Array.from({ length: lengthOf(range) }, (_, index) => addDays(range.from, index))
}
