import { BOARD_CONSUMER } from '@deportivo/contracts/live/messages'
import { availableCardOf, getBoard, type Card } from '@deportivo/contracts/dispatch/board'
import { availableRoomFor } from '@deportivo/lifecycle/order/visibility'
import { BOARD_COLUMNS } from '@deportivo/lifecycle/order/states'
import type { Asking } from '@deportivo/orders/order/refusals'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { businessDay } from '@deportivo/platform/clock'
import { readAsOf } from '@deportivo/platform/events/log/as-of'
import { found, read } from '@deportivo/platform/http/serve/serve'
import { readSnapshot } from '@deportivo/platform/live/room-snapshot'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { ownRoom } from './own-room.ts'

const CARDS = `
  select card from read.dispatch_board where is_on_board and rooms @> array[?]
  order by card ->> 'state_entered_at', order_id`
const DELIVERED = `
  select count(*)::integer as count from read.dispatch_board
  where delivered_at >= (?::date)::timestamp at time zone 'America/Bogota' and rooms @> array[?]`

async function readCards(trx: Knex.Transaction, room: string): Promise<Card[]> {
  const shown = await queryRows<{ card: Card }>(trx, CARDS, [room])
  return shown.map(({ card }) => card)
}

async function countDelivered(db: Knex, room: string, day: string): Promise<number> {
  const delivered = await queryRows<{ count: number }>(db, DELIVERED, [day, room])
  return delivered[0]?.count ?? 0
}

const readCardsOf = (db: Knex, room: string) =>
  readSnapshot(db, { room, table: 'read.dispatch_board', read: (trx) => readCards(trx, room) })

/** The orders that the user may claim, without the fields that are hidden before the claim. */
async function readAvailable(db: Knex, asking: Asking) {
  const room = availableRoomFor(asking)
  if (room === null) return null
  const { seq, rows } = await readCardsOf(db, room)
  return { room, sequence: seq, cards: rows.map(availableCardOf) }
}

/** The user's board and the sequence from which live changes continue it. Oldest in their stage first. */
export const getBoardRoute: Routes = (app, deps) =>
  read(app, deps, getBoard, async ({ actor, db }) => {
    const room = ownRoom(actor)
    const now = deps.clock.now()
    const settings = deps.settings.current()
    const as_of = await readAsOf(db, [BOARD_CONSUMER], now)
    const { seq, rows } = await readCardsOf(db, room)
    return found({
      room,
      sequence: seq,
      as_of,
      targets: settings.stage_targets,
      business_hours: settings.business_hours,
      settings_version: settings.version,
      columns: [...BOARD_COLUMNS],
      cards: rows,
      delivered_today: await countDelivered(db, room, businessDay(now)),
      available: await readAvailable(db, { actor, settings }),
    })
  })
