import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import type { Ledger } from '../ledger.ts'
import { recordPayment } from '../payments/payments.ts'
import { giveVoucherBack } from './vouchers.ts'

/** What a voucher has paid of an order, or of one of its return cases. */
export interface VoucherPart {
  voucher_id: number
  return_id: number | null
  amount: number
}

const PARTS = `
  select voucher_id, return_id, sum(amount)::bigint as amount from money.payments
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
