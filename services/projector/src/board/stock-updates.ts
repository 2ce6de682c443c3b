import type { StockEvent } from '@deportivo/contracts/events/stock'
import { MANY_PRODUCTS, STOCK_CHANNEL } from '@deportivo/contracts/live/messages'
import { batchHandlers } from '@deportivo/platform/events/consumers/batch-handlers'
import { publishRows } from '@deportivo/platform/live/room-log'
import type { Consumer, LoggedEvent } from '@deportivo/platform/service'
import type { Knex } from 'knex'

// An import changes thousands: browsers then read what they show, and the room log stays short.
const MOST_NAMED = 50

/** Names the products whose stock changed, each once per batch. */
async function publishStock(trx: Knex.Transaction, events: readonly LoggedEvent[]): Promise<void> {
  const products = new Set(events.map(({ payload }) => (payload as StockEvent).product_id))
  const keys = products.size > MOST_NAMED ? [MANY_PRODUCTS] : [...products]
  const pos = Math.max(...events.map((event) => event.pos))
  publishRows(
    trx,
    keys.map((key) => ({ room: STOCK_CHANNEL, op: 'upsert', key, row: null, pos })),
  )
}

export const stockUpdatesConsumer: Consumer = {
  name: 'stock-updates',
  ...batchHandlers(['stock.changed'], publishStock),
  committed: ({ wake }) => wake.notifyOthers('rooms'),
}
