import type { Order } from '@deportivo/contracts/orders/order'
import { getOrder } from '@deportivo/contracts/orders/orders'
import { snapshotOf } from '@deportivo/orders/order/order-event'
import { changedOrders } from '@deportivo/orders/order/whole-order'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'

// A job examines files meanwhile, and the time for an undo passes.
const PASSING = ['attachments', 'payment_support', 'support_guide', 'ct_payment_support', 'undo_until']

/** Reply and event of a change are computed from what was read before it: both are the order as it is read now. */
export async function expectAsRead(
  app: TestApp,
  who: Parameters<TestApp['ok']>[0],
  reply: Order,
): Promise<void> {
  const replied = Object.fromEntries(Object.entries(reply).filter(([field]) => !PASSING.includes(field)))
  await app.settled()
  const found: Order = await app.ok(who, getOrder, { params: { id: reply.id } })
  expect(found, 'the reply').toMatchObject(replied)
  const event = await app
    .db('bus.event_log')
    .where({ aggregate_type: 'order', aggregate_id: String(reply.id), aggregate_version: reply.version })
    .first('payload')
  const [present] = await changedOrders(app.db, [reply.id])
  expect(event?.payload, 'the event').toMatchObject({ order: present && snapshotOf(present) })
}
