import { orderEvent, type GivenOrder } from '@deportivo/testkit/events'
import { expect, test } from 'vitest'
import type { CartFact } from './cart-fact.ts'
import { cartsReport } from './carts-report.ts'

interface Happened {
  type?: string
  short?: number
  note?: string
}

/** The cart after some changes of its order, of which each is the whole order then. */
function after(...changes: (GivenOrder & Happened)[]): CartFact | undefined {
  let rows: readonly CartFact[] = []
  for (const [at, { type, short, note = null, ...given }] of changes.entries()) {
    const event = orderEvent({ version: at + 1, ...given }, type)
    const change = { ...event.payload.change, note, ...(short !== undefined && { short_units: short }) }
    rows = cartsReport.fold(rows, { ...event, payload: { ...event.payload, change } })
  }
  return rows[0]
}

const BEGUN = { state_id: 'pre_orden', type: 'order.created' }
const EXPIRED = { state_id: 'pre_orden', has_expired_holds: true, type: 'order.holds_expired' }
const SOLD = { state_id: 'validating_payment', type: 'order.checked_out' }
const CANCELLED = { state_id: 'cancelled', type: 'order.cancelled', note: 'No le gustó' }

test('a cart is open until it is checked out, over the counter too, however long it is reserved', () => {
  expect(after(BEGUN)?.outcome).toBe('open')
  expect(after(BEGUN, { state_id: 'reserved' })?.outcome).toBe('open')
  expect(after(BEGUN, SOLD)?.outcome).toBe('checked_out')
  expect(after(BEGUN, { state_id: 'sold_local' })?.outcome).toBe('checked_out')
})

test('a cart whose units were released by time is expired, until they are held again', () => {
  expect(after(BEGUN, EXPIRED)?.outcome).toBe('expired')
  expect(after(BEGUN, EXPIRED, { state_id: 'reserved' })?.outcome).toBe('open')
  expect(after(BEGUN, EXPIRED, SOLD)?.outcome).toBe('checked_out')
})

test('a cancelled cart has the reason that was given, or that its units were gone', () => {
  expect(after(BEGUN, CANCELLED)).toMatchObject({ outcome: 'cancelled', note: 'No le gustó' })
  expect(after(BEGUN, EXPIRED, { ...CANCELLED, short: 1 })).toMatchObject({ outcome: 'short_stock' })
  expect(after(BEGUN, EXPIRED, CANCELLED)?.outcome).toBe('cancelled')
})

test('a change after the cancelling leaves its reason, and its note', () => {
  const file = { state_id: 'cancelled', type: 'order.attachment_added' }
  const cart = after(BEGUN, EXPIRED, { ...CANCELLED, short: 2 }, file)
  expect(cart).toMatchObject({ outcome: 'short_stock', note: 'No le gustó', version: 4 })
})

test('an undone step leaves no trace: not of a cancelling, nor of a checkout', () => {
  const undone = { state_id: 'pre_orden', type: 'order.step_undone' }
  expect(after(BEGUN, CANCELLED, undone)).toMatchObject({ outcome: 'open', note: null })
  expect(after(BEGUN, SOLD, undone)?.outcome).toBe('open')
  expect(after(BEGUN, EXPIRED, CANCELLED, { ...undone, has_expired_holds: true })?.outcome).toBe('expired')
})

test('a sale that is cancelled was sold, and one whose payment was rejected is a cart again', () => {
  expect(after(BEGUN, SOLD, CANCELLED)?.outcome).toBe('checked_out')
  const rejected = { state_id: 'pre_orden', type: 'order.payment_rejected' }
  expect(after(BEGUN, SOLD, rejected)?.outcome).toBe('open')
  expect(after(BEGUN, SOLD, rejected, CANCELLED)?.outcome).toBe('cancelled')
})

test('goods on their way to a seller are no cart', () => {
  expect(after({ state_id: 'reserved_by_seller', type_order: 'seller' })).toBeUndefined()
})
