import { expect, test } from 'vitest'
import type { MatrixRow } from '../size-matrix/size-matrix.tsx'
import { changedCells, isSomeAvailable } from './stock-changes.ts'

const row = (id: number, stock: [size: number, free: number][]): MatrixRow => ({
  id,
  name: `Bodega ${id}`,
  available: new Map(stock),
})

test('only cells with different stock are reported as changed', () => {
  const before = [row(1, [[38, 2], [39, 4]]), row(2, [[38, 1]])] // prettier-ignore
  const now = [row(1, [[38, 1], [39, 4]]), row(2, [[38, 1], [40, 6]])] // prettier-ignore
  expect([...changedCells(before, now)]).toEqual(['1:38', '2:40'])
  expect(changedCells(now, now).size).toBe(0)
})

test('what is available is offered only where there is any of it', () => {
  const run = [{ size_id: 38 }, { size_id: 39 }]
  const short = (...missing: [number, number][]) => ({
    missing: missing.map(([size_id, available]) => ({ size_id, quantity: 5, available })),
  })
  expect(isSomeAvailable(run, short([38, 0], [39, 0]))).toBe(false)
  expect(isSomeAvailable(run, short([38, 0]))).toBe(true)
  expect(isSomeAvailable(run, short([38, 0], [39, 2]))).toBe(true)
  expect(isSomeAvailable(run, undefined)).toBe(false)
})
