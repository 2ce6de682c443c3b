/** Colombia's time zone is UTC-5 all year. */
const OFFSET_MS = -5 * 3_600_000
const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const DAY_MS = 24 * HOUR_MS

/** The shop's working hours. Holidays are free whatever weekday they fall on. */
export interface BusinessHours {
  /** 'HH:MM' in local time; it closes on the day on which it opened. */
  opens: string
  closes: string
  /** Working weekdays; 0 is Sunday. */
  days: readonly number[]
}

type MonthDay = readonly [month: number, day: number]

/** Observed on their own date, whatever weekday it is. */
const FIXED: readonly MonthDay[] = [
  [1, 1],
  [5, 1],
  [7, 20],
  [8, 7],
  [12, 8],
  [12, 25],
]

/** Observed on the following Monday, by law 51 of 1983. */
const MOVED_TO_MONDAY: readonly MonthDay[] = [
  [1, 6],
  [3, 19],
  [6, 29],
  [8, 15],
  [10, 12],
  [11, 1],
  [11, 11],
]

/** Thursday and Friday before Easter, then Ascension, Corpus Christi and the Sacred Heart on their Mondays. */
const DAYS_AFTER_EASTER = [-3, -2, 43, 64, 71]

/** A day as its number since 1970. */
const dayNumber = (year: number, month: number, day: number): number =>
  Date.UTC(year, month - 1, day) / DAY_MS

/** 0 is Sunday. The first day of 1970 was a Thursday. */
const weekdayOf = (day: number): number => (day + 4) % 7

const mondayFrom = (day: number): number => day + ((8 - weekdayOf(day)) % 7)

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm. */
function easter(year: number): number {
  const a = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const f = Math.floor((century + 8) / 25)
  const g = Math.floor((century - f + 1) / 3)
  const h = (19 * a + century - Math.floor(century / 4) - g + 15) % 30
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - h - (rest % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return dayNumber(year, Math.floor(sum / 31), (sum % 31) + 1)
}

const holidaysByYear = new Map<number, ReadonlySet<number>>()

function holidaysOf(year: number): ReadonlySet<number> {
  const known = holidaysByYear.get(year)
  if (known) return known
  const sunday = easter(year)
  const made = new Set([
    ...FIXED.map(([month, day]) => dayNumber(year, month, day)),
    ...MOVED_TO_MONDAY.map(([month, day]) => mondayFrom(dayNumber(year, month, day))),
    ...DAYS_AFTER_EASTER.map((days) => sunday + days),
  ])
  holidaysByYear.set(year, made)
  return made
}

function isWorkingDay(day: number, days: readonly number[]): boolean {
  return days.includes(weekdayOf(day)) && !holidaysOf(new Date(day * DAY_MS).getUTCFullYear()).has(day)
}

/** 'HH:MM' as milliseconds since midnight. */
function timeOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * HOUR_MS + minutes * MINUTE_MS
}

/** Milliseconds of the shop's hours between two instants, without Colombian holidays. */
export function businessTime(from: number, to: number, hours: BusinessHours): number {
  const opensAt = timeOfDay(hours.opens)
  const closesAt = timeOfDay(hours.closes)
  const start = from + OFFSET_MS
  const end = to + OFFSET_MS
  let worked = 0
  for (let day = Math.floor(start / DAY_MS); day * DAY_MS < end; day += 1) {
    if (!isWorkingDay(day, hours.days)) continue
    const opens = Math.max(start, day * DAY_MS + opensAt)
    const closes = Math.min(end, day * DAY_MS + closesAt)
    worked += Math.max(0, closes - opens)
  }
  return worked
}

// Hours without any working day have no such moment, and a holiday is never ten years long.
const FURTHEST_DAYS = 3_660

/** The latest instant from which `ms` of the shop's hours have passed until `to`; null where there is none. */
export function businessTimeBefore(to: number, ms: number, hours: BusinessHours): number | null {
  const opensAt = timeOfDay(hours.opens)
  const closesAt = timeOfDay(hours.closes)
  const end = to + OFFSET_MS
  const last = Math.floor(end / DAY_MS)
  let missing = ms
  for (let day = last; day > last - FURTHEST_DAYS; day -= 1) {
    if (!isWorkingDay(day, hours.days)) continue
    const closes = Math.min(end, day * DAY_MS + closesAt)
    const worked = Math.max(0, closes - (day * DAY_MS + opensAt))
    if (worked >= missing) return closes - missing - OFFSET_MS
    missing -= worked
  }
  return null
}
