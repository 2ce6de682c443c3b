import { VIEWERS_CHANNEL, type Viewer } from '@deportivo/contracts/live/messages'
import { AVAILABLE_ROOM } from '@deportivo/lifecycle/order/visibility'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { publishRow } from '@deportivo/platform/live/room-log'
import type { Knex } from 'knex'

// Three missed refreshes: a paused gateway must not lose its viewers, a dead one must not retain them.
export const REFRESH_MS = 20_000
const EXPIRED_BEFORE = "clock_timestamp() - interval '60 seconds'"

/** One browser window; a user may have several. */
export interface Window {
  id: string
  data: { room: string; actor: { id: number; name: string } }
}

const LOOKS = `
  insert into live.viewers (socket_id, user_id, name, room, order_id)
  select * from jsonb_to_recordset(?)
    as l(socket_id text, user_id integer, name text, room text, order_id integer)
  on conflict (socket_id) do update set order_id = excluded.order_id, seen_at = clock_timestamp()`
const IS_HERE = `
  insert into live.presence (user_id, last_seen_at)
  select user_id, now() from (select distinct unnest(?::integer[]) as user_id) people order by user_id
  on conflict (user_id) do update set last_seen_at = excluded.last_seen_at`

function publishViewersChanged(trx: Knex.Transaction): void {
  publishRow(trx, { room: VIEWERS_CHANNEL, op: 'upsert', key: 0, row: null, pos: 0 })
}

/** Stores what each window shows: a card, or the board as a whole. */
export async function storeViewers(
  db: Knex,
  looks: readonly (readonly [Window, number | null])[],
): Promise<void> {
  const rows = looks.map(([{ id, data }, order_id]) => ({
    socket_id: id,
    user_id: data.actor.id,
    name: data.actor.name,
    room: data.room,
    order_id,
  }))
  await db.transaction(async (trx) => {
    await trx.raw(LOOKS, [JSON.stringify(rows)])
    await trx.raw(IS_HERE, [rows.map(({ user_id }) => user_id)])
    publishViewersChanged(trx)
  })
}

/** Deletes closed sockets; the time of a user's last one is stored to expire their claims. */
export async function removeViewers(db: Knex, sockets: readonly Window[]): Promise<void> {
  const ids = sockets.map((socket) => socket.id)
  await db.transaction(async (trx) => {
    const gone = await trx('live.viewers').whereIn('socket_id', ids).delete()
    await trx.raw(IS_HERE, [sockets.map((socket) => socket.data.actor.id)])
    if (gone > 0) publishViewersChanged(trx)
  })
}

const REFRESH = 'update live.viewers set seen_at = clock_timestamp() where socket_id = any(?)'
const SWEEP = 'delete from live.viewers where seen_at < ' + EXPIRED_BEFORE

/** Refreshes the lease of these sockets and deletes the expired ones of dead gateways. */
export async function refreshViewers(db: Knex, sockets: readonly Window[]): Promise<void> {
  if (sockets.length > 0) {
    await db.raw(REFRESH, [sockets.map((socket) => socket.id)])
    await db.raw(IS_HERE, [sockets.map((socket) => socket.data.actor.id)])
  }
  await db.raw(SWEEP)
}

export interface SeenViewer extends Viewer {
  /** Rooms that may see this viewer. */
  rooms: string[]
}

// The card named by a browser is unchecked input: it counts only where the viewer's room contains the card.
const SEEN =
  `
  select distinct v.user_id, v.name, v.order_id,
    case when v.order_id is null then array[v.room, 'dispatch:all'] else coalesce(b.rooms, '{}') end as rooms
  from live.viewers v
  left join read.dispatch_board b on b.order_id = v.order_id
    and (b.rooms @> array[v.room] or (b.rooms @> array['${AVAILABLE_ROOM}'] and v.room like 'dispatch:aux:%'))
  where v.seen_at > ` +
  EXPIRED_BEFORE +
  ' order by v.name, v.user_id, v.order_id'

/** All viewers, of every gateway. */
export async function readViewers(db: Knex): Promise<SeenViewer[]> {
  return queryRows<SeenViewer>(db, SEEN)
}
