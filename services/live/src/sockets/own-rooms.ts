import type { RoomChange } from '@deportivo/contracts/live/messages'
import type { LiveNamespace } from './sockets.ts'

/** The room of one person's own windows, whatever they look at. */
export const ownRoom = (userId: number) => `person:${userId}`

/** Lets people's windows ask again; what is new, each asks with its own session. */
export function notifyUsers(people: LiveNamespace, changes: readonly RoomChange[]): void {
  for (const id of new Set(changes.map((change) => change.id)))
    people.to(ownRoom(id)).emit('notification:changed')
}
