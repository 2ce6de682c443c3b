import type { GroupMember } from '@deportivo/contracts/returns/case'
import { expect, test } from 'vitest'
import { membersFor, recognisedOf } from './members.ts'

const one = (line_id: number, unit_price: number, exchange_rate: number | null) => ({
  line_id,
  unit_price,
  exchange_rate,
  quantity: 1,
})

test('what is recognised of a line is rounded once, whatever cases it lies in', () => {
  expect(recognisedOf([one(5, 190_001, 50), one(5, 190_001, 50), one(5, 190_001, 50)], null)).toBe(285_002)
  expect(recognisedOf([one(5, 190_001, 50), one(6, 190_001, 50)], null)).toBe(190_002)
})

test('the chosen rate is that of the cases that have none', () => {
  expect(recognisedOf([one(5, 100_000, 50), one(6, 100_000, null)], 80)).toBe(130_000)
})

test('a step is taken by the cases that are in a state of it', () => {
  const states = ['return_pending', 'return_received_store', 'returned_to_store', 'return_voucher'] as const
  const group = states.map((state_id, id) => ({ id, state_id }) as GroupMember)
  const idsFor = (step: 'voucher' | 'received_in_store' | 'cancel') =>
    membersFor({ group }, step).map(({ id }) => id)
  expect([idsFor('voucher'), idsFor('received_in_store'), idsFor('cancel')]).toEqual([[1, 2], [0], [0, 1, 2]])
})
