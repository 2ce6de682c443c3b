import { BOARD_CONSUMER } from '@deportivo/contracts/live/messages'
import { availableCardOf, getBoard, type Card } from '@deportivo/contracts/dispatch/board'
import { availableRoomFor } from '@deportivo/lifecycle/order/visibility'
import { BOARD_COLUMNS } from '@deportivo/lifecycle/order/states'
import { prepared } from '@deportivo/platform/db/prepared'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { businessDay } from '@deportivo/platform/clock'
import { readAsOf } from '@deportivo/platform/events/log/as-of'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { readVersioned } from '@deportivo/platform/http/serve/read-versioned'
import { found } from '@deportivo/platform/http/serve/serve'
import { readRoomSeqs } from '@deportivo/platform/live/room-log'
import { readSnapshot } from '@deportivo/platform/live/room-snapshot'
import type { Deps, Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { ownRoom } from './own-room.ts'

const CARDS = `
  select card from read.dispatch_board where is_on_board and rooms @> array[?]
  order by card ->> 'state_entered_at', order_id`
const DELIVERED = prepared<{ count: number }>(
  'delivered today',
  `select count(*)::integer as count from read.dispatch_board
   where delivered_at >= ($1::date)::timestamp at time zone 'America/Bogota' and rooms @> array[$2]`,
)

async function readCards(trx: Knex.Transaction, room: string): Promise<Card[]> {
  const shown = await queryRows<{ card: Card }>(trx, CARDS, [room])
  return shown.map(({ card }) => card)
}

async function countDelivered(db: Knex, room: string, day: string): Promise<number> {
  const delivered = await DELIVERED(db, [day, room])
  return delivered[0]?.count ?? 0
}

const readCardsOf = (db: Knex, room: string) =>
  readSnapshot(db, { room, table: 'read.dispatch_board', read: (trx) => readCards(trx, room) })

/** The orders that the user may claim, without the fields that are hidden before the claim. */
async function readAvailable(db: Knex, room: string | null) {
  if (room === null) return null
  const { seq, rows } = await readCardsOf(db, room)
  return { room, sequence: seq, cards: rows.map(availableCardOf) }
}

interface Whose {
  room: string
  /** Of the orders that the user may claim; null where there is none. */
  available: string | null
}

const whoseBoard = (actor: Actor, settings: ReturnType<Deps['settings']['current']>): Whose => ({
  room: ownRoom(actor),
  available: availableRoomFor({ actor, settings }),
})

/** The user's board and the sequence from which live changes continue it. Oldest in their stage first. */
export const getBoardRoute: Routes = (app, deps) =>
  readVersioned(app, deps, getBoard, {
    async version({ actor, db }) {
      const settings = deps.settings.current()
      const now = deps.clock.now()
      // Before the rest, which includes what happens meanwhile.
      const as_of = await readAsOf(db, [BOARD_CONSUMER], now)
      const { room, available } = whoseBoard(actor, settings)
      // Every change of a card numbers its rooms anew; what was delivered may never have been a card.
      const [seqs, delivered] = await Promise.all([
        readRoomSeqs(db, available === null ? [room] : [room, available]),
        countDelivered(db, room, businessDay(now)),
      ])
      const version = JSON.stringify([...seqs, delivered, settings.version])
      return { key: `${room} ${available}`, version, as_of }
    },
    async read({ actor, db }, { as_of }) {
      const settings = deps.settings.current()
      const { room, available } = whoseBoard(actor, settings)
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
        // After the cards: one that has left them is counted.
        delivered_today: await countDelivered(db, room, businessDay(deps.clock.now())),
        available: await readAvailable(db, available),
      })
    },
  })
