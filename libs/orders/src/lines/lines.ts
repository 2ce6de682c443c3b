import type { Knex } from 'knex'
import { orderStateRow } from '@deportivo/lifecycle/order/states'
import type { OrderRecord } from '../order/order-record.ts'
import { closedForChanges } from '../order/refusals.ts'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { hasUnheldLines } from './holds.ts'
import { saveOrder } from '../order/save-order.ts'
import type { ChangedOrder } from '../order/whole-order.ts'

export function refuseClosed(order: OrderRecord): void {
  if (!orderStateRow(order.state_id).is_open) throw closedForChanges(order)
}

/**
 * Saves the order after a change of its lines and appends the event; every change of lines ends here, after its stock.
 * An order that held too little may hold every unit now.
 */
export async function saveLines(
  trx: Knex.Transaction,
  order: OrderRecord,
  context: CommandContext,
): Promise<ChangedOrder> {
  const patch = order.has_expired_holds ? { has_expired_holds: await hasUnheldLines(trx, order) } : {}
  return saveOrder(trx, order, { patch, event: 'order.lines_changed' }, context)
}
