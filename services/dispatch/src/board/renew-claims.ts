import { batchHandlers } from '@deportivo/platform/events/consumers/batch-handlers'
import type { Consumer, LoggedEvent } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { renewClaims } from './claims.ts'

/** An actor's activity on an order. */
const activities = (events: readonly LoggedEvent[]) =>
  events
    .filter((event) => event.aggregate_type === 'order' && event.meta.actor_id !== null)
    .map(({ aggregate_id, meta, occurred_at }) => ({
      order_id: Number(aggregate_id),
      user_id: meta.actor_id,
      at: occurred_at,
    }))

const renew = (trx: Knex.Transaction, events: readonly LoggedEvent[]) => renewClaims(trx, activities(events))

/** Renews claims by activity, derived from the order's events, so that no step pays for it. */
export const renewClaimsByActivity: Consumer = {
  name: 'dispatch renews claims',
  ...batchHandlers(['order.*'], renew),
  committed: ({ wake }) => wake.notifyOthers('rooms'),
}
