import { expect, it } from 'vitest'
import { wayBack } from './way-back.ts'

const seller = { type_order: 'seller', seller_id: 7 } as const
const online = { type_order: 'online', seller_id: 7 } as const

it('an order leads back to the list that it was opened from, by its name', () => {
  const list = '/seller/orders/7?page=2'
  expect(wayBack(seller, list)).toEqual({ to: list, name: 'orders.of_seller' })
  expect(wayBack(online, '/clients/3/history').name).toBe('order.of_client')
  expect(wayBack(online, '/reserved').name).toBe('menu.reserved')
  expect(wayBack(seller, '/orders?q=ana')).toEqual({ to: '/orders?q=ana', name: 'orders.title' })
})

it('an order that no list led to leads to the list of its kind', () => {
  expect(wayBack(seller, null)).toEqual({ to: '/seller/orders/7', name: 'orders.of_seller' })
  expect(wayBack(online, null)).toEqual({ to: '/orders', name: 'orders.title' })
})
