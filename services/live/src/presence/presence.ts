import { startLoop, type Loop } from '@deportivo/platform/events/log/loop'
import type { Deps } from '@deportivo/platform/service'
import { readClaims, type SeenClaim } from './claims.ts'
import { AVAILABLE_ROOM } from '@deportivo/lifecycle/order/visibility'
import { joinedRooms, type LiveNamespace, type LiveSocket } from '../sockets/sockets.ts'
import { readViewers, type SeenViewer } from './viewers.ts'

// Leases expire by time alone, without an event.
const LOOK_MS = 3_000

export interface Presence extends Loop {
  /** Sends the present viewers and claims to a newly joined socket, read anew. */
  greet(socket: LiveSocket): void
}

const viewersFor = (room: string, seen: readonly SeenViewer[]) =>
  seen
    .filter(({ rooms }) => rooms.includes(room))
    .map(({ user_id, name, order_id }) => ({ user_id, name, order_id }))

const claimsFor = (room: string, seen: readonly SeenClaim[]) =>
  seen.filter(({ rooms }) => rooms.includes(room)).map(({ claim }) => claim)

function greetAll(
  sockets: readonly LiveSocket[],
  viewers: readonly SeenViewer[],
  claims: readonly SeenClaim[],
): void {
  for (const socket of sockets) {
    const { room } = socket.data
    socket.emit('board:viewers', { viewers: viewersFor(room, viewers) })
    socket.emit('board:claims', { claims: claimsFor(room, claims) })
  }
}

/** Notifies each room of the viewers and claims of its cards when they change. */
export function startPresence(deps: Deps, namespace: LiveNamespace): Presence {
  let viewers: SeenViewer[] = []
  let claims: SeenClaim[] = []
  const lastSent = new Map<string, string>()
  /** Joined since the last read. */
  const joined = new Set<LiveSocket>()

  /** False: the room has it already. */
  function publish(room: string): boolean {
    const message = { viewers: viewersFor(room, viewers), claims: claimsFor(room, claims) }
    const serialized = JSON.stringify(message)
    if (lastSent.get(room) === serialized) return false
    lastSent.set(room, serialized)
    namespace.to(room).emit('board:viewers', { viewers: message.viewers })
    namespace.to(room).emit('board:claims', { claims: message.claims })
    return true
  }

  const loop = startLoop({
    everyMs: LOOK_MS,
    async step() {
      // Those that join during the read are greeted after the next one.
      const sockets = [...joined]
      // Orders to claim have no assistant yet, and their viewers are published in their own room.
      const rooms = joinedRooms(namespace).filter((room) => room !== AVAILABLE_ROOM)
      if (rooms.length === 0 && sockets.length === 0) return false
      viewers = await readViewers(deps.db)
      claims = await readClaims(deps.db, deps.clock.now())
      const published = rooms.filter(publish)
      sockets.forEach((socket) => joined.delete(socket))
      const others = sockets.filter(({ data }) => !published.includes(data.room))
      greetAll(others, viewers, claims)
      return false
    },
    onError: (err, waitMs) => deps.log.warn({ err, waitMs }, 'presence could not be read'),
  })

  return {
    ...loop,
    greet(socket) {
      joined.add(socket)
      loop.wakeUp()
    },
  }
}
