import { Refused } from '@deportivo/platform/http/refused'
import { expect, it } from 'vitest'
import { daysOf, previousOf, rangeOf } from './days.ts'

const TODAY = '2026-03-05'

it('a report is about today when nothing is asked', () => {
  expect(rangeOf({}, TODAY)).toEqual({ from: TODAY, to: TODAY })
  expect(previousOf(rangeOf({}, TODAY))).toEqual({ from: '2026-03-04', to: '2026-03-04' })
})

it('days since a day reach until today, days until a day are that day', () => {
  expect(rangeOf({ from: '2026-03-01' }, TODAY)).toEqual({ from: '2026-03-01', to: TODAY })
  expect(rangeOf({ to: '2026-03-01' }, TODAY)).toEqual({ from: '2026-03-01', to: '2026-03-01' })
})

it('a leap February is compared with as many days before it', () => {
  const range = rangeOf({ from: '2028-02-01', to: '2028-02-29' }, TODAY)
  expect(previousOf(range)).toEqual({ from: '2028-01-03', to: '2028-01-31' })
  expect(daysOf(range)).toHaveLength(29)
  expect(daysOf(range).at(-1)).toBe('2028-02-29')
})

const errorsOf = (asked: { from?: string; to?: string }) => {
  try {
    rangeOf(asked, TODAY)
  } catch (error) {
    return error instanceof Refused ? error.refusal.errors : error
  }
  return 'not refused'
}

it('a range that runs backwards is refused at the day that was given', () => {
  const backwards = { key: 'report.range_backwards' }
  expect(errorsOf({ from: '2026-03-06', to: '2026-03-05' })).toEqual({ to: backwards })
  expect(errorsOf({ from: '2026-03-06' })).toEqual({ from: backwards })
})

it('four hundred days are the most one report takes', () => {
  expect(daysOf(rangeOf({ from: '2025-02-01', to: '2026-03-07' }, TODAY))).toHaveLength(400)
  expect(errorsOf({ from: '2025-01-31', to: '2026-03-07' })).toEqual({
    from: { key: 'report.range_too_long', values: { days: 400 } },
  })
})
