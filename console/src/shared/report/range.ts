import type { ReportGroup } from '@deportivo/contracts/reports/declare-report'

export const RANGES = ['today', '7d', '30d', 'month', 'last_month', 'custom'] as const
export type RangeId = (typeof RANGES)[number]

export interface Range {
  id: RangeId
  /** Days in America/Bogota, both inclusive. */
  from: string
  to: string
}

const DAY_MS = 86_400_000
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

const isDay = (day: string | undefined): day is string =>
  day !== undefined && ISO_DAY.test(day) && !Number.isNaN(Date.parse(day))

type Days = Pick<Range, 'from' | 'to'>

const firstOfMonth = (day: string) => `${day.slice(0, 8)}01`

const PRESETS: Record<Exclude<RangeId, 'custom'>, (today: string) => Days> = {
  today: (today) => ({ from: today, to: today }),
  '7d': (today) => ({ from: shifted(today, -6), to: today }),
  '30d': (today) => ({ from: shifted(today, -29), to: today }),
  month: (today) => ({ from: firstOfMonth(today), to: today }),
  last_month: (today) => {
    const to = shifted(firstOfMonth(today), -1)
    return { from: firstOfMonth(to), to }
  },
}

const isRange = (id: string | undefined): id is RangeId => RANGES.includes(id as RangeId)

/** The days that an address names; today where it names none that are valid. */
export function rangeOf(
  url: { range?: string | undefined; from?: string | undefined; to?: string | undefined },
  today: string,
): Range {
  const id = isRange(url.range) ? url.range : 'today'
  if (id !== 'custom') return { id, ...PRESETS[id](today) }
  const from = isDay(url.from) ? url.from : shifted(today, -6)
  const to = isDay(url.to) && url.to >= from ? url.to : from > today ? from : today
  return { id, from, to }
}

/** The last day of a group that begins with a day. */
export function lastDayOf(group: Exclude<ReportGroup, 'hour'>, first: string): string {
  if (group === 'day') return first
  if (group === 'week') return shifted(first, 6)
  const [year = 0, month = 0] = first.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** How many days a range has. */
export const daysIn = ({ from, to }: Pick<Range, 'from' | 'to'>): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1
