import type { OrderEvent } from '@deportivo/contracts/events/order'
import { appendEvent } from '@deportivo/platform/events/outbox/append'
import { eventMeta } from '@deportivo/platform/events/outbox/event-meta'
import type { Knex } from 'knex'
import { cardOf, type OrderRecord } from './order-record.ts'
import type { Hand } from './hand.ts'

export interface Announcement {
  type: string
  step: string | null
  note: string | null
  before: OrderRecord
  after: OrderRecord
  lines: EventLine[]
}

export type EventLine = OrderEvent['lines'][number]

/** Tells everybody, in the transaction of the change: the event carries the order as it is now. */
export async function announce(
  trx: Knex.Transaction,
  { type, step, note, before, after, lines }: Announcement,
  hand: Hand,
): Promise<void> {
  const payload: OrderEvent = {
    step,
    from: before.state_id,
    note,
    card: cardOf(after, new Set(lines.map((line) => line.product_id)).size),
    client_id: after.client_id,
    profile_id: after.profile_id,
    previous_auxiliary_id: before.auxiliary_user_id,
    checked_out_at: after.checked_out_at?.toISOString() ?? null,
    stock_left_at: after.stock_left_at?.toISOString() ?? null,
    lines,
    paid: after.paid,
  }
  await appendEvent(trx, 'order', {
    aggregate_id: String(after.id),
    aggregate_version: after.version,
    type,
    payload,
    occurred_at: hand.now,
    meta: eventMeta(hand.actor, hand.requestId),
  })
}
