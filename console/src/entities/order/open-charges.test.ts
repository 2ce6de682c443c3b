import type { Order } from '@deportivo/contracts/orders/order'
import { expect, it } from 'vitest'
import { nextCharge, openCharges, ownBalance } from './open-charges.ts'

const entry = (return_id: number | null, amount: number, status = 'confirmed') => ({
  ...{ return_id, amount, status },
})

const orderOf = (total_balance: number, ...payments: object[]) =>
  ({ total_balance, payments }) as unknown as Order

it('the balance of an order is its own part and what its return cases still charge', () => {
  const order = orderOf(90_000, entry(null, 5_000), entry(8, -60_000), entry(8, 20_000, 'unconfirmed'))
  expect(openCharges(order)).toEqual([{ return_id: 8, left: 40_000 }])
  expect(ownBalance(order)).toBe(50_000)
  expect(nextCharge(order)).toBeUndefined()
})

it('where the order owes nothing, the oldest case that charges something is paid next', () => {
  const paid = [entry(7, -10_000), entry(7, 10_000)]
  const order = orderOf(30_000, entry(9, -20_000), entry(8, -10_000), entry(8, 4_000, 'void'), ...paid)
  expect(ownBalance(order)).toBe(0)
  expect(nextCharge(order)).toEqual({ return_id: 8, left: 10_000 })
})
