import type { Card, Claim } from './dispatch.ts'

/** Namespaces of the live gateway. */
export const DISPATCH_NAMESPACE = '/dispatch'
export const REPORTS_NAMESPACE = '/reports'

/**
 * Rooms of the room log that only gateways follow: what reaches them there, they pass on to whom it concerns.
 */
export const REPORTS_CHANNEL = 'channel:reports'
export const FILES_CHANNEL = 'channel:files'
export const CLAIMS_CHANNEL = 'channel:claims'
export const VIEWERS_CHANNEL = 'channel:viewers'

/** What became of an uploaded file. */
export interface FileNews {
  order_id: number
  attachment_id: number
  state: string
}

export interface RoomChange {
  seq: number
  op: 'upsert' | 'remove'
  id: number
  row: Card | null
}

export interface Viewer {
  user_id: number
  name: string
  /** Card whose detail the person has open; null: the board itself. */
  order_id: number | null
}

/** What the gateway may push, by message. `room` is always one the socket joined. */
export interface ServerMessages {
  'board:delta': (message: { room: string; changes: RoomChange[] }) => void
  /** The room's newest sequence every 3 s: a lost last delta is noticed. */
  'board:tick': (message: { room: string; seq: number }) => void
  'board:viewers': (message: { viewers: Viewer[] }) => void
  'board:claims': (message: { claims: Claim[] }) => void
  'report:changed': (message: { as_of: string }) => void
  'file:changed': (message: FileNews) => void
  /** The session ended: the socket closes after it. */
  'session:ended': (message: { reason: 'expired' | 'revoked' }) => void
}

export interface JoinReply {
  ok: boolean
  room?: string
  /** Present when `after` was too old or absent: the whole board at `seq`. */
  snapshot?: Card[]
  changes?: RoomChange[]
  seq?: number
}

export interface ClientMessages {
  'board:join': (
    message: { room?: string; after?: number | null },
    reply: (answer: JoinReply) => void,
  ) => void
  'board:viewing': (message: { order_id: number | null }) => void
}
