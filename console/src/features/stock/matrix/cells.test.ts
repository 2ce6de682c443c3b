import { expect, test } from 'vitest'
import { cellBeyond } from './cells.ts'

const SIZES = [38, 39, 40, 41].map((id) => ({ id, name: String(id) }))
const row = (...sizes: number[]) => ({ available: new Map(sizes.map((id) => [id, 1])) })

test('arrows go to the next size that a product has, and to no other', () => {
  const rows = [row(38, 41)]
  expect(cellBeyond(rows, SIZES, { row: 0, column: 0 }, [0, 1])).toEqual({ row: 0, column: 3 })
  expect(cellBeyond(rows, SIZES, { row: 0, column: 3 }, [0, -1])).toEqual({ row: 0, column: 0 })
  expect(cellBeyond(rows, SIZES, { row: 0, column: 3 }, [0, 1])).toBeNull()
})

test('they go down and up to the nearest size of the next product that has any', () => {
  const rows = [row(38), row(), row(40, 41)]
  expect(cellBeyond(rows, SIZES, { row: 0, column: 0 }, [1, 0])).toEqual({ row: 2, column: 2 })
  expect(cellBeyond(rows, SIZES, { row: 2, column: 3 }, [-1, 0])).toEqual({ row: 0, column: 0 })
  expect(cellBeyond(rows, SIZES, { row: 2, column: 3 }, [1, 0])).toBeNull()
  expect(cellBeyond(rows, SIZES, { row: 0, column: 0 }, [-1, 0])).toBeNull()
})
