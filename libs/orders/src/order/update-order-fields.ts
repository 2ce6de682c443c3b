import type { Knex } from 'knex'
import type { OrderPatch, OrderRecord } from './order-record.ts'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { saveOrder } from './save-order.ts'
import type { ChangedOrder } from './whole-order.ts'

/** Changes columns of an order without a step (delivery data, an attached file) and appends the event. Never the state. */
export async function updateOrderFields(
  trx: Knex.Transaction,
  order: OrderRecord,
  type: 'order.fields_changed' | 'order.attachment_added',
  patch: OrderPatch,
  context: CommandContext,
): Promise<ChangedOrder> {
  return saveOrder(trx, order, { patch, event: type }, context)
}
