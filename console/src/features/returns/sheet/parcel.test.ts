import type { GroupMember, ReturnCase } from '@deportivo/contracts/returns/case'
import { expect, test } from 'vitest'
import { parcelOf } from './parcel.ts'

const NEW_PAIR = { product_name: 'Zancada Azul', size_name: '41', quantity: 1 } as ReturnCase['replacement']

const member = (id: number, { state_id: state = 'return_pending', ...more }: Partial<GroupMember>) =>
  ({
    id,
    state_id: state,
    product_name: 'Zancada',
    size_name: '40',
    quantity: 1,
    replacement: null,
    guide_number: null,
    entrance_store: state === 'return_pending' ? null : 2,
    ...more,
  }) as GroupMember

/** The case as its own page has it, among those of its request. */
const caseOf = (own: GroupMember, group: GroupMember[] = []) => {
  const { product_name, size_name, ...facts } = own
  return { ...facts, sale_product: { product_name, size_name }, group } as unknown as ReturnCase
}

const idsOf = (one: ReturnCase) => parcelOf(one)?.items.map(({ id }) => id)

test('goods that the client still has travel to the shop, a held replacement to the client', () => {
  expect(parcelOf(caseOf(member(1, {})))).toEqual({
    way: 'in',
    items: [{ id: 1, product_name: 'Zancada', size_name: '40', quantity: 1 }],
  })
  for (const state_id of ['available_to_enlisting', 'return_enlisting'] as const)
    expect(parcelOf(caseOf(member(1, { state_id, replacement: NEW_PAIR })))).toEqual({
      way: 'out',
      items: [{ id: 1, ...NEW_PAIR }],
    })
})

test('what was received, settled by a voucher, cancelled or handed over has no parcel', () => {
  const none = [
    member(1, { state_id: 'return_received_store' }),
    member(1, { state_id: 'return_voucher' }),
    member(1, { state_id: 'return_cancelled', replacement: NEW_PAIR }),
    member(1, { state_id: 'return_delivered', replacement: NEW_PAIR }),
  ]
  expect(none.map((one) => parcelOf(caseOf(one)))).toEqual([null, null, null, null])
})

test('cases of a request that go the same way, or under the same waybill, are one parcel', () => {
  const held = { state_id: 'return_enlisting', replacement: NEW_PAIR } as const
  const sent = { state_id: 'return_delivered', replacement: NEW_PAIR, guide_number: '9990001' } as const
  const group = [
    member(1, held),
    member(2, held),
    member(3, {}),
    member(4, { state_id: 'return_voucher' }),
    member(5, sent),
    member(6, { ...sent, guide_number: '9990002' }),
    member(7, sent),
  ]
  const of = (index: number) => idsOf(caseOf(group[index] ?? member(0, {}), group))
  expect([of(0), of(2), of(3), of(4), of(5)]).toEqual([[1, 2], [3], undefined, [5, 7], [6]])
})
