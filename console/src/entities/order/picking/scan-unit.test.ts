import type { OrderLine } from '@deportivo/contracts/orders/order'
import { expect, test } from 'vitest'
import { placeUnit } from './scan-unit.ts'

const line = (id: number, product_id: number, size_id: number, quantity: number) =>
  ({ id, product_id, size_id, size_name: String(size_id), quantity }) as OrderLine

const LINES = [line(1, 31, 38, 2), line(2, 31, 40, 1), line(3, 44, 38, 1), line(4, 31, 38, 1)]

test('a scanned pair goes to a line of its size that still misses one', () => {
  expect(placeUnit(LINES, { 1: 1 }, { product_id: 31, size_id: 38 })).toMatchObject({
    is: 'wanted',
    line: { id: 1 },
    quantity: 2,
  })
  expect(placeUnit(LINES, { 1: 2 }, { product_id: 31, size_id: 38 })).toMatchObject({
    is: 'wanted',
    line: { id: 4 },
    quantity: 1,
  })
})

test('one more than ordered is not counted', () => {
  expect(placeUnit(LINES, { 2: 1 }, { product_id: 31, size_id: 40 })).toMatchObject({ is: 'enough' })
})

test('another size of an ordered product is wrong, and the right ones are named', () => {
  expect(placeUnit(LINES, {}, { product_id: 31, size_id: 41 })).toMatchObject({
    is: 'wrong_size',
    sizes: ['38', '40'],
  })
})

test('a product that is not on the order is refused', () => {
  expect(placeUnit(LINES, {}, { product_id: 99, size_id: 38 })).toEqual({ is: 'not_ordered' })
})
