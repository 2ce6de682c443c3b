import { expect, test } from 'vitest'
import type { MatrixRow } from '../size-matrix/size-matrix.tsx'
import { availableUnits, filledRow, runsOf, shortSizes, unitsOf } from './size-grid.ts'

const MAIN: MatrixRow = {
  id: 1,
  name: 'Principal',
  available: new Map([
    [38, 5],
    [39, 2],
    [40, 0],
  ]),
}
const LOCAL: MatrixRow = { id: 2, name: 'Local', available: new Map([[38, 1]]) }

const RUN = [
  { size_id: 38, quantity: 1 },
  { size_id: 39, quantity: 2 },
  { size_id: 45, quantity: 1 },
]

test('a size run fills the sizes that the store has, as often as wanted', () => {
  expect(filledRow(MAIN, RUN, 2)).toEqual({ '1:38': 2, '1:39': 4, '1:40': 0 })
})

test('what was typed becomes one run for each store that gives something', () => {
  const runs = runsOf([MAIN, LOCAL], { '1:38': 2, '1:39': 0, '2:38': 1 })
  expect(runs).toEqual([
    { store_id: 1, sizes: [{ size_id: 38, quantity: 2 }] },
    { store_id: 2, sizes: [{ size_id: 38, quantity: 1 }] },
  ])
  expect(unitsOf(runs)).toBe(3)
})

test('more than a store has is noticed before the server is asked', () => {
  expect(shortSizes([MAIN, LOCAL], { '1:39': 2 })).toEqual([])
  const typed = { '1:38': 1, '1:39': 5 } as const
  expect(shortSizes([MAIN, LOCAL], typed)).toEqual([{ row: MAIN, size_id: 39, wanted: 5, available: 2 }])
  expect(availableUnits([MAIN, LOCAL], typed)).toBe(3)
})
