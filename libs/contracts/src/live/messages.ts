import type { AvailableCard, Card, Claim } from '../dispatch/board.ts'
import type { Settings } from '../admin/settings.ts'

/** Namespaces of the live gateway. */
export const DISPATCH_NAMESPACE = '/dispatch'
export const REPORTS_NAMESPACE = '/reports'
export const NOTIFICATIONS_NAMESPACE = '/notifications'

/**
 * Rooms of the room log that only gateways follow: what reaches them there, they pass on to whom it concerns.
 */
export const REPORTS_CHANNEL = 'channel:reports'
export const FILES_CHANNEL = 'channel:files'
export const CLAIMS_CHANNEL = 'channel:claims'
export const VIEWERS_CHANNEL = 'channel:viewers'
export const NOTIFICATIONS_CHANNEL = 'channel:notifications'

/** What became of an uploaded file. */
export interface FileUpdate {
  order_id: number
  attachment_id: number
  state: string
}

/** What the reports channel holds: the consumer whose figures changed. */
export interface FiguresChanged {
  source: string
}

export interface ReportChanged {
  report: string
  as_of: string
}

/** What rooms hold: whole cards, or what an assistant may know of an order that they could take. */
export type RoomRow = Card | AvailableCard

export interface RoomChange<Row extends RoomRow = RoomRow> {
  seq: number
  op: 'upsert' | 'remove'
  id: number
  row: Row | null
}

/** The settings that a board follows, as they are for one person. */
export interface BoardSettings {
  version: number
  targets: Settings['stage_targets']
  business_hours: Settings['business_hours']
  /** The room of what this person may take for themself. */
  available_room: string | null
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
  'board:settings': (message: BoardSettings) => void
  'report:changed': (message: ReportChanged) => void
  'file:changed': (message: FileUpdate) => void
  /** Notifications of the user changed; the client refetches. */
  'notification:changed': () => void
  /** The session ended: the socket closes after it. */
  'session:ended': (message: { reason: 'expired' | 'revoked' }) => void
}

export interface JoinReply<Row extends RoomRow = RoomRow> {
  ok: boolean
  /** The room that was named isn't the asker's, or no longer: asked without naming one, the server chooses. */
  is_not_yours?: true
  room?: string
  /** Present when `after` was too old or absent: the whole board at `seq`. */
  snapshot?: Row[]
  changes?: RoomChange<Row>[]
  seq?: number
}

export interface ClientMessages {
  'board:join': (
    message: { room?: string; after?: number | null },
    reply: (answer: JoinReply) => void,
  ) => void
  'board:viewing': (message: { order_id: number | null }) => void
}
