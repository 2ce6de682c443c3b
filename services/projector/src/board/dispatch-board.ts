import { BOARD_CONSUMER } from '@deportivo/contracts/live/messages'
import { availableCardOf, type Card } from '@deportivo/contracts/dispatch/board'
import type { OrderSnapshot } from '@deportivo/contracts/events/order'
import { isPaymentProved, partToProve } from '@deportivo/lifecycle/order/facts'
import type { OrderType } from '@deportivo/lifecycle/order/kinds'
import { AVAILABLE_ROOM, isOnBoard, roomsOf } from '@deportivo/lifecycle/order/visibility'
import { findStateRow, type OrderState } from '@deportivo/lifecycle/order/states'
import { presentCity } from '@deportivo/lifecycle/places'
import { publishRows, type NewRoomRow } from '@deportivo/platform/live/room-log'
import type { Knex } from 'knex'
import { consumerOf } from '../engine/project.ts'
import type { Projection } from '../engine/projection.ts'
import type { Change } from '../engine/change.ts'

const paidToProve = ({ payments }: OrderSnapshot): number =>
  payments.reduce((sum, payment) => sum + partToProve(payment), 0)

/** The order as boards show it. */
function cardOf(order: OrderSnapshot): Card {
  return {
    id: order.id,
    version: order.version,
    // States are open strings in events; the process that shows them has the states of its release.
    state_id: order.state_id as OrderState,
    type_order: order.type_order as OrderType,
    state_entered_at: order.state_entered_at,
    client_name: order.client_name,
    city_id: order.city_id === null ? null : presentCity(order.city_id),
    city_name: order.city_name,
    seller_id: order.seller_id,
    seller_name: order.seller_name,
    auxiliary_user_id: order.auxiliary_user_id,
    auxiliary_name: order.auxiliary_name,
    payment_method: order.payment_method,
    is_ct: order.is_ct,
    is_local_delivery: order.is_local_delivery,
    payment_validated: order.payment_validated_at !== null,
    has_payment_support: order.has_payment_support,
    is_payment_proved: isPaymentProved({ ...order, paid_to_prove: paidToProve(order) }),
    has_guide: order.has_guide,
    stock_left: order.stock_left_at !== null,
    units: order.units,
    references: new Set(order.lines.map(({ product_id }) => product_id)).size,
    picked: order.picked_units,
    line_count: order.lines.length,
    total_value: order.total_value,
    total_balance: order.total_balance,
    newness: order.newness,
    carrier: order.carrier,
    guide_number: order.guide_number,
    created_at: order.created_at,
  }
}

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

/** The first of the delivered states; cleared when that step is undone. */
function deliveredAt(row: BoardRow | null, card: Card): BoardRow['delivered_at'] {
  if (!findStateRow(card.state_id)?.is_delivered) return null
  return row?.delivered_at ?? card.state_entered_at
}

export const dispatchBoard: Projection<BoardRow, 'order'> = {
  consumer: BOARD_CONSUMER,
  families: ['order'],
  table: 'dispatch_board',
  aggregate: 'order_id',
  key: ['order_id'],
  columns: ['version', 'state_id', 'is_on_board', 'rooms', 'auxiliary_user_id', 'delivered_at', 'card'],
  fold([row = null], { aggregate_version, payload: { order } }) {
    const card = cardOf(order)
    const isShown = isOnBoard(card)
    const after: BoardRow = {
      order_id: card.id,
      version: aggregate_version,
      state_id: card.state_id,
      is_on_board: isShown,
      rooms: roomsOf(card),
      auxiliary_user_id: card.auxiliary_user_id,
      delivered_at: deliveredAt(row, card),
      card: isShown ? card : null,
    }
    return [after]
  },
}

const shownIn = (row: BoardRow | null) => (row?.is_on_board ? row.rooms : [])

/** The card with the fields that members of a room may see. */
const seenIn = (room: string, card: Card | null) =>
  room === AVAILABLE_ROOM && card ? availableCardOf(card) : card

function roomRowsOf({ before, after, pos }: Change<BoardRow>): NewRoomRow[] {
  if (!after) return []
  const now = shownIn(after)
  const left = shownIn(before).filter((room) => !now.includes(room))
  const about = { key: after.order_id, pos }
  return [
    ...left.map((room): NewRoomRow => ({ ...about, room, op: 'remove', row: null })),
    ...now.map((room): NewRoomRow => ({ ...about, room, op: 'upsert', row: seenIn(room, after.card) })),
  ]
}

/** Publishes to each room which cards appeared, changed or left. */
const publishToRooms = (trx: Knex.Transaction, changes: readonly Change<BoardRow>[]): void =>
  publishRows(trx, changes.flatMap(roomRowsOf))

export const dispatchBoardConsumer = consumerOf(dispatchBoard, publishToRooms)
