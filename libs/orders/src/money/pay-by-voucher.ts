import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { rule } from '@deportivo/platform/http/refused'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { Knex } from 'knex'
import type { OrderRecord } from '../order/order-record.ts'
import type { ChangedOrder } from '../order/whole-order.ts'
import { openLedger } from '@deportivo/money/ledger'
import { refuseBeyond } from './payment-limits.ts'
import { recordPayment } from '@deportivo/money/payments/payments'
import { saveMoney } from './save-money.ts'
import { spendVoucher } from '@deportivo/money/vouchers/vouchers'

export interface VoucherPayment {
  voucher: number
  amount: number
  /** The return case of which it pays the difference, where it names one. */
  return_id?: number | undefined
}

/**
 * Pays what an order still owes, or what a return case of it charges, from a voucher of its client. Confirmed at once: the
 * business has that money already. Until its checkout an order names its voucher there.
 */
export async function payByVoucher(
  trx: Knex.Transaction,
  order: OrderRecord,
  { voucher: voucher_id, amount, return_id }: VoucherPayment,
  context: CommandContext,
): Promise<ChangedOrder> {
  if (orderStateRow(order.state_id).is_open)
    throw rule('order.refused.voucher_at_checkout', {}, { id: order.id, state_id: order.state_id })
  await refuseBeyond(trx, order, { amount, return_id })
  const ledger = openLedger(trx, order, context)
  await spendVoucher(ledger, voucher_id, amount, 'amount')
  const entry = { kind: 'voucher', amount, payment_method: null, status: 'confirmed' } as const
  await recordPayment(ledger, { ...entry, voucher_id, return_id: return_id ?? null })
  return saveMoney(ledger, { step: 'payment_recorded' })
}
