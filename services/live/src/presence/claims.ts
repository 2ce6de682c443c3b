import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Claim } from '@deportivo/contracts/dispatch/board'
import { CLAIMS_CHANNEL } from '@deportivo/contracts/live/messages'
import type { Knex } from 'knex'

export interface SeenClaim {
  claim: Claim
  rooms: string[]
}

// The room log is stored for an hour and a claim lasts minutes, so it contains every present claim.
const PRESENT_CLAIMS = `
  select c.row as claim, b.rooms
  from (
    select distinct on (key) key, op, row from bus.room_log where room = ? order by key, room_seq desc
  ) c
  join read.dispatch_board b on b.order_id = c.key and b.is_on_board
  where c.op = 'upsert' and (c.row ->> 'until')::timestamptz > ?
  order by c.key`

/** The present claims, with the rooms that may see them. */
export async function readClaims(db: Knex, now: Date): Promise<SeenClaim[]> {
  return queryRows<SeenClaim>(db, PRESENT_CLAIMS, [CLAIMS_CHANNEL, now])
}
