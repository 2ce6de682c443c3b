import { expect, test } from 'vitest'
import { rangeOf, withRows, MOST_PICKED } from '../selection/picked.ts'
import { rowAfter } from './row-steps.ts'

test('the keys walk the rows and stop at both ends', () => {
  expect(
    ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'].map((key) => rowAfter(key, 12, 15)),
  ).toEqual([13, 11, 14, 2, 0, 14])
  expect(rowAfter('ArrowUp', 0, 15)).toBe(0)
  expect(rowAfter('a', 3, 15)).toBeNull()
})

const keyOf = (id: number) => id

test('a range is the same from either end', () => {
  expect(rangeOf([1, 2, 3, 4], 3, 1)).toEqual([2, 3, 4])
  expect(rangeOf([1, 2, 3, 4], 1, 3)).toEqual([2, 3, 4])
})

test('chosen rows add up over pages, and no more than may be chosen', () => {
  const first = withRows(new Map(), [1, 2], keyOf, true)
  const both = withRows(first, [3], keyOf, true)
  expect([...withRows(both, [2], keyOf, false).keys()]).toEqual([1, 3])
  const many = Array.from({ length: MOST_PICKED + 5 }, (_, index) => index)
  expect(withRows(both, many, keyOf, true).size).toBe(MOST_PICKED)
})
