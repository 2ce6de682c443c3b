import { orderStateRow } from '@deportivo/lifecycle/order/states'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { rule } from '@deportivo/platform/http/refused'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { Knex } from 'knex'
import type { OrderRecord } from '../../order/order-record.ts'
import type { ChangedOrder } from '../../order/whole-order.ts'
import { openLedger, type Ledger } from '../ledger.ts'
import { refuseBeyond } from '../payments/payment-limits.ts'
import { recordPayment } from '../payments/payments.ts'
import { saveMoney } from '../save-money.ts'
import { giveVoucherBack, spendVoucher } from './vouchers.ts'

export interface VoucherPayment {
  voucher: number
  amount: number
  /** The return case of which it pays the difference, where it names one. */
  return_id?: number | undefined
}

/** What a voucher has paid of an order, or of one of its return cases. */
export interface VoucherPart {
  voucher_id: number
  return_id: number | null
  amount: number
}

const PARTS = `
  select voucher_id, return_id, sum(amount)::bigint as amount from orders.payments
  where order_id = ? and voucher_id is not null group by 1, 2 having sum(amount) > 0 order by 1, 2`

/** What vouchers pay of an order now. The order is locked. */
export const voucherParts = (trx: Knex.Transaction, orderId: number): Promise<VoucherPart[]> =>
  queryRows<VoucherPart>(trx, PARTS, [orderId])

/** Returns to their vouchers what these paid of an order. */
export async function returnVoucherParts(ledger: Ledger, parts: readonly VoucherPart[]): Promise<void> {
  for (const { voucher_id, return_id, amount } of parts) {
    await giveVoucherBack(ledger, { voucher_id, voucher_value: amount })
    const entry = { kind: 'voucher', amount: -amount, payment_method: null, status: 'confirmed' } as const
    await recordPayment(ledger, { ...entry, voucher_id, return_id })
  }
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
