import type { Knex } from 'knex'
import { readRoom } from './room-log.ts'

export interface RoomSnapshot<Row> {
  seq: number
  rows: Row[]
}

export interface SnapshotSource<Row> {
  room: string
  /** The table that holds the room's rows; a rebuild may put another one in its place at any time. */
  table: string
  read: (trx: Knex.Transaction) => Promise<Row[]>
}

/** A whole room and the sequence it stands at, as of one moment: changes after `seq` continue it without a gap. */
export async function readSnapshot<Row>(db: Knex, source: SnapshotSource<Row>): Promise<RoomSnapshot<Row>> {
  return db.transaction(
    async (trx) => {
      // Locked before the first look: a swap in between would show the new table with the old moment's eyes.
      await trx.raw('lock table ?? in access share mode', [source.table])
      const rows = await source.read(trx)
      const { seq } = await readRoom(trx, source.room, null)
      return { seq, rows }
    },
    { isolationLevel: 'repeatable read' },
  )
}
