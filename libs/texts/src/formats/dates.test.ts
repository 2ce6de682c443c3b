import { expect, test } from 'vitest'
import {
  dayInBogota,
  formatAge,
  formatAgo,
  formatInstant,
  formatShortInstant,
  formatDaysInWords,
} from './dates.ts'

test('an instant shows the clock of Bogotá, wherever the browser is', () => {
  expect(formatInstant('2026-11-20T14:12:00Z')).toBe('20/11/2026 09:12')
  expect(formatShortInstant('2026-11-20T14:12:00Z')).toBe('20/11 09:12')
})

test('shortly before midnight in Bogotá is still that day, though UTC is in the next', () => {
  expect(dayInBogota(Date.parse('2026-11-21T04:59:00Z'))).toBe('2026-11-20')
  expect(dayInBogota(Date.parse('2026-11-21T05:00:00Z'))).toBe('2026-11-21')
})

test('midnight is written as hour zero', () => {
  expect(formatInstant('2026-11-21T05:00:00Z')).toBe('21/11/2026 00:00')
})

test('in Turkish a whole date is written with points, and the clock is still that of Bogotá', () => {
  expect(formatInstant('2026-11-20T14:12:00Z', 'tr')).toBe('20.11.2026 09:12')
  expect(formatShortInstant('2026-11-21T05:00:00Z', 'tr')).toBe('21/11 00:00')
})

test('a recent time is shown relative to now, an older one as a date', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  const ago = (minutes: number) => formatAgo(now - minutes * 60_000, now)
  expect([0, 3, 125, 60 * 30].map(ago)).toEqual(['ahora', 'hace 3 min', 'hace 2 h', 'ayer'])
  expect(formatAgo('2026-11-10T14:12:00Z', now)).toBe('10/11/2026 09:12')
  expect(formatAgo(now - 3 * 3_600_000, now, 'ar')).toBe('قبل 3 ساعات')
  // A clock that runs behind the server's knows no future.
  expect(formatAgo(now + 4_000, now, 'en')).toBe('now')
})

test('days that are past are days of the shop, not parts of 24 hours', () => {
  const now = Date.parse('2026-12-01T14:44:00Z')
  const evening = '2026-11-30T03:13:00Z'
  expect(formatInstant(evening)).toBe('29/11/2026 22:13')
  expect(formatAgo(evening, now)).toBe('anteayer')
  expect(formatAge(evening, now)).toBe('hace 2 días')
})

test('how long something waits is written in whole words, however long', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  const age = (hours: number) => formatAge(now - hours * 3_600_000, now)
  expect([0, 2, 30, 24 * 12].map(age)).toEqual(['ahora', 'hace 2 horas', 'hace 1 día', 'hace 12 días'])
  expect(formatAge(now - 3 * 86_400_000, now, 'ar')).toBe('قبل 3 أيام')
  expect(formatAge(now + 4_000, now, 'en')).toBe('now')
})

test('a period is written in words for paper', () => {
  expect(formatDaysInWords('2026-11-23', '2026-11-23')).toBe('23 de noviembre de 2026')
  expect(formatDaysInWords('2026-11-01', '2026-11-23')).toMatch(/^1\D*23 de noviembre de 2026$/)
  expect(formatDaysInWords('2026-11-01', '2026-11-23', 'ar')).toMatch(/2026/)
})
