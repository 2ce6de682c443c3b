import { availableCardOf, type Card } from '@deportivo/contracts/dispatch/board'
import type { RoomChange, RoomRow } from '@deportivo/contracts/live/messages'
import { AVAILABLE_ROOM } from '@deportivo/lifecycle/order/visibility'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { readRoom } from '@deportivo/platform/live/room-log'
import { createSharedReads } from '@deportivo/platform/shared-reads'
import { readSnapshot } from '@deportivo/platform/live/room-snapshot'
import type { Knex } from 'knex'

const CARDS = 'select card from read.dispatch_board where is_on_board and rooms @> array[?] order by order_id'

export type BoardReading = { seq: number } & ({ changes: RoomChange[] } | { snapshot: RoomRow[] })
export type BoardReader = (room: string, after: number | null) => Promise<BoardReading>

async function readWhole(db: Knex, room: string): Promise<BoardReading> {
  const { seq, rows } = await readSnapshot(db, {
    room,
    table: 'read.dispatch_board',
    async read(trx) {
      const shown = await queryRows<{ card: Card }>(trx, CARDS, [room])
      return shown.map(({ card }) => (room === AVAILABLE_ROOM ? availableCardOf(card) : card))
    },
  })
  return { seq, snapshot: rows }
}

/** What a browser at `after` lacks: the changes since, or the whole room when those are already pruned. */
export function createBoardReader(db: Knex): BoardReader {
  const reads = createSharedReads<BoardReading>()
  const wholeBoard = (room: string) => reads(room, () => readWhole(db, room))
  return async (room, after) => {
    if (after === null) return wholeBoard(room)
    const { seq, changes } = await readRoom<RoomRow>(db, room, after)
    return changes ? { seq, changes } : wholeBoard(room)
  }
}
