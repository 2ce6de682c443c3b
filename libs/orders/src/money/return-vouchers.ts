import type { Knex } from 'knex'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import { issueVoucher } from './vouchers.ts'

export interface ReturnDue {
  return_id: number
  order_id: number
  client_id: number
  value: number
}

/**
 * Issues the voucher that a return case owes its client, once for each case however often it is asked for. Of two at
 * the same time the unique index lets one through; the other fails, and finds the voucher when it is repeated.
 */
export async function issueVoucherOfReturn(
  trx: Knex.Transaction,
  { return_id, ...due }: ReturnDue,
  context: CommandContext,
): Promise<void> {
  const issued = await trx('orders.vouchers').where({ return_id }).first('id')
  if (issued) return
  await issueVoucher(trx, { ...due, return_id, origin: 'return', history_id: null }, null, context)
}
