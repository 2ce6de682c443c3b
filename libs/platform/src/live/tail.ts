import type { Knex } from 'knex'
import { prepared } from '../db/prepared.ts'
import { startLoop, type Loop } from '../events/log/loop.ts'
import type { Deps } from '../service.ts'
import { onCommitted } from './committed-changes.ts'
import type { RoomChange } from './tables.ts'

interface TailedChange extends RoomChange {
  room: string
}

export type OnChanges = (room: string, changes: RoomChange[]) => void

// Room by room along the key: as a join, the planner reads the whole log. A new room begins at 0.
const NEWER = prepared<TailedChange>(
  'rooms newer',
  `select r.room, l.seq, l.op, l.id, l.row
   from bus.rooms r
   left join unnest($1::text[], $2::bigint[]) as mine(room, seq) on mine.room = r.room
   cross join lateral (
     select room_seq as seq, op, key as id, row from bus.room_log
     where room = r.room and room_seq > coalesce(mine.seq, 0) order by room_seq limit 1000
   ) l
   where r.seq > coalesce(mine.seq, 0)
   order by r.room, l.seq`,
)

async function readSeqs(db: Knex): Promise<Map<string, number>> {
  const rooms = await db('bus.rooms').select('room', 'seq')
  return new Map(rooms.map(({ room, seq }) => [room, seq]))
}

/** Emits each change of a room once and in order, also when it is reported twice. */
function createEmitter(emittedSeqs: Map<string, number>, onChanges: OnChanges) {
  const newerThanEmitted = (room: string, changes: readonly RoomChange[]) =>
    changes.filter(({ seq }) => seq > (emittedSeqs.get(room) ?? 0))

  function emit(room: string, changes: RoomChange[]): void {
    const newest = changes.at(-1)
    if (!newest) return
    emittedSeqs.set(room, newest.seq)
    onChanges(room, changes)
  }

  return {
    /** A gap before them was pruned. */
    emitNewer: (room: string, changes: readonly RoomChange[]) => emit(room, newerThanEmitted(room, changes)),
    /** Emits nothing, and returns false, where changes before them are missing. */
    emitNext(room: string, changes: readonly RoomChange[]): boolean {
      const newer = newerThanEmitted(room, changes)
      const hasGap = newer[0] !== undefined && newer[0].seq !== (emittedSeqs.get(room) ?? 0) + 1
      if (!hasGap) emit(room, newer)
      return !hasGap
    },
  }
}

/**
 * Emits to a gateway every change of every room from now on, in order within a room. What this process committed is
 * not read; the room log has what others did, and fills gaps. A room may skip what was pruned.
 */
export async function tailRooms(
  deps: Pick<Deps, 'db' | 'wake' | 'log'>,
  onChanges: OnChanges,
): Promise<Loop> {
  const emittedSeqs = await readSeqs(deps.db)
  const emitter = createEmitter(emittedSeqs, onChanges)
  const loop = startLoop({
    everyMs: () => deps.wake.fallbackMs(),
    async step() {
      const newer = await NEWER(deps.db, [[...emittedSeqs.keys()], [...emittedSeqs.values()]])
      for (const [room, changes] of groupByRoom(newer)) emitter.emitNewer(room, changes)
      return false
    },
    onError: (err, waitMs) => deps.log.warn({ err, waitMs }, 'rooms could not be read'),
  })
  const stopListening = deps.wake.on('rooms', () => loop.wakeUp())
  const stopReceiving = onCommitted(deps.db, (committed) => {
    try {
      const areNext = committed?.map(({ room, changes }) => emitter.emitNext(room, changes)) ?? [false]
      // Transactions may be reported in another order than they were committed in, and other processes commit too.
      if (areNext.includes(false)) loop.wakeUp()
    } catch (err) {
      deps.log.warn({ err }, 'changes of rooms could not be sent')
    }
  })
  return {
    wakeUp: () => loop.wakeUp(),
    async stop() {
      stopListening()
      stopReceiving()
      await loop.stop()
    },
  }
}

function groupByRoom(changes: readonly TailedChange[]): Map<string, RoomChange[]> {
  const rooms = new Map<string, RoomChange[]>()
  for (const { room, ...change } of changes) {
    const group = rooms.get(room) ?? []
    group.push(change)
    rooms.set(room, group)
  }
  return rooms
}
