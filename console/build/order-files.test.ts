import { expect, it } from 'vitest'
import { circleOf } from './order-files.ts'

it('files that import each other are found, also by way of others', () => {
  expect(circleOf({ a: ['b', 'c'], b: ['c'], c: [] })).toBeNull()
  expect(circleOf({ page: ['a'], a: ['b'], b: ['c'], c: ['a'] })).toEqual(['a', 'b', 'c', 'a'])
  expect(circleOf({ a: ['a'] })).toEqual(['a', 'a'])
})
