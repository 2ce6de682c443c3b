import { expect, test } from 'vitest'
import { moveUp } from './move-up.ts'

const TYPES = [
  { id: 1, type: 'national' },
  { id: 2, type: 'national' },
  { id: 3, type: 'exhibition' },
  { id: 4, type: 'exhibition' },
]
const stored = (units: Record<number, number>) => ({
  stores: Object.entries(units).map(([id, quantity]) => ({
    id: Number(id),
    name: id,
    sizes: [{ id: 38, name: '38', quantity }],
  })),
})
const SIZE = { size_id: 38, missing: 3 }

test('the store outside of the counted ones that has most gives up to what is missing', () => {
  const product = stored({ 1: 9, 2: 1, 3: 2, 4: 5 })
  expect(moveUp(product, TYPES, SIZE)).toEqual({ from_store: 4, to_store: 2, size_id: 38, quantity: 3 })
})

test('no more is proposed than it has', () => {
  const product = stored({ 1: 0, 2: 1, 3: 2 })
  expect(moveUp(product, TYPES, SIZE)).toEqual({ from_store: 3, to_store: 1, size_id: 38, quantity: 2 })
})

test('a counted store gives nothing: their sum would stay as it is', () => {
  expect(moveUp(stored({ 1: 2 }), TYPES, SIZE)).toMatchObject({ from_store: null, to_store: 2 })
})

test('where there is none, the user is left to choose the store', () => {
  expect(moveUp(stored({}), TYPES, SIZE)).toMatchObject({ from_store: null, to_store: 1, quantity: 3 })
})
