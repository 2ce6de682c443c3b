import { addDays } from '@deportivo/platform/reports/period'
import { expect, test } from 'vitest'
import { partsOf } from './sold-sizes.ts'

test('days within a month, or on both sides of its end, are read as days', () => {
  expect(partsOf({ from: '2026-03-02', to: '2026-03-31' })).toEqual({
    months: null,
    days: [{ from: '2026-03-02', to: '2026-03-31' }],
  })
  expect(partsOf({ from: '2026-03-20', to: '2026-04-10' }).months).toBeNull()
})

test('a whole month is read as its sum, a longer range with the days around it', () => {
  expect(partsOf({ from: '2026-02-01', to: '2026-02-28' })).toEqual({
    months: { from: '2026-02-01', to: '2026-02-28' },
    days: [],
  })
  expect(partsOf({ from: '2025-12-15', to: '2026-03-04' })).toEqual({
    months: { from: '2026-01-01', to: '2026-02-28' },
    days: [
      { from: '2025-12-15', to: '2025-12-31' },
      { from: '2026-03-01', to: '2026-03-04' },
    ],
  })
})

const daysIn = ({ from, to }: { from: string; to: string }): string[] =>
  from > to ? [] : [from, ...daysIn({ from: addDays(from, 1), to })]

test('every day of a range is read once, whatever its ends', () => {
  for (let start = 0; start < 70; start += 1)
    for (const length of [0, 1, 27, 28, 31, 59, 62, 93]) {
      const from = addDays('2027-12-20', start)
      const range = { from, to: addDays(from, length) }
      const { months, days } = partsOf(range)
      const read = [...(months ? daysIn(months) : []), ...days.flatMap(daysIn)]
      expect(read.toSorted()).toEqual(daysIn(range))
      if (months) {
        expect(months.from.endsWith('-01')).toBe(true)
        expect(addDays(months.to, 1).endsWith('-01')).toBe(true)
      }
    }
})
