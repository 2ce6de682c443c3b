import { expect, test } from 'vitest'
import { changesBetween } from './write-audit.ts'

test('what was empty and stays empty is no change', () => {
  expect(changesBetween({}, { name: 'Ana', phone: null, codes: [] })).toEqual([
    { field: 'name', from: null, to: 'Ana' },
  ])
})

test('a list that loses all it had is told from what it was', () => {
  expect(changesBetween({ codes: [1, 4] }, { codes: [] })).toEqual([
    { field: 'codes', from: '1, 4', to: null },
  ])
})
