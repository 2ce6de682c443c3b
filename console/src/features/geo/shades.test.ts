import { expect, test } from 'vitest'
import { shadeOf, shadesOf } from './shades.ts'

test('values are grouped by how many are smaller, so that one very large one leaves the others apart', () => {
  const shades = shadesOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 1_000])
  expect(shades).toEqual([
    { shade: 1, from: 1, to: 2 },
    { shade: 2, from: 3, to: 4 },
    { shade: 3, from: 5, to: 6 },
    { shade: 4, from: 7, to: 8 },
    { shade: 5, from: 9, to: 1_000 },
  ])
  expect([1, 6, 1_000, 0].map((value) => shadeOf(value, shades))).toEqual([1, 3, 5, 0])
})

test('equal values share a shade, the most has the darkest, and nothing has none', () => {
  expect(shadesOf([0, 0, 4, 4, 4, 9])).toEqual([
    { shade: 4, from: 4, to: 4 },
    { shade: 5, from: 9, to: 9 },
  ])
  expect(shadesOf([7])).toEqual([{ shade: 5, from: 7, to: 7 }])
  expect(shadesOf([0])).toEqual([])
})
