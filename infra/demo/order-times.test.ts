import { FIRST_STAGE_TARGETS } from '@deportivo/contracts/admin/settings'
import { businessTime } from '@deportivo/lifecycle/business-hours'
import { expect, it } from 'vitest'
import { createChance } from './chance.ts'
import { ENTERED_BY, PLANS } from './order-plans.ts'
import { instantBefore, timesOf } from './order-times.ts'

const HOURS = { opens: '08:00', closes: '18:00', days: [1, 2, 3, 4, 5, 6] }
const PACE = { business_hours: HOURS, stage_targets: FIRST_STAGE_TARGETS }
const MINUTE_MS = 60_000

const ORDERS = PLANS.flatMap((plan) =>
  'shares' in plan.since ? plan.since.shares.map((_, index) => ({ plan, index })) : [],
)

/** How much of its stage's target each order of the board has waited. */
const sharesAt = (now: number) =>
  ORDERS.map((order) => {
    const times = timesOf(order, { chance: createChance(7), now, pace: PACE })
    const entry = order.plan.acts.findLastIndex((act) => act in ENTERED_BY)
    const stage = ENTERED_BY[order.plan.acts[entry] ?? 'create'] ?? 'validating_payment'
    expect(times.at(-1)?.getTime()).toBeLessThanOrEqual(now)
    const waited = businessTime(times[entry]?.getTime() ?? NaN, now, HOURS)
    return waited / (FIRST_STAGE_TARGETS[stage] * MINUTE_MS)
  })

it.each([
  ['in the middle of a morning', '2026-11-24T10:15:00-05:00'],
  ['before the shop opens', '2026-11-24T02:13:00-05:00'],
  ['five minutes after it opened', '2026-11-24T08:05:00-05:00'],
  ['late in the evening', '2026-11-24T22:40:00-05:00'],
  ['on a Sunday', '2026-11-22T12:00:00-05:00'],
  ['on Christmas', '2026-12-25T09:00:00-05:00'],
  ['on Easter Monday', '2027-03-29T08:30:00-05:00'],
])('of the orders on the board two in fifteen are late for a company started %s', (_, start) => {
  const shares = sharesAt(Date.parse(start))
  const late = shares.filter((share) => share >= 1)
  expect(late.length / shares.length).toBeGreaterThan(0.1)
  expect(late.length / shares.length).toBeLessThan(0.2)
})

it('the time so much of the shop’s hours ago lies in them, whatever lies between', () => {
  const monday = Date.parse('2026-11-23T08:30:00-05:00')
  expect(new Date(instantBefore(monday, 60 * MINUTE_MS, HOURS))).toEqual(
    new Date('2026-11-21T17:30:00-05:00'),
  )
  expect(instantBefore(monday, 10 * MINUTE_MS, HOURS)).toBe(monday - 10 * MINUTE_MS)
})
