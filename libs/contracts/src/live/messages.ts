import type { AvailableCard, Card, Claim } from '../dispatch/board.ts'
import type { Settings } from '../admin/settings.ts'

/** Namespaces of the live gateway. */
export const DISPATCH_NAMESPACE = '/dispatch'
export const REPORTS_NAMESPACE = '/reports'
export const NOTIFICATIONS_NAMESPACE = '/notifications'
export const STOCK_NAMESPACE = '/stock'

/** The consumer that makes the cards of dispatch boards. */
export const BOARD_CONSUMER = 'dispatch-board'

/** Rooms of the room log that only gateways follow: they forward what they receive there to the users concerned. */
export const REPORTS_CHANNEL = 'channel:reports'
export const FILES_CHANNEL = 'channel:files'
export const CLAIMS_CHANNEL = 'channel:claims'
export const VIEWERS_CHANNEL = 'channel:viewers'
export const NOTIFICATIONS_CHANNEL = 'channel:notifications'
export const STOCK_CHANNEL = 'channel:stock'
export const RETURNS_CHANNEL = 'channel:returns'
export const DATA_CHANNEL = 'channel:data'

/** The key of a change of the stock channel that concerns more products than are worth naming. */
export const MANY_PRODUCTS = 0

/** The state of an uploaded file. */
export interface FileUpdate {
  order_id: number
  attachment_id: number
  state: string
}

/** An order of which a return case began or changed. */
export interface ReturnChanged {
  order_id: number
}

/** The message of the reports channel: the consumer whose figures changed. */
export interface FiguresChanged {
  source: string
}

export interface ReportChanged {
  report: string
  as_of: string
}

/** Products with another stock, without their numbers: each browser reads those with its own permissions. */
export interface StockChanged {
  /** Null: any product. */
  product_ids: number[] | null
}

/** The rows of rooms: whole cards, or the few fields of an order to be claimed. */
export type RoomRow = Card | AvailableCard

export interface RoomChange<Row extends RoomRow = RoomRow> {
  seq: number
  op: 'upsert' | 'remove'
  id: number
  row: Row | null
}

/** The settings of a board for one user. */
export interface BoardSettings {
  version: number
  targets: Settings['stage_targets']
  business_hours: Settings['business_hours']
  /** The room of orders that this user may claim. */
  available_room: string | null
}

export interface Viewer {
  user_id: number
  name: string
  /** Card whose detail the user has open; null: the board itself. */
  order_id: number | null
}

/** The messages that the gateway sends. `room` is always one the socket joined. */
export interface ServerMessages {
  'board:delta': (message: { room: string; changes: RoomChange[] }) => void
  /** The room's newest sequence every 3 s, and the time up to which it has all changes: a lost last delta is noticed. */
  'board:tick': (message: { room: string; seq: number; as_of: string }) => void
  'board:viewers': (message: { viewers: Viewer[] }) => void
  'board:claims': (message: { claims: Claim[] }) => void
  'board:settings': (message: BoardSettings) => void
  'report:changed': (message: ReportChanged) => void
  'file:changed': (message: FileUpdate) => void
  /** What may be done with the order depends on its cases. */
  'return:changed': (message: ReturnChanged) => void
  /** Notifications of the user changed; the client refetches. */
  'notification:changed': () => void
  'stock:changed': (message: StockChanged) => void
  /** All data was replaced by other data: what a page shows may no longer exist. */
  'data:replaced': () => void
  /** The session ended: the socket closes after it. */
  'session:ended': (message: { reason: 'expired' | 'revoked' }) => void
}

export interface JoinReply<Row extends RoomRow = RoomRow> {
  ok: boolean
  /** The requested room is not, or no longer, the user's: without a named room, the server chooses. */
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
    reply: (message: JoinReply) => void,
  ) => void
  'board:viewing': (message: { order_id: number | null }) => void
}
