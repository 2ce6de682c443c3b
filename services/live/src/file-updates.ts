import type { FileUpdate, RoomChange } from '@deportivo/contracts/live/messages'
import { AVAILABLE_ROOM } from '@deportivo/lifecycle/order/visibility'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Deps } from '@deportivo/platform/service'
import type { Tables } from 'knex/types/tables.js'
import type { LiveNamespace } from './sockets/sockets.ts'

const ROOMS = 'select order_id, rooms from read.dispatch_board where order_id = any(?)'

/** Publishes the result of an uploaded file to the rooms of its order. */
export async function notifyFileChange(
  deps: Deps,
  dispatch: LiveNamespace,
  changes: readonly RoomChange[],
): Promise<void> {
  const orders = [...new Set(changes.map((change) => change.id))]
  const found = await queryRows<Pick<Tables['read.dispatch_board'], 'order_id' | 'rooms'>>(deps.db, ROOMS, [
    orders,
  ])
  const roomsOf = new Map(
    found.map(({ order_id, rooms }) => [order_id, rooms.filter((room) => room !== AVAILABLE_ROOM)]),
  )
  for (const { id, row } of changes) {
    const rooms = roomsOf.get(id)
    if (rooms && row) dispatch.to(rooms).emit('file:changed', row as unknown as FileUpdate)
  }
}
