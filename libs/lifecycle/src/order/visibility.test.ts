import { expect, it } from 'vitest'
import { AVAILABLE_ROOM, availableRoomFor, isOnBoard, roomFor, roomsOf } from './visibility.ts'
import { BOARD_COLUMNS, ORDER_STATES } from './states.ts'
import { POLICY } from '../policy.ts'
import { PROFILE_IDS } from '../profiles.ts'

it('an order is on the board in the board columns only, and cash on delivery until its money is proved', () => {
  const shown = (is_ct: boolean) => ORDER_STATES.filter((state_id) => isOnBoard({ state_id, is_ct }))
  expect(shown(false)).toEqual([...BOARD_COLUMNS])
  expect(shown(true)).toEqual([...BOARD_COLUMNS, 'delivered_customer', 'full_payment_ct'])
})

it('an order is visible in the whole board, to its assistant and to its seller', () => {
  const order = { state_id: 'packing_up', is_ct: false, seller_id: 3, payment_validated: true } as const
  expect(roomsOf({ ...order, auxiliary_user_id: 7 })).toEqual(['dispatch:all', 'dispatch:aux:7', 'seller:3'])
  expect(roomsOf({ ...order, auxiliary_user_id: null })).toEqual(['dispatch:all', 'seller:3'])
})

it('assistants and sellers see their own room, all other readers of orders the whole board', () => {
  const rooms = Object.fromEntries(PROFILE_IDS.map((id) => [id, roomFor(POLICY[id]['read orders'], 5)]))
  expect(rooms).toMatchObject({
    two: 'dispatch:all',
    head_dispatch: 'dispatch:all',
    online_seller_admin: 'dispatch:all',
    dispatch_assistant: 'dispatch:aux:5',
    online_seller: 'seller:5',
    local_seller: 'seller:5',
  })
  expect(roomFor(undefined, 5)).toBeNull()
})

it('a paid, unassigned order waits where assistants may claim it, and nowhere else', () => {
  const paid = {
    state_id: 'validating_payment',
    is_ct: false,
    seller_id: 3,
    payment_validated: true,
  } as const
  const waits = (order: Parameters<typeof roomsOf>[0]) => roomsOf(order).includes(AVAILABLE_ROOM)
  expect(waits({ ...paid, auxiliary_user_id: null })).toBe(true)
  expect(waits({ ...paid, auxiliary_user_id: null, payment_validated: false })).toBe(false)
  expect(waits({ ...paid, auxiliary_user_id: 7 })).toBe(false)
  expect(waits({ ...paid, auxiliary_user_id: null, state_id: 'packing_up' })).toBe(false)
})

it('only assistants claim orders, and only where the company allows it', () => {
  const rooms = (self_claim: boolean) =>
    PROFILE_IDS.filter(
      (id) =>
        availableRoomFor({ actor: { id: 5, profile: id, grants: POLICY[id] }, settings: { self_claim } }) !==
        null,
    )
  expect(rooms(true)).toEqual(['dispatch_assistant'])
  expect(rooms(false)).toEqual([])
})
