import type { Knex } from 'knex'
import { readRoom } from './room-log.ts'

export interface RoomSnapshot<Row> {
  seq: number
  rows: Row[]
}

export interface SnapshotSource<Row> {
  room: string
  /** The table with the room's rows; a rebuild may replace it at any time. */
  table: string
  read: (trx: Knex.Transaction) => Promise<Row[]>
}

/** A whole room and its sequence in one snapshot: changes after `seq` continue it without a gap. */
export async function readSnapshot<Row>(db: Knex, source: SnapshotSource<Row>): Promise<RoomSnapshot<Row>> {
  return db.transaction(
    async (trx) => {
      // Locked before the first read: a swap in between would read the new table with the old snapshot.
      await trx.raw('lock table ?? in access share mode', [source.table])
      const rows = await source.read(trx)
      const { seq } = await readRoom(trx, source.room, null)
      return { seq, rows }
    },
    { isolationLevel: 'repeatable read' },
  )
}
