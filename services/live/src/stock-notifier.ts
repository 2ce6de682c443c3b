import { MANY_PRODUCTS, type RoomChange, type StockChanged } from '@deportivo/contracts/live/messages'
import { atMostEvery } from './sockets/at-most.ts'
import { createRecent } from './sockets/recent.ts'
import type { LiveNamespace } from './sockets/sockets.ts'

// Each message makes every open size matrix read the named products again; longer is seen as a delay.
const NOTIFY_MS = 500
// More are no longer than the message that names none.
const MOST_NAMED = 200

export interface StockNotifier {
  notify(changes: readonly RoomChange[]): void
  stop(): void
}

const messageOf = (ids: ReadonlySet<number>): StockChanged => ({
  product_ids: ids.has(MANY_PRODUCTS) || ids.size > MOST_NAMED ? null : [...ids],
})

/**
 * Names the products whose stock changed: the first at once, those that follow closely in one message, and the latest to
 * each new socket.
 */
export function createStockNotifier(namespace: LiveNamespace): StockNotifier {
  let pending = new Set<number>()
  const recent = createRecent<number>()
  namespace.on('connection', (socket) => {
    const missed = recent.all()
    if (missed.length > 0) socket.emit('stock:changed', messageOf(new Set(missed)))
  })
  const limited = atMostEvery(NOTIFY_MS, () => {
    const ids = pending
    pending = new Set()
    namespace.emit('stock:changed', messageOf(ids))
  })
  return {
    notify(changes) {
      for (const { id } of changes) recent.add(id)
      if (namespace.sockets.size === 0) return
      for (const { id } of changes) pending.add(id)
      limited.ask()
    },
    stop: () => limited.stop(),
  }
}
