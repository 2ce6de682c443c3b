import type { TransferLine } from '@deportivo/contracts/catalogue/transfers'
import { unitCode } from '@deportivo/lifecycle/paper-codes'
import { expect, test } from 'vitest'
import { MOST_LABELS } from '../../../entities/product/labels/label-sheet.tsx'
import { labelsInPart, labelsOfPart, partsOf } from './labels-of-part.ts'

const line = (id: number, received: number | null): TransferLine => ({
  id,
  product_id: 7,
  product_name: 'Zancada',
  reference_name: 'ZAN-1',
  brand_name: 'Zancada',
  color_name: 'Negro',
  photo: null,
  size_id: 30 + id,
  size_name: String(30 + id),
  quantity: 0,
  received,
  available: 0,
})

const LINES = [line(1, 1_500), line(2, 0), line(3, null), line(4, 1_500), line(5, 1_100)]
const CODES = new Map([[7, [{ version: 1, size_id: 34, size_name: '34', codes: ['7701234567897'] }]]])

const bySize = (part: number) => {
  const labels = labelsOfPart(LINES, part, CODES)
  const sizes = new Map<string, number>()
  for (const { size } of labels) sizes.set(size, (sizes.get(size) ?? 0) + 1)
  return { count: labels.length, sizes: Object.fromEntries(sizes), labels }
}

test('one print has 2,000 labels of a transfer; the parts together have each received unit once', () => {
  const units = 4_100
  expect(MOST_LABELS).toBe(2_000)
  expect(partsOf(units)).toBe(3)
  const parts = [1, 2, 3].map(bySize)
  expect(parts.map(({ sizes }) => sizes)).toEqual([
    { 31: 1_500, 34: 500 },
    { 34: 1_000, 35: 1_000 },
    { 35: 100 },
  ])
  expect(parts.map(({ count }) => count)).toEqual([1, 2, 3].map((part) => labelsInPart(units, part)))
  const keys = parts.flatMap(({ labels }) => labels.map(({ key }) => key))
  expect(new Set(keys).size).toBe(units)
  expect(labelsInPart(units, 4)).toBe(0)
  expect(partsOf(0)).toBe(1)
})

test('a size with a barcode has it on its label; another has the code of the shop', () => {
  const [first, ...others] = bySize(1).labels
  expect(first?.code).toBe(unitCode(7, 31))
  expect(others.at(-1)?.code).toBe('7701234567897')
})

test('of millions of units only those of the part become labels', () => {
  expect(labelsOfPart([line(1, 1_000_000_000)], 400_000, CODES)).toHaveLength(MOST_LABELS)
})
