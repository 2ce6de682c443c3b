import { expect, it } from 'vitest'
import { createOwnDeliveries, notCounted } from './own-deliveries.ts'

const at = (second: number) => `2026-11-18T15:00:0${second}.000Z`
const packed = { state_id: 'packing_up' } as const
const delivered = { id: 1, state_id: 'delivered_customer', updated_at: at(2) } as const

it('an own delivery counts until the server’s count has it, and so does its undoing', () => {
  const { all, note } = createOwnDeliveries()
  note(delivered, packed)
  expect([at(1), at(2)].map((as_of) => notCounted(all.get(), as_of))).toEqual([1, 0])
  note({ id: 1, ...packed, updated_at: at(4) })
  expect([at(1), at(3), at(4)].map((as_of) => notCounted(all.get(), as_of))).toEqual([0, -1, 0])
})

it('a step of an order that was delivered before, or is not yet, counts nothing', () => {
  const { all, note } = createOwnDeliveries()
  note(delivered, { state_id: 'delivered_local' })
  note({ id: 2, ...packed, updated_at: at(2) }, { state_id: 'getting_ready' })
  note({ id: 3, state_id: 'full_payment_ct', updated_at: at(2) })
  expect(all.get()).toEqual([])
})
