import type { PaymentStatus } from '@deportivo/contracts/orders/payment'
import { partToProve } from '@deportivo/lifecycle/order/facts'

/** What an order has been paid, in whole pesos, as its columns store it. */
export interface PaymentSums {
  /** Payments that are not void; `paid_confirmed` is the part that is certain. */
  paid: number
  paid_confirmed: number
  /** The part that accounting confirms against a support only. */
  paid_to_prove: number
  /** The part that vouchers paid after the checkout: it is never owed as money. */
  paid_by_voucher: number
}

interface Entry {
  kind: string
  amount: number
  payment_method: number | null
}

const NOTHING: PaymentSums = { paid: 0, paid_confirmed: 0, paid_to_prove: 0, paid_by_voucher: 0 }

/**
 * What an entry of the ledger adds to the sums of its order with a status: the only definition of these sums. Null: it is
 * not written yet.
 */
export function countedIn(
  { kind, amount, payment_method }: Entry,
  status: PaymentStatus | null,
): PaymentSums {
  if (status === null || status === 'void') return NOTHING
  return {
    paid: amount,
    paid_confirmed: status === 'confirmed' ? amount : 0,
    paid_to_prove: partToProve({ status, payment_method, amount }),
    paid_by_voucher: kind === 'voucher' ? amount : 0,
  }
}

/** What the sums of its order change by when an entry goes from one status to another. */
export function changeOf(entry: Entry, before: PaymentStatus | null, after: PaymentStatus): PaymentSums {
  const [was, is] = [countedIn(entry, before), countedIn(entry, after)]
  return {
    paid: is.paid - was.paid,
    paid_confirmed: is.paid_confirmed - was.paid_confirmed,
    paid_to_prove: is.paid_to_prove - was.paid_to_prove,
    paid_by_voucher: is.paid_by_voucher - was.paid_by_voucher,
  }
}
