import { expect, it } from 'vitest'
import { changeAgainst } from '@deportivo/contracts/reports/shown/change'
import { daysIn, rangeOf } from './range.ts'

const TODAY = '2026-03-01'
const days = (url: Parameters<typeof rangeOf>[0]) => {
  const { from, to } = rangeOf(url, TODAY)
  return [from, to]
}

it('an address without a range means today', () => {
  expect(days({})).toEqual([TODAY, TODAY])
  expect(days({ range: 'year' })).toEqual([TODAY, TODAY])
})

it('the buttons mean today and the days before, across the end of a month', () => {
  expect(days({ range: '7d' })).toEqual(['2026-02-23', TODAY])
  expect(days({ range: '30d' })).toEqual(['2026-01-31', TODAY])
  expect(days({ range: 'month' })).toEqual(['2026-03-01', TODAY])
  expect(days({ range: 'last_month' })).toEqual(['2026-02-01', '2026-02-28'])
})

it('a custom range is taken as it is', () => {
  expect(days({ range: 'custom', from: '2026-01-05', to: '2026-01-20' })).toEqual([
    '2026-01-05',
    '2026-01-20',
  ])
})

it('a range that ends before it begins, or names no days, is corrected', () => {
  expect(days({ range: 'custom', from: '2026-01-20', to: '2026-01-05' })).toEqual(['2026-01-20', TODAY])
  expect(days({ range: 'custom', from: '2026-04-01', to: '2026-03-05' })).toEqual([
    '2026-04-01',
    '2026-04-01',
  ])
  expect(days({ range: 'custom', from: 'x', to: '2026-13-45' })).toEqual(['2026-02-23', TODAY])
})

it('both ends of a range count', () => {
  expect(daysIn({ from: TODAY, to: TODAY })).toBe(1)
  expect(daysIn({ from: '2026-02-23', to: TODAY })).toBe(7)
})

it('a change is a share of what there was, and null where there was nothing', () => {
  expect(changeAgainst(112, 100)).toBeCloseTo(0.12)
  expect(changeAgainst(0, 100)).toBe(-1)
  expect(changeAgainst(100, 0)).toBeNull()
})
