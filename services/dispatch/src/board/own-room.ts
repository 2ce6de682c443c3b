import { roomFor } from '@deportivo/lifecycle/order/visibility'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { forbidden, notFound } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'

/** The one room whose cards the user may see. */
export function ownRoom(actor: Actor): string {
  const room = roomFor(actor.grants['read orders'], actor.id)
  if (room === null) throw forbidden()
  return room
}

const SHOWN = 'select from read.dispatch_board where order_id = ? and is_on_board and rooms @> array[?]'

/** A card of another room gets the same 404 as a missing one. */
export async function refuseUnseenCard(db: Knex, orderId: number, actor: Actor): Promise<void> {
  const found = await queryRows<unknown>(db, SHOWN, [orderId, ownRoom(actor)])
  if (found.length === 0) throw notFound()
}
