import { expect, test } from 'vitest'
import { daysOf, handledFrom, nextAt, retryAt } from './due.ts'

const SEVEN = new Date('2026-03-05T12:00:00Z')

test('a mail is of days that are over, and on the first of a month of the month that ended', () => {
  expect(daysOf('yesterday', '2026-03-05')).toEqual({ from: '2026-03-04', to: '2026-03-04' })
  expect(daysOf('7d', '2026-03-05')).toEqual({ from: '2026-02-26', to: '2026-03-04' })
  expect(daysOf('30d', '2026-03-05')).toEqual({ from: '2026-02-03', to: '2026-03-04' })
  expect(daysOf('month', '2026-03-05')).toEqual({ from: '2026-03-01', to: '2026-03-04' })
  expect(daysOf('month', '2026-03-01')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
})

test('the first mail comes today only where its hour is still to come', () => {
  expect([6, 7, 8].map((hour) => handledFrom(hour, SEVEN))).toEqual([
    '2026-03-05',
    '2026-03-05',
    '2026-03-04',
  ])
  // 23:30 of the fourth in Bogotá.
  expect(handledFrom(23, new Date('2026-03-05T04:30:00Z'))).toBe('2026-03-04')
})

test('the next one is due tomorrow after that of today, and a failed one at its retry', () => {
  const mail = { hour: 7, handled_on: '2026-03-05', state: 'sent', retry_at: null } as const
  expect(nextAt(mail, SEVEN).toISOString()).toBe('2026-03-06T12:00:00.000Z')
  expect(nextAt({ ...mail, handled_on: '2026-03-01' }, SEVEN)).toEqual(SEVEN)
  const retry_at = new Date('2026-03-05T12:05:00Z')
  expect(nextAt({ ...mail, state: 'failed', retry_at }, SEVEN)).toEqual(retry_at)
  // Its day is over: what is due is the mail of the next one.
  const tomorrow = new Date('2026-03-06T06:00:00Z')
  expect(nextAt({ ...mail, state: 'failed', retry_at }, tomorrow).toISOString()).toBe(
    '2026-03-06T12:00:00.000Z',
  )
})

test('retries come less and less often, but at least every hour', () => {
  const minutes = [1, 2, 3, 4, 5, 30].map(
    (attempts) => (retryAt(attempts, SEVEN).getTime() - SEVEN.getTime()) / 60_000,
  )
  expect(minutes).toEqual([5, 10, 20, 40, 60, 60])
})
