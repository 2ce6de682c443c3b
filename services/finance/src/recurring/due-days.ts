const firstOf = (day: string): string => `${day.slice(0, 7)}-01`

/** The first day of the month after. */
export function monthAfter(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
}

/** The day of that number in a month; in a shorter one, its last day. */
function dayIn(month: string, number: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, of, 0)).getUTCDate()
  return `${month.slice(0, 7)}-${String(Math.min(number, last)).padStart(2, '0')}`
}

/** The first day of that number on a day or after it. */
function dueFrom(day: string, number: number): string {
  const due = dayIn(firstOf(day), number)
  return due >= day ? due : dayIn(monthAfter(day), number)
}

export interface Repeated {
  day_of_month: number
  starts_on: string
  ends_on: string | null
  /** The day of the last expense that was made. */
  last_on: string | null
}

/**
 * The day of the next expense, not before `from`: one a month, so that another day in the same month makes no second one.
 * Null once it would be after the end.
 */
export function nextDue(
  { day_of_month, starts_on, ends_on, last_on }: Repeated,
  from: string,
): string | null {
  const earliest =
    [from, starts_on, ...(last_on === null ? [] : [monthAfter(last_on)])].toSorted().at(-1) ?? from
  const due = dueFrom(earliest, day_of_month)
  return ends_on !== null && due > ends_on ? null : due
}
