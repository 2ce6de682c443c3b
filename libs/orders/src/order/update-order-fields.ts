import type { Knex } from 'knex'
import type { OrderPatch, OrderRecord } from './order-record.ts'
import type { Hand } from './hand.ts'
import { saveOrder } from './save-order.ts'

/** Changes columns of an order without a step (its delivery data, a file that came), and appends the event. */
export async function updateOrderFields(
  trx: Knex.Transaction,
  order: OrderRecord,
  type: 'order.fields_changed' | 'order.attachment_added',
  patch: OrderPatch,
  hand: Hand,
): Promise<OrderRecord> {
  const { after } = await saveOrder(trx, order, { patch, event: type }, hand)
  return after
}
