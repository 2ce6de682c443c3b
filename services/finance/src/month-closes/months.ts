import { businessDay } from '@deportivo/platform/clock'
import { addDays } from '@deportivo/platform/reports/period'

// What began before midnight has been written by then: no request, and no job, takes as long.
const AFTER_MIDNIGHT_MS = 10 * 60_000

/** The day on which months are closed: it begins some minutes after midnight. */
export const closingDay = (now: Date): string => businessDay(new Date(now.getTime() - AFTER_MIDNIGHT_MS))

/** Before anything was closed, older months are closed by closing one of these. */
const MOST = 12

const toIndex = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1

const toMonth = (index: number): string =>
  `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`

/** The months that can be closed on a day, the oldest first: one after the other, and only those that are over. */
export function monthsFrom(closedThrough: string | null, today: string): string[] {
  const present = toIndex(today)
  if (closedThrough === null)
    return Array.from({ length: MOST }, (_, index) => toMonth(present - MOST + index))
  const next = toIndex(closedThrough) + 1
  return next < present ? [toMonth(next)] : []
}

/** Its last day. */
export const lastDayOf = (month: string): string => addDays(`${toMonth(toIndex(month) + 1)}-01`, -1)
