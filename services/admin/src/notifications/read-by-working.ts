import type { OrderEvent } from '@deportivo/contracts/events/order'
import { prepared } from '@deportivo/platform/db/prepared'
import type { LoggedEvent } from '@deportivo/platform/service'
import type { Knex } from 'knex'

const READ = prepared<{ user_id: number }>(
  'notifications read by working',
  `update admin.notifications n set read_at = clock_timestamp()
   from jsonb_to_recordset($1::jsonb) as done(order_id integer, user_id integer, at timestamptz)
   where n.order_id = done.order_id and n.user_id = done.user_id and n.at <= done.at and n.read_at is null
   returning n.user_id`,
)

/**
 * A user who acts on an order has read its earlier notifications. Derived from events, so that no step waits for it;
 * returns the users whose unread count fell.
 */
export async function readByWorking(
  trx: Knex.Transaction,
  events: readonly LoggedEvent[],
): Promise<number[]> {
  const done = events
    .filter(({ aggregate_type, meta }) => aggregate_type === 'order' && meta.actor_id !== null)
    .map(({ payload, meta, occurred_at }) => ({
      order_id: (payload as OrderEvent).order.id,
      user_id: meta.actor_id,
      at: occurred_at,
    }))
  if (done.length === 0) return []
  const read = await READ(trx, [JSON.stringify(done)])
  return read.map(({ user_id }) => user_id)
}
