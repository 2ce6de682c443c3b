import { expect, it } from 'vitest'
import { nextDue, type Repeated } from './due-days.ts'

const RENT: Repeated = { day_of_month: 5, starts_on: '2026-01-10', ends_on: null, last_on: null }

it('the next expense is on its day, of this month or of the next', () => {
  expect(nextDue(RENT, '2026-01-01')).toBe('2026-02-05')
  expect(nextDue(RENT, '2026-03-05')).toBe('2026-03-05')
  expect(nextDue(RENT, '2026-12-06')).toBe('2027-01-05')
})

it('a month without that day has it on its last', () => {
  const last = { ...RENT, day_of_month: 31 }
  expect(nextDue(last, '2026-02-01')).toBe('2026-02-28')
  expect(nextDue(last, '2028-02-01')).toBe('2028-02-29')
  expect(nextDue(last, '2026-04-01')).toBe('2026-04-30')
})

it('one a month: after it was made, another day of the same month makes no second one', () => {
  expect(nextDue({ ...RENT, last_on: '2026-03-05', day_of_month: 20 }, '2026-03-06')).toBe('2026-04-20')
})

it('there is none after its end', () => {
  expect(nextDue({ ...RENT, ends_on: '2026-03-05' }, '2026-03-01')).toBe('2026-03-05')
  expect(nextDue({ ...RENT, ends_on: '2026-03-04' }, '2026-03-01')).toBeNull()
})
