import { BOARD_CONSUMER } from '@deportivo/contracts/live/messages'
import { readAsOf } from '@deportivo/platform/events/log/as-of'
import { startLoop, type Loop } from '@deportivo/platform/events/log/loop'
import { readRoomSeqs } from '@deportivo/platform/live/room-log'
import type { Deps } from '@deportivo/platform/service'
import { joinedRooms, type LiveNamespace } from '../sockets/sockets.ts'

const TICK_MS = 3_000

export interface Ticks extends Loop {
  /** Records that a delta up to `seq` was sent. */
  sent(room: string, seq: number): void
}

/**
 * Publishes each room's sequence number, so that a browser notices that it lost the last delta, and the time up to which
 * the board has all changes.
 */
export function startTicks(deps: Deps, namespace: LiveNamespace): Ticks {
  const sentSeqs = new Map<string, number>()
  let before: ReadonlyMap<string, number> = new Map()

  // The sequence read one tick ago has surely been sent; the newest may still be on its way.
  const seqOf = (room: string) => Math.max(sentSeqs.get(room) ?? 0, before.get(room) ?? 0)

  const loop = startLoop({
    everyMs: TICK_MS,
    async step() {
      const rooms = joinedRooms(namespace)
      if (rooms.length === 0) {
        before = new Map()
        return false
      }
      const as_of = (await readAsOf(deps.db, [BOARD_CONSUMER], deps.clock.now())).toISOString()
      for (const room of rooms) {
        const seq = seqOf(room)
        if (seq > 0) namespace.to(room).emit('board:tick', { room, seq, as_of })
      }
      before = await readRoomSeqs(deps.db, rooms)
      return false
    },
    onError: (err, waitMs) => deps.log.warn({ err, waitMs }, 'rooms could not be ticked'),
  })
  return {
    ...loop,
    sent: (room, seq) => void sentSeqs.set(room, seq),
  }
}
