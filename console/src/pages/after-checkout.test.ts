import type { Order } from '@deportivo/contracts/order'
import { expect, test } from 'vitest'
import { afterCheckout } from './after-checkout.ts'

const step = (name: Order['next'][number]['step']): Order['next'][number] => ({
  step: name,
  state_id: 'validating_payment',
  allowed: true,
  reason: null,
})

const order = (state_id: Order['state_id'], ...next: Order['next']) => ({
  id: 7,
  client_id: 3,
  state_id,
  next,
})

test('a sale over the counter leads to the products, any other to the dispatches', () => {
  expect(afterCheckout(order('sold_local'))).toBe('/share_products')
  expect(afterCheckout(order('validating_payment', step('validate_payment')))).toBe('/dispatches')
})

test('a completed sale that was undone leads back to its order', () => {
  expect(afterCheckout(order('pre_orden', step('reserve'), step('check_out')))).toBe('/sales/7/3')
})
