import { expect, it } from 'vitest'
import { rangeNear, runsOf } from './drawn-range.ts'

const GAP = 10
const hundred = Array.from({ length: 100 }, () => 190)

it('of a long column only the cards near what is seen are drawn', () => {
  expect(rangeNear(hundred, GAP, { top: 0, bottom: 600 })).toEqual({ from: 0, to: 6 })
  expect(rangeNear(hundred, GAP, { top: 10_000, bottom: 10_600 })).toEqual({ from: 46, to: 56 })
  expect(rangeNear(hundred, GAP, { top: 19_400, bottom: 20_000 })).toEqual({ from: 94, to: 100 })
})

it('a column that became shorter than what was seen of it still shows its last cards', () => {
  expect(rangeNear(hundred.slice(0, 8), GAP, { top: 10_000, bottom: 10_600 })).toEqual({ from: 6, to: 8 })
  expect(rangeNear([], GAP, { top: 10_000, bottom: 10_600 })).toEqual({ from: 0, to: 0 })
})

it('a card far from what is seen is drawn too if it has to be', () => {
  const runs = runsOf(20, { from: 8, to: 12 }, [-1, 18])
  expect(runs.map(({ from, to, isDrawn }) => [from, to, isDrawn])).toEqual([
    [0, 8, false],
    [8, 12, true],
    [12, 18, false],
    [18, 19, true],
    [19, 20, false],
  ])
})
