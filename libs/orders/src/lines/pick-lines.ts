import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { may } from '@deportivo/platform/http/guard/actor'
import { invalid, rule } from '@deportivo/platform/http/refused'
import type { Term } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import type { OrderRecord } from '../order/order-record.ts'
import { refusedStep } from '../order/refusals.ts'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { saveOrder } from '../order/save-order.ts'
import type { ChangedOrder } from '../order/whole-order.ts'

export interface Pick {
  line_id: number
  /** How many units of the line are packed: a total, so that a repeated scan changes nothing. */
  quantity: number
  /** How many were packed when the user added to them. Others since are newer, and stay. */
  seen?: number
}

const SET_PICKED = `
  update orders.order_lines l set picked = case when l.picked = coalesce(p.seen, l.picked) then p.quantity else l.picked end
  from (select unnest(?::int[]) as line_id, unnest(?::int[]) as quantity, unnest(?::int[]) as seen) p
  where l.order_id = ? and l.id = p.line_id and p.quantity <= l.quantity
  returning l.id`

/** Records what is packed. Only while the order is being prepared, by its assistant or a user who may assign. */
export async function pickLines(
  trx: Knex.Transaction,
  order: OrderRecord,
  picks: readonly Pick[],
  context: CommandContext,
): Promise<ChangedOrder> {
  if (!orderStateRow(order.state_id).is_picking) {
    const state: Term = { key: `order.state.${order.state_id}` }
    throw rule('order.refused.wrong_state', { state }, { id: order.id, state_id: order.state_id })
  }
  const isTheirs = order.auxiliary_user_id === context.actor.id || may(context.actor, 'assign orders')
  if (!isTheirs) throw refusedStep(order, 'needs_assigned_or_assigner', context)
  const changed = await queryRows<unknown>(trx, SET_PICKED, [
    picks.map((pick) => pick.line_id),
    picks.map((pick) => pick.quantity),
    picks.map((pick) => pick.seen ?? null),
    order.id,
  ])
  if (changed.length !== new Set(picks.map((pick) => pick.line_id)).size)
    throw invalid({ lines: 'field.invalid' })
  return saveOrder(trx, order, { patch: {}, event: 'order.picked' }, context)
}
