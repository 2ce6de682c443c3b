import { expect, it } from 'vitest'
import { isDifferencePaid } from './credit.ts'

const DIFFERENCE = 40_000

it.each([
  ['is not booked yet', { charged: null, paid: null }],
  ['is booked, and nothing of it is paid', { charged: DIFFERENCE, paid: 0 }],
  ['is booked without any payment', { charged: DIFFERENCE, paid: null }],
  ['is paid in part', { charged: DIFFERENCE, paid: DIFFERENCE - 1 }],
  // The replacement was held again: the event of the dearer one was not read.
  ['is booked with the amount of an earlier replacement', { charged: 30_000, paid: DIFFERENCE }],
])('a difference that %s is not paid', (_, booked) => {
  expect(isDifferencePaid(DIFFERENCE, booked)).toBe(false)
})

it('a difference that is booked and confirmed is paid, and so is none', () => {
  expect(isDifferencePaid(DIFFERENCE, { charged: DIFFERENCE, paid: DIFFERENCE })).toBe(true)
  for (const amount of [0, -DIFFERENCE])
    expect(isDifferencePaid(amount, { charged: null, paid: null })).toBe(true)
})
