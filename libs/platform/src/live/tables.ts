export type RoomOp = 'upsert' | 'remove'

/** A change of a room, in the form in which it goes to browsers. */
export interface RoomChange<Row = unknown> {
  seq: number
  op: RoomOp
  id: number
  row: Row | null
}

export interface RoomRow {
  room: string
  /** The newest change. */
  seq: number
  /** Changes up to here are gone. */
  pruned_to: number
  /** Start of the server that wrote the newest change. */
  server_start: Date
}

export interface RoomLogRow {
  room: string
  room_seq: number
  op: RoomOp
  key: number
  row: unknown
  log_pos: number
  at: Date
}

declare module 'knex/types/tables.js' {
  interface Tables {
    'bus.rooms': RoomRow
    'bus.room_log': RoomLogRow
  }
}
