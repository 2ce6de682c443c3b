import { expect, it } from 'vitest'
import { closingDay, lastDayOf, monthsFrom } from './months.ts'

it('the month after the last closed one is closed next, once it is over', () => {
  expect(monthsFrom('2026-09-30', '2026-11-02')).toEqual(['2026-10'])
  expect(monthsFrom('2026-10-31', '2026-11-30')).toEqual([])
  expect(monthsFrom('2025-12-31', '2026-02-01')).toEqual(['2026-01'])
})

it('the first closing is of any month of the last year', () => {
  const months = monthsFrom(null, '2026-03-31')
  expect(months).toHaveLength(12)
  expect([months[0], months[9], months[11]]).toEqual(['2025-03', '2025-12', '2026-02'])
})

it('knows the last day of a month', () => {
  expect(['2026-12', '2028-02', '2026-04'].map(lastDayOf)).toEqual(['2026-12-31', '2028-02-29', '2026-04-30'])
})

it('a month is over some minutes after midnight in Bogotá, when what began before it is written', () => {
  expect(closingDay(new Date('2026-11-01T05:09:59Z'))).toBe('2026-10-31')
  expect(closingDay(new Date('2026-11-01T05:10:00Z'))).toBe('2026-11-01')
})
