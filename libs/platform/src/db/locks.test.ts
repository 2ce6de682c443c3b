import { expect, it } from 'vitest'
import { LOCKS } from './locks.ts'

it('no two locks have the same number', () => {
  const numbers: number[] = Object.values(LOCKS)
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([])
})
