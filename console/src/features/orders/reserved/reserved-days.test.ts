import { expect, test } from 'vitest'
import { daysSince, daysUntil } from './reserved-days.ts'

const HOUR = 3_600_000
const NOW = Date.parse('2026-03-05T15:00:00.000Z')
const at = (hours: number) => new Date(NOW + hours * HOUR).toISOString()

test('an order is as old as its whole days', () => {
  expect([0, -1, -23, -24, -47, -48].map((hours) => daysSince(at(hours), NOW))).toEqual([0, 0, 0, 1, 1, 2])
})

test('a promise counts the begun day, and ends with less than one', () => {
  expect([720, 719, 25, 24, 23, 1].map((hours) => daysUntil(at(hours), NOW))).toEqual([30, 30, 2, 1, 0, 0])
})
