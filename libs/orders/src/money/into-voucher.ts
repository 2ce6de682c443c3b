import type { Knex } from 'knex'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { OrderRecord } from '../order/order-record.ts'
import { recordPayment } from './payments.ts'
import { issueVoucher } from './vouchers.ts'

export interface IntoVoucher {
  amount: number
  origin: 'release' | 'refund'
  historyId: number | null
  /** The refund that the voucher settles. */
  refund_id: number | null
  /** The return case that the money was paid for. */
  return_id?: number | null
}

/** Money on the order becomes a voucher of its client; no register changes. Null: there was none. */
export async function turnIntoVoucher(
  trx: Knex.Transaction,
  order: OrderRecord,
  { amount, origin, historyId: history_id, refund_id, return_id = null }: IntoVoucher,
  context: CommandContext,
): Promise<{ payment_id: number; voucher_id: number } | null> {
  if (amount <= 0) return null
  const refund = {
    kind: 'refund',
    amount: -amount,
    payment_method: null,
    status: 'confirmed',
    refund_id,
    return_id,
  } as const
  const { payment_id } = await recordPayment(trx, order, refund, history_id, context)
  const voucher = { client_id: order.client_id, order_id: order.id, value: amount, origin, history_id }
  return { payment_id, voucher_id: await issueVoucher(trx, voucher, refund_id, context) }
}
