import { recordPayment } from '../payments/payments.ts'
import type { Ledger } from '../ledger.ts'
import { issueVoucher } from './vouchers.ts'

export interface IntoVoucher {
  amount: number
  origin: 'release' | 'refund'
  /** The refund that the voucher settles. */
  refund_id: number | null
  /** The return case that the money was paid for. */
  return_id?: number | null
}

/** Money on the order becomes a voucher of its client; no register changes. Null: there was none. */
export async function turnIntoVoucher(
  ledger: Ledger,
  { amount, origin, refund_id, return_id = null }: IntoVoucher,
): Promise<{ payment_id: number; voucher_id: number } | null> {
  if (amount <= 0) return null
  const refund = { kind: 'refund', amount: -amount, payment_method: null, status: 'confirmed' } as const
  const { payment_id } = await recordPayment(ledger, { ...refund, refund_id, return_id })
  return { payment_id, voucher_id: await issueVoucher(ledger, { value: amount, origin }, refund_id) }
}
