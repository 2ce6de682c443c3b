import type { Order } from '@deportivo/contracts/orders/order'
import { act, renderHook, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { TextsProvider } from '../../../shared/language/texts.tsx'
import { startReplies } from '../../../shared/testing/start-replies.ts'
import { useCart } from './use-cart.ts'

const orderOf = (version: number, quantity: number) => {
  const line = { id: 31, quantity, unit_price: 1_000, price: quantity * 1_000, size_name: '39' }
  return { id: 7, version, state_id: 'pre_orden', products: [line], total_value: 0 } as unknown as Order
}

const STALE = 'Luz lo cambió.'

function useSale() {
  const [order, put] = useState(orderOf(1, 1))
  return { order, cart: useCart(order, put, () => undefined) }
}

it('quantities that were typed before a conflict was seen do not replace what another user typed', async () => {
  const sent: { quantity: number; version: number }[] = []
  const server = await startReplies(({ body }) => {
    const change = JSON.parse(body) as (typeof sent)[number]
    sent.push(change)
    if (change.version === 1)
      return { status: 409, body: { message: STALE, data: { ...orderOf(5, 8), by: 'Luz' } } }
    return { status: 200, body: { code: 200, data: orderOf(change.version + 1, change.quantity) } }
  })
  const { result } = renderHook(useSale, { wrapper: TextsProvider })
  const shown = () => result.current.order.products[0]?.quantity
  act(() => {
    result.current.cart.change(31, 2)
    result.current.cart.change(31, 3)
  })
  expect(shown()).toBe(3)
  await waitFor(() => expect(shown()).toBe(8))
  await waitFor(() => expect(result.current.cart.refusals).toEqual({ 31: STALE }))
  expect(sent.map(({ quantity }) => quantity)).toEqual([2])
  // The user has seen the order as it is now, and changes that.
  act(() => result.current.cart.change(31, 9))
  await waitFor(() => expect(result.current.order.version).toBe(6))
  expect(sent.at(-1)).toMatchObject({ quantity: 9, version: 5 })
  expect(shown()).toBe(9)
  await server.stop()
})
