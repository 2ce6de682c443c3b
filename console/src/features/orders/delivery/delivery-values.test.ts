import type { Order } from '@deportivo/contracts/orders/order'
import { expect, it } from 'vitest'
import { changedDelivery, firstDelivery } from './delivery-values.ts'

const ORDER = {
  client_id: 3,
  department_id: 5,
  city_id: 5001,
  address: 'Cl. 10 # 48-20',
  phone: '3005550199',
  contact: 'Ana',
  municipality: null,
  notes: null,
  client: {
    id: 3,
    name: 'Ana',
    phone: '3005550100',
    address: 'Cra. 7 # 1-2',
    department_id: 11,
    city_id: 11001,
  },
} as unknown as Order

it('only what differs is sent: a city that is sent again would ask again how the order is delivered', () => {
  expect(changedDelivery(ORDER, { ...firstDelivery(ORDER), address: 'Cl. 11 # 4-5' })).toEqual({
    address: 'Cl. 11 # 4-5',
  })
})

it('a field that was emptied is sent as empty', () => {
  const { contact: _emptied, ...typed } = firstDelivery(ORDER)
  expect(changedDelivery(ORDER, typed)).toEqual({ contact: '' })
})

it('an order without data of its own begins with those of its client, which are sent then', () => {
  const order = { ...ORDER, address: null, city_id: null }
  expect(firstDelivery(order)).toMatchObject({ address: 'Cra. 7 # 1-2', city_id: 11001 })
  expect(changedDelivery(order, firstDelivery(order))).toEqual({ address: 'Cra. 7 # 1-2', city_id: 11001 })
})
