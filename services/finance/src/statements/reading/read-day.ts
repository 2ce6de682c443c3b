// A year of four digits that begins with 0 is a typing error, and none of this century.
const YEAR_FIRST = /^(?<year>[1-9]\d{3})[-/.]?(?<month>\d{2})[-/.]?(?<day>\d{2})$/
const DAY_FIRST = /^(?<day>\d{1,2})[-/.](?<month>\d{1,2})[-/.](?<year>[1-9]\d{3}|\d{2})$/
// Days since the end of 1899, as a workbook stores them: these are of the years 2000 to 2099.
const SERIAL = /^(?:3[6-9]|[4-6]\d|7[0-2])\d{3}(?:\.\d+)?$/
const SERIAL_START = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000

const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The day, unless the calendar has none: 31/02. */
function existing(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? toDay(date.getTime()) : null
}

/**
 * A day as banks of Colombia write it: `02/11/2026`, `2026-11-02`, `20261102`, `2/11/26`, with or without a time, and the
 * number that a workbook has. The day comes before the month. Null: it is none.
 */
export function readDay(written: string): string | null {
  const [date = ''] = written.trim().split(/[\sT]/)
  if (SERIAL.test(date)) return toDay(SERIAL_START + Math.floor(Number(date)) * DAY_MS)
  const found = (YEAR_FIRST.exec(date) ?? DAY_FIRST.exec(date))?.groups
  if (!found) return null
  const year = Number(found['year'])
  return existing(year < 100 ? 2000 + year : year, Number(found['month']), Number(found['day']))
}
