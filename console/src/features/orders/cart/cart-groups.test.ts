import type { OrderLine } from '@deportivo/contracts/orders/order'
import { expect, test } from 'vitest'
import { groupLines } from './cart-groups.ts'

const line = (id: number, product_id: number, size_name: string, store_id = 1): OrderLine => ({
  id,
  product_id,
  product_name: `Producto ${product_id}`,
  photo: null,
  reference_name: 'ZAN-1042',
  brand_name: 'Zancada',
  category_name: 'Tenis',
  subcategory_name: 'Running',
  color_name: 'Negro',
  size_id: Number(size_name) || 50,
  size_name,
  store_id,
  store_name: 'Bodega',
  code_id: 4,
  quantity: 2,
  price: 200_000,
  unit_price: 100_000,
  listed_unit_price: 100_000,
  discount_reason: null,
  picked: 0,
  held: 2,
  hold_expires_at: null,
  group_id: null,
  sale_out_id: null,
})

test('the sizes of one product from one store are one row, in the order of the sizes', () => {
  const [group, ...others] = groupLines([line(1, 7, '40'), line(2, 7, '9'), line(3, 7, '38')])
  expect(others).toHaveLength(0)
  expect(group?.lines.map(({ size_name }) => size_name)).toEqual(['9', '38', '40'])
  expect(group).toMatchObject({ units: 6, total: 600_000 })
})

test('pairs that travel in another group are another row', () => {
  const apart = { ...line(2, 7, '39'), group_id: 1 }
  expect(groupLines([line(1, 7, '38'), apart])).toHaveLength(2)
})

test('another store or another product is another row, in the order they were added', () => {
  const groups = groupLines([line(3, 8, '38'), line(1, 7, '38'), line(2, 7, '39', 2)])
  expect(groups.map(({ first }) => [first.product_id, first.store_id])).toEqual([
    [7, 1],
    [7, 2],
    [8, 1],
  ])
})
