import { expect, it } from 'vitest'
import { wallTime } from './clock.ts'

it('the first hour of a day in Bogotá is 00', () => {
  expect(wallTime(new Date('2026-03-05T05:25:00Z'))).toBe('00:25')
  expect(wallTime(new Date('2026-03-05T18:05:00Z'))).toBe('13:05')
})
