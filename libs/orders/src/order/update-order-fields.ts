import type { Knex } from 'knex'
import type { OrderPatch, OrderRecord } from './order-record.ts'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { saveOrder } from './save-order.ts'
import type { ChangedOrder } from './whole-order.ts'

/** What is known about an order besides its money, its goods and its way: those change by steps, payments and lines. */
export type OrderFieldsPatch = Omit<
  OrderPatch,
  | 'paid'
  | 'paid_confirmed'
  | 'paid_to_prove'
  | 'voucher_id'
  | 'voucher_value'
  | 'total_value'
  | 'total_first_payment'
  | 'units'
  | 'line_count'
  | 'picked_units'
  | 'units_back'
  | 'stock_left_at'
  | 'delivered_at'
  | 'checked_out_at'
  | 'payment_validated_at'
  | 'news_from_state'
  | 'has_expired_holds'
>

/** Changes columns of an order without a step (delivery data, an attached file) and appends the event. Never the state. */
export async function updateOrderFields(
  trx: Knex.Transaction,
  order: OrderRecord,
  type: 'order.fields_changed' | 'order.attachment_added',
  patch: OrderFieldsPatch,
  context: CommandContext,
): Promise<ChangedOrder> {
  return saveOrder(trx, order, { patch, event: type }, context)
}
