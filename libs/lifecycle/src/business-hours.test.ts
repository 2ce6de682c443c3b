import { describe, expect, it } from 'vitest'
import { businessTime, businessTimeBefore, type BusinessHours } from './business-hours.ts'

const HOUR = 3_600_000
/** An instant in local time. */
const at = (local: string) => Date.parse(`${local}:00-05:00`)
const EIGHT_TO_SIX: BusinessHours = { opens: '08:00', closes: '18:00', days: [1, 2, 3, 4, 5, 6] }
const hours = (from: string, to: string, worked = EIGHT_TO_SIX) =>
  businessTime(at(from), at(to), worked) / HOUR

describe('business hours', () => {
  it('count minute by minute within one day', () => {
    expect(hours('2026-11-17T09:15', '2026-11-17T11:45')).toBe(2.5)
  })

  it('exclude the time before eight and after eighteen', () => {
    expect(hours('2026-11-17T06:00', '2026-11-17T22:00')).toBe(10)
    expect(hours('2026-11-17T19:00', '2026-11-18T07:00')).toBe(0)
  })

  it('include Saturday and exclude Sunday', () => {
    expect(hours('2026-11-21T17:00', '2026-11-23T09:00')).toBe(2)
  })

  it('exclude a holiday with a fixed date', () => {
    expect(hours('2026-12-07T17:00', '2026-12-09T09:00')).toBe(2)
  })

  it('exclude the Monday to which a holiday is moved', () => {
    // 1 November 2026 is a Sunday: All Saints is observed on Monday 2.
    expect(hours('2026-10-31T17:00', '2026-11-03T09:00')).toBe(2)
    // 11 November 2026 is a Wednesday: Cartagena's independence is observed on Monday 16.
    expect(hours('2026-11-11T08:00', '2026-11-11T18:00')).toBe(10)
    expect(hours('2026-11-16T08:00', '2026-11-16T18:00')).toBe(0)
  })

  it('exclude the days that depend on Easter', () => {
    for (const day of ['2026-04-02', '2026-04-03', '2026-05-18', '2026-06-08', '2026-06-15'])
      expect(hours(`${day}T00:00`, `${day}T23:59`), day).toBe(0)
    expect(hours('2025-04-17T00:00', '2025-04-17T23:59')).toBe(0)
  })

  it('are never negative', () => {
    expect(hours('2026-11-18T10:00', '2026-11-17T10:00')).toBe(0)
  })

  it('are those of the settings', () => {
    const mornings: BusinessHours = { opens: '07:30', closes: '12:00', days: [0, 6] }
    // A Saturday and the Sunday after it.
    expect(hours('2026-11-20T00:00', '2026-11-23T00:00', mornings)).toBe(9)
  })
})

describe('the moment from which business hours have passed', () => {
  const before = (to: string, worked: number, days = EIGHT_TO_SIX) =>
    businessTimeBefore(at(to), worked * HOUR, days)

  it('is the latest one, over a night, a Sunday and a holiday', () => {
    expect(before('2026-11-17T11:45', 2.5)).toBe(at('2026-11-17T09:15'))
    expect(before('2026-11-18T09:00', 2)).toBe(at('2026-11-17T17:00'))
    expect(before('2026-11-18T09:00', 1)).toBe(at('2026-11-18T08:00'))
    expect(before('2026-11-23T09:00', 2)).toBe(at('2026-11-21T17:00'))
    expect(before('2026-12-09T07:00', 1)).toBe(at('2026-12-07T17:00'))
  })

  it('agrees with the time that passes since then', () => {
    for (let minute = 0; minute < 14 * 24 * 60; minute += 97) {
      const to = at('2026-11-17T00:00') + minute * 60_000
      const since = businessTimeBefore(to, 7.5 * HOUR, EIGHT_TO_SIX) ?? Number.NaN
      expect(businessTime(since, to, EIGHT_TO_SIX)).toBe(7.5 * HOUR)
      expect(businessTime(since + 1, to, EIGHT_TO_SIX)).toBeLessThan(7.5 * HOUR)
    }
  })

  it('is none where no day is worked', () => {
    expect(before('2026-11-17T11:45', 1, { ...EIGHT_TO_SIX, days: [] })).toBeNull()
  })
})
