import type { Knex } from 'knex'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { issueVoucher } from './vouchers.ts'

export interface ReturnDue {
  return_id: number
  order_id: number
  value: number
}

/**
 * Issues the voucher that a return case owes its client, once for each case however often it is asked for. Of two at
 * the same time the unique index lets one through; the other fails, and finds the voucher when it is repeated. It is the
 * client's that the order has now: the event of the case may be older than a merge of clients.
 */
export async function issueVoucherOfReturn(
  trx: Knex.Transaction,
  { return_id, ...due }: ReturnDue,
  context: CommandContext,
): Promise<void> {
  const issued = await trx('orders.vouchers').where({ return_id }).first('id')
  if (issued) return
  // Locked: a merge that moves the order waits, and moves the voucher with it.
  const order = await trx('orders.orders').where('id', due.order_id).forShare().first('client_id')
  if (!order) throw new Error('a return has an order')
  const { client_id } = order
  await issueVoucher(trx, { ...due, client_id, return_id, origin: 'return', history_id: null }, null, context)
}
