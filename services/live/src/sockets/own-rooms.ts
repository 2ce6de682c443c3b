import type { RoomChange } from '@deportivo/contracts/live/messages'
import type { LiveNamespace } from './sockets.ts'

/** The room of all windows of one user. */
export const ownRoom = (userId: number) => `person:${userId}`

/** Makes the windows of these users fetch their notifications again, each with its own session. */
export function notifyUsers(people: LiveNamespace, changes: readonly RoomChange[]): void {
  for (const id of new Set(changes.map((change) => change.id)))
    people.to(ownRoom(id)).emit('notification:changed')
}
