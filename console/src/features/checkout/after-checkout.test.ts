import type { Order } from '@deportivo/contracts/orders/order'
import { expect, test } from 'vitest'
import { afterCheckout } from './after-checkout.ts'

type Step = Order['next'][number]['step']

const order = (state_id: Order['state_id'], ...steps: Step[]) => ({
  id: 7,
  client_id: 3,
  state_id,
  next: steps.map((step) => ({ step })),
})

test('a sale over the counter leads to the products, any other to the dispatches', () => {
  expect(afterCheckout(order('sold_local'))).toBe('/share_products')
  expect(afterCheckout(order('validating_payment', 'validate_payment'))).toBe('/dispatches')
})

test('a completed sale that was undone leads back to its order', () => {
  expect(afterCheckout(order('pre_orden', 'reserve', 'check_out'))).toBe('/sales/7/3')
})
