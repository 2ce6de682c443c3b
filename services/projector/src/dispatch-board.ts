import { availableCardOf, type Card } from '@deportivo/contracts/dispatch/board'
import { AVAILABLE_ROOM, isOnBoard, roomsOf } from '@deportivo/lifecycle/order/board-rooms'
import type { OrderState } from '@deportivo/lifecycle/order/states'
import { preparedPer } from '@deportivo/platform/db/prepared'
import { publishRows, type NewRoomRow } from '@deportivo/platform/live/room-log'
import type { Knex } from 'knex'
import { consumerOf, type Change, type Projection } from './project.ts'

/** A row of read.dispatch_board. */
export interface BoardRow {
  order_id: number
  version: number
  state_id: OrderState
  is_on_board: boolean
  rooms: string[]
  auxiliary_user_id: number | null
  delivered_at: string | Date | null
  /** Only while it is on the board: a million delivered orders need none. */
  card: Card | null
}

const DELIVERED: readonly OrderState[] = [
  'delivered_local',
  'delivered_customer',
  'full_payment_ct',
  'file_payment_ct_sale',
]

/** When the goods reached somebody: the first of the delivered states, and nothing after an undo of it. */
function deliveredAt(row: BoardRow | null, card: Card): BoardRow['delivered_at'] {
  if (!DELIVERED.includes(card.state_id)) return null
  return row?.delivered_at ?? card.state_entered_at
}

export const dispatchBoard: Projection<BoardRow> = {
  consumer: 'dispatch-board',
  table: 'dispatch_board',
  fold(row, { aggregate_version, payload: { card } }) {
    const isShown = isOnBoard(card)
    return {
      order_id: card.id,
      version: aggregate_version,
      state_id: card.state_id,
      is_on_board: isShown,
      rooms: roomsOf(card),
      auxiliary_user_id: card.auxiliary_user_id,
      delivered_at: deliveredAt(row, card),
      card: isShown ? card : null,
    }
  },
  upsert: preparedPer(
    'dispatch-board written to',
    (table) => `
    insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb)
    on conflict (order_id) do update set
      (version, state_id, is_on_board, rooms, auxiliary_user_id, delivered_at, card)
      = (excluded.version, excluded.state_id, excluded.is_on_board, excluded.rooms, excluded.auxiliary_user_id,
         excluded.delivered_at, excluded.card)`,
  ),
}

const shownIn = (row: BoardRow | null) => (row?.is_on_board ? row.rooms : [])

/** A card as the people of a room may see it. */
const seenIn = (room: string, card: Card | null) =>
  room === AVAILABLE_ROOM && card ? availableCardOf(card) : card

function roomRowsOf({ before, after, pos }: Change<BoardRow>): NewRoomRow[] {
  const now = shownIn(after)
  const left = shownIn(before).filter((room) => !now.includes(room))
  const about = { key: after.order_id, pos }
  return [
    ...left.map((room): NewRoomRow => ({ ...about, room, op: 'remove', row: null })),
    ...now.map((room): NewRoomRow => ({ ...about, room, op: 'upsert', row: seenIn(room, after.card) })),
  ]
}

/** Tells each room what appeared, changed or left there. */
const tellRooms = (trx: Knex.Transaction, changes: readonly Change<BoardRow>[]): Promise<void> =>
  publishRows(trx, changes.flatMap(roomRowsOf))

export const dispatchBoardConsumer = consumerOf(dispatchBoard, tellRooms)
