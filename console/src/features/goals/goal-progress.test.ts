import { expect, it } from 'vitest'
import { elapsedShare, progressOf } from './goal-progress.ts'

const TENTH = { elapsed: 10, days: 30 }

it('a seller without a goal has no progress', () => {
  expect(progressOf({ amount: null, net: 500 }, TENTH)).toBeNull()
})

it('a seller is in step with the month from its share on, behind below, and done at the goal', () => {
  const at = (net: number) => progressOf({ amount: 900, net }, TENTH)
  expect(at(300)).toEqual({ share: 33, state: 'on_way' })
  expect(at(299)).toEqual({ share: 33, state: 'behind' })
  expect(at(899)).toEqual({ share: 99, state: 'on_way' })
  expect(at(900)).toEqual({ share: 100, state: 'reached' })
  expect(at(-9)).toEqual({ share: -1, state: 'behind' })
})

it('the share of a month counts the days that have begun', () => {
  expect([elapsedShare(TENTH), elapsedShare({ elapsed: 30, days: 30 })]).toEqual([33, 100])
})
