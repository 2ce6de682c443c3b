import type { FileNews, RoomChange } from '@deportivo/contracts/live/messages'
import { readAsOf } from '@deportivo/platform/events/log/as-of'
import { AVAILABLE_ROOM } from '@deportivo/lifecycle/order/board-rooms'
import type { Deps } from '@deportivo/platform/service'
import { atMostEvery, type AtMost } from './sockets/at-most.ts'
import type { LiveNamespace } from './sockets/sockets.ts'

// A person reads no figure that changes faster, and every browser asks for the report again.
const REPORTS_MS = 1_000

/** Says that figures changed; what they are now, each browser asks with its own permissions. */
export function createReportNews(deps: Deps, reports: LiveNamespace): AtMost {
  async function tell(): Promise<void> {
    const asOf = await readAsOf(deps.db, 'sales-report', deps.clock.now())
    reports.emit('report:changed', { as_of: asOf.toISOString() })
  }
  return atMostEvery(REPORTS_MS, () => {
    tell().catch((err: unknown) => deps.log.warn({ err }, 'report news could not be told'))
  })
}

const ROOMS = 'select order_id, rooms from read.dispatch_board where order_id = any(?)'

/** Tells the rooms of an order what became of a file that was uploaded to it. */
export async function tellFiles(
  deps: Deps,
  dispatch: LiveNamespace,
  changes: readonly RoomChange[],
): Promise<void> {
  const orders = [...new Set(changes.map((change) => change.id))]
  const found = await deps.db.raw<{ rows: { order_id: number; rooms: string[] }[] }>(ROOMS, [orders])
  const roomsOf = new Map(
    found.rows.map(({ order_id, rooms }) => [order_id, rooms.filter((room) => room !== AVAILABLE_ROOM)]),
  )
  for (const { id, row } of changes) {
    const rooms = roomsOf.get(id)
    if (rooms && row) dispatch.to(rooms).emit('file:changed', row as unknown as FileNews)
  }
}
