import { expect, test } from 'vitest'
import { changesBetween } from './changes.ts'

test('an empty value that stays empty is no change', () => {
  expect(changesBetween({}, { name: 'Ana', phone: null, codes: [] })).toEqual([
    { field: 'name', from: null, to: 'Ana' },
  ])
})

test('a list that loses everything shows its previous items', () => {
  expect(changesBetween({ codes: [1, 4] }, { codes: [] })).toEqual([
    { field: 'codes', from: '1, 4', to: null },
  ])
})

test('prices by code are compared as pairs, in any order', () => {
  expect(
    changesBetween({ codes: { 4: 189_900, 1: 150_000 } }, { codes: { 1: 150_000, 4: 179_900 } }),
  ).toEqual([{ field: 'codes', from: '1: 150000, 4: 189900', to: '1: 150000, 4: 179900' }])
})
