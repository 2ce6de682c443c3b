import type { FileUpdate, RoomChange } from '@deportivo/contracts/live/messages'
import { AVAILABLE_ROOM } from '@deportivo/lifecycle/order/visibility'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Deps } from '@deportivo/platform/service'
import type { Tables } from 'knex/types/tables.js'
import type { LiveNamespace } from './sockets/sockets.ts'

const ROOMS = 'select order_id, rooms from read.dispatch_board where order_id = any(?)'

/** Calls `emit` with the rooms of each changed order, which are those of the users who see it. */
async function toRooms(
  deps: Deps,
  changes: readonly RoomChange[],
  emit: (rooms: string[], change: RoomChange) => void,
): Promise<void> {
  const orders = [...new Set(changes.map((change) => change.id))]
  const found = await queryRows<Pick<Tables['read.dispatch_board'], 'order_id' | 'rooms'>>(deps.db, ROOMS, [
    orders,
  ])
  const roomsOf = new Map(
    found.map(({ order_id, rooms }) => [order_id, rooms.filter((room) => room !== AVAILABLE_ROOM)]),
  )
  for (const change of changes) {
    const rooms = roomsOf.get(change.id) ?? []
    // To no room would be to every socket.
    if (rooms.length > 0) emit(rooms, change)
  }
}

/** Publishes the result of an uploaded file to the rooms of its order. */
export const notifyFileChange = (deps: Deps, dispatch: LiveNamespace, changes: readonly RoomChange[]) =>
  toRooms(deps, changes, (rooms, { row }) => {
    if (row) dispatch.to(rooms).emit('file:changed', row as unknown as FileUpdate)
  })

/** Publishes that an order's return cases changed to the rooms of the order. */
export const notifyReturnChange = (deps: Deps, dispatch: LiveNamespace, changes: readonly RoomChange[]) =>
  toRooms(deps, changes, (rooms, { id }) => {
    dispatch.to(rooms).emit('return:changed', { order_id: id })
  })
