import { expect, it } from 'vitest'
import { Refused } from '../http/refused.ts'
import { groupsIn, isWithin, momentBefore, periodBefore, periodOf } from './period.ts'

const TODAY = '2026-03-05'

it('a report without a range covers today', () => {
  expect(periodOf({}, TODAY)).toEqual({ from: TODAY, to: TODAY })
  expect(periodBefore(periodOf({}, TODAY), 'period')).toEqual({ from: '2026-03-04', to: '2026-03-04' })
})

it('a range without an end ends today, one without a start is one day', () => {
  expect(periodOf({ from: '2026-03-01' }, TODAY)).toEqual({ from: '2026-03-01', to: TODAY })
  expect(periodOf({ to: '2026-03-01' }, TODAY)).toEqual({ from: '2026-03-01', to: '2026-03-01' })
})

it('a leap February is compared with January, and with February of the year before', () => {
  const february = { from: '2028-02-01', to: '2028-02-29' }
  expect(periodBefore(february, 'period')).toEqual({ from: '2028-01-01', to: '2028-01-31' })
  expect(periodBefore(february, 'year')).toEqual({ from: '2027-02-01', to: '2027-02-28' })
  expect(groupsIn(february, 'day')).toHaveLength(29)
})

it('months are compared with as many months, and one that is not over with the same days of the one before', () => {
  const before = (from: string, to: string) => periodBefore({ from, to }, 'period')
  expect(before('2026-10-01', '2026-10-31')).toEqual({ from: '2026-09-01', to: '2026-09-30' })
  expect(before('2026-03-01', '2026-03-30')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(before('2026-11-01', '2026-11-28')).toEqual({ from: '2026-10-01', to: '2026-10-28' })
  expect(before('2026-01-01', '2026-03-31')).toEqual({ from: '2025-10-01', to: '2025-12-31' })
  expect(before('2026-09-01', '2026-11-28')).toEqual({ from: '2026-06-01', to: '2026-08-28' })
  const november = { from: '2026-11-01', to: '2026-11-28' }
  expect(periodBefore(november, 'year')).toEqual({ from: '2025-11-01', to: '2025-11-28' })
})

it('seven days are compared with the seven before, also those that begin with a month', () => {
  const week = { from: '2026-11-01', to: '2026-11-07' }
  expect(periodBefore(week, 'period')).toEqual({ from: '2026-10-25', to: '2026-10-31' })
  expect(periodBefore(week, 'year')).toEqual({ from: '2025-11-02', to: '2025-11-08' })
})

it('a moment of a month has no counterpart in a month that is shorter', () => {
  const moment = (day: string) =>
    momentBefore(new Date(`${day}T19:20:00Z`), { from: '2026-03-01', to: day }, 'period')?.toISOString()
  expect([moment('2026-03-28'), moment('2026-03-30')]).toEqual(['2026-02-28T19:20:00.000Z', undefined])
})

it('weekdays are compared with the same weekdays of a week and of a year before', () => {
  const saturday = { from: '2026-03-07', to: '2026-03-07' }
  expect(periodBefore(saturday, 'week')).toEqual({ from: '2026-02-28', to: '2026-02-28' })
  expect(periodBefore(saturday, 'year')).toEqual({ from: '2025-03-08', to: '2025-03-08' })
})

it('nothing is before the year 1', () => {
  const first = { from: '0001-01-02', to: '0001-01-03' }
  expect(periodBefore(first, 'period')).toEqual({ from: '0001-01-01', to: '0001-01-01' })
})

it('groups begin on Mondays and on the first of a month, the first one before the range', () => {
  const period = { from: '2026-02-25', to: '2026-03-10' }
  expect(groupsIn(period, 'week')).toEqual(['2026-02-23', '2026-03-02', '2026-03-09'])
  expect(groupsIn(period, 'month')).toEqual(['2026-02-01', '2026-03-01'])
})

const errorsOf = (query: { from?: string; to?: string }) => {
  try {
    periodOf(query, TODAY)
  } catch (error) {
    return error instanceof Refused ? error.refusal.errors : error
  }
  return 'not refused'
}

it('a backwards range is refused on the field that was sent', () => {
  const backwards = { key: 'report.range_backwards' }
  expect(errorsOf({ from: '2026-03-06', to: '2026-03-05' })).toEqual({ to: backwards })
  expect(errorsOf({ from: '2026-03-06' })).toEqual({ from: backwards })
})

it('a report covers at most 400 days', () => {
  expect(groupsIn(periodOf({ from: '2025-02-01', to: '2026-03-07' }, TODAY), 'day')).toHaveLength(400)
  expect(errorsOf({ from: '2025-01-31', to: '2026-03-07' })).toEqual({
    from: { key: 'report.range_too_long', values: { days: 400 } },
  })
})

it('the hours of a day end with the present one, and a day that is over has 24', () => {
  const day = { from: TODAY, to: TODAY }
  const midnight = new Date('2026-03-05T05:00:00Z')
  expect(groupsIn(day, 'hour', midnight)).toEqual(['2026-03-05T00'])
  expect(groupsIn(day, 'hour', new Date('2026-03-06T05:00:00Z'))).toHaveLength(24)
  expect([isWithin(midnight, day), isWithin(new Date(midnight.getTime() - 1), day)]).toEqual([true, false])
})

it('a moment of three days is compared with the one three days, a week or 52 weeks before', () => {
  const days = { from: '2026-03-03', to: TODAY }
  const at = new Date('2026-03-05T19:20:00Z')
  const before = (comparison: 'period' | 'week' | 'year') => momentBefore(at, days, comparison)?.toISOString()
  expect(before('period')).toBe('2026-03-02T19:20:00.000Z')
  expect(before('week')).toBe('2026-02-26T19:20:00.000Z')
  expect(before('year')).toBe('2025-03-06T19:20:00.000Z')
})

it('hours of several days are refused', () => {
  expect(() => periodOf({ from: '2026-03-04', to: TODAY, group: 'hour' }, TODAY)).toThrow()
})
