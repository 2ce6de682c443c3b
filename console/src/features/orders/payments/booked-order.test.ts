import type { Payment } from '@deportivo/contracts/orders/payment'
import { expect, test } from 'vitest'
import { bookedOrder } from './booked-order.ts'

const charge = (return_id: number, amount: number) => ({ kind: 'exchange', return_id, amount }) as Payment

const readings = (...orders: Payment[][]) => {
  let reading = -1
  return () => {
    reading += 1
    return Promise.resolve({ data: { payments: orders[Math.min(reading, orders.length - 1)] ?? [] } })
  }
}

test('an order is charged once its entries for the case add up to the difference', async () => {
  const old = [charge(7, -30_000), charge(8, -20_000)]
  const now = [...old, charge(7, 30_000), charge(7, -20_000)]
  const found = await bookedOrder(readings([], old, now), { return_id: 7, amount: 20_000 }, 0)
  expect(found?.payments).toEqual(now)
})

test('an order that is never charged is not waited for without end', async () => {
  expect(await bookedOrder(readings([]), { return_id: 7, amount: 20_000 }, 0)).toBeNull()
})
