import { returnEvents, type ReturnEvent } from '@deportivo/contracts/events/return'
import { RETURNS_CHANNEL } from '@deportivo/contracts/live/messages'
import { batchHandlers } from '@deportivo/platform/events/consumers/batch-handlers'
import { publishRows } from '@deportivo/platform/live/room-log'
import type { Consumer, LoggedEvent } from '@deportivo/platform/service'
import type { Knex } from 'knex'

/** Names the orders whose return cases changed, each once per batch. */
async function publishOrders(trx: Knex.Transaction, events: readonly LoggedEvent[]): Promise<void> {
  const orders = new Set(events.map(({ payload }) => (payload as ReturnEvent).return_case.order_id))
  const pos = Math.max(...events.map((event) => event.pos))
  publishRows(
    trx,
    [...orders].map((key) => ({ room: RETURNS_CHANNEL, op: 'upsert', key, row: null, pos })),
  )
}

export const returnUpdatesConsumer: Consumer = {
  name: 'return-updates',
  ...batchHandlers(returnEvents.types, publishOrders),
  committed: ({ wake }) => wake.notifyOthers('rooms'),
}
