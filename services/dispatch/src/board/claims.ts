import type { Claim } from '@deportivo/contracts/dispatch/board'
import { CLAIMS_CHANNEL } from '@deportivo/contracts/live/messages'
import { wallTime } from '@deportivo/platform/clock'
import { prepared } from '@deportivo/platform/db/prepared'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { Refused } from '@deportivo/platform/http/refused'
import { publishRow } from '@deportivo/platform/live/room-log'
import type { Knex } from 'knex'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { ClaimRow } from '../tables.ts'

/** Shorter, and a user interrupted by a call loses the card; longer, and an abandoned claim blocks the others. */
const LEASE_MS = 5 * 60_000

const claimOf = (row: ClaimRow): Claim => ({
  ...row,
  since: row.since.toISOString(),
  until: row.until.toISOString(),
})

export interface ClaimInput {
  order_id: number
  actor: Actor
  now: Date
  /** Also released by a user who still has it. */
  take_over: boolean
}

// One statement decides: of two who claim at once the second sees the first one's row and gets nothing.
const CLAIM = `
  insert into dispatch.claims (order_id, user_id, name, since, until)
  values (:order_id, :user_id, :name, :now, :until)
  on conflict (order_id) do update set
    since = case when claims.user_id = excluded.user_id and claims.until > :now then claims.since else :now end,
    user_id = excluded.user_id, name = excluded.name, until = excluded.until
  where claims.user_id = excluded.user_id or claims.until <= :now or :take_over
  returning *`

function lostTo(holder: ClaimRow): Refused {
  return new Refused({
    kind: 'stale',
    key: 'dispatch.claim_lost',
    values: { name: holder.name, at: wallTime(holder.since) },
    data: claimOf(holder),
  })
}

async function holderOf(trx: Knex.Transaction, orderId: number): Promise<ClaimRow | undefined> {
  return trx('dispatch.claims').where({ order_id: orderId }).first()
}

/** Whether the user has a valid claim of the card. */
export async function isHeldBy(
  trx: Knex.Transaction,
  orderId: number,
  { actor, now }: Pick<ClaimInput, 'actor' | 'now'>,
): Promise<boolean> {
  const holder = await holderOf(trx, orderId)
  return holder?.user_id === actor.id && holder.until > now
}

/** Claims or renews a card; refuses, naming the holder, while another user has it. */
export async function claim(trx: Knex.Transaction, input: ClaimInput): Promise<Claim> {
  const { order_id, actor, now, take_over } = input
  const until = new Date(now.getTime() + LEASE_MS)
  const taken = await queryRows<ClaimRow>(trx, CLAIM, {
    order_id,
    now,
    until,
    take_over,
    user_id: actor.id,
    name: actor.name,
  })
  const row = taken[0]
  if (row) {
    publishClaim(trx, claimOf(row))
    return claimOf(row)
  }
  const holder = await holderOf(trx, order_id)
  throw holder ? lostTo(holder) : new Refused({ kind: 'unavailable', key: 'problem.busy' })
}

export interface Activity {
  order_id: number
  user_id: number | null
  at: Date
}

// Only a claim that was valid at that moment: an old event must not restore a lost one.
const RENEW = prepared<ClaimRow>(
  'claims renewed',
  `update dispatch.claims c set until = a.at + $1 * interval '1 millisecond'
  from (
    select order_id, user_id, max(at) as at
    from jsonb_to_recordset($2::jsonb) as given(order_id integer, user_id integer, at timestamptz)
    group by order_id, user_id
  ) a
  where c.order_id = a.order_id and c.user_id = a.user_id and a.at between c.since and c.until
    and c.until < a.at + $1 * interval '1 millisecond'
  returning c.*`,
)

/** Activity on a claimed card renews its lease. */
export async function renewClaims(trx: Knex.Transaction, activities: readonly Activity[]): Promise<void> {
  if (activities.length === 0) return
  const renewed = await RENEW(trx, [LEASE_MS, JSON.stringify(activities)])
  for (const row of renewed) publishClaim(trx, claimOf(row))
}

/** Releases a card; another user's claim stays. Returns whether there was a claim of the user. */
export async function release(trx: Knex.Transaction, orderId: number, userId: number): Promise<boolean> {
  const gone = await trx('dispatch.claims').where({ order_id: orderId, user_id: userId }).delete()
  if (gone > 0) publishRelease(trx, orderId)
  return gone > 0
}

// Only claims made while connected: an API client without a socket has no connection to lose.
const LEFT = `
  delete from dispatch.claims c using live.published_presence p
  where p.user_id = c.user_id and p.last_seen_at < clock_timestamp() - interval '60 seconds'
    and c.since < p.last_seen_at
  returning c.order_id`

/** Releases the cards of users whose last browser disconnected a minute ago. */
export async function releaseLeft(trx: Knex.Transaction): Promise<number> {
  const left = await queryRows<Pick<ClaimRow, 'order_id'>>(trx, LEFT)
  for (const { order_id } of left) publishRelease(trx, order_id)
  return left.length
}

const HELD_IN_ROOM = `
  select c.* from dispatch.claims c
  join read.dispatch_board b on b.order_id = c.order_id and b.is_on_board and b.rooms @> array[?]
  where c.until > ? order by c.order_id`

/** The valid claims on cards of a room. */
export async function listHeld(db: Knex, room: string, now: Date): Promise<Claim[]> {
  const held = await queryRows<ClaimRow>(db, HELD_IN_ROOM, [room, now])
  return held.map(claimOf)
}

const publishClaim = (trx: Knex.Transaction, row: Claim) =>
  publishRow(trx, { room: CLAIMS_CHANNEL, op: 'upsert', key: row.order_id, row, pos: 0 })

const publishRelease = (trx: Knex.Transaction, orderId: number) =>
  publishRow(trx, { room: CLAIMS_CHANNEL, op: 'remove', key: orderId, row: null, pos: 0 })
