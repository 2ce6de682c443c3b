import type { Knex } from 'knex'
import { prepared } from '../db/prepared.ts'
import { startLoop, type Loop } from '../events/log/loop.ts'
import type { Deps } from '../service.ts'
import type { RoomChange } from './room-log.ts'

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

/** Emits to a gateway every change of every room from now on, in order within a room. A room may skip what was pruned. */
export async function tailRooms(
  deps: Pick<Deps, 'db' | 'wake' | 'log'>,
  onChanges: OnChanges,
): Promise<Loop> {
  const emittedSeqs = await readSeqs(deps.db)

  async function emitNewer(): Promise<void> {
    const newer = await NEWER(deps.db, [[...emittedSeqs.keys()], [...emittedSeqs.values()]])
    for (const [room, changes] of groupByRoom(newer)) {
      emittedSeqs.set(room, changes.at(-1)?.seq ?? 0)
      onChanges(room, changes)
    }
  }

  const loop = startLoop({
    everyMs: () => deps.wake.fallbackMs(),
    async step() {
      await emitNewer()
      return false
    },
    onError: (err, waitMs) => deps.log.warn({ err, waitMs }, 'rooms could not be read'),
  })
  const stopListening = deps.wake.on('rooms', () => loop.wakeUp())
  return {
    wakeUp: () => loop.wakeUp(),
    async stop() {
      stopListening()
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
