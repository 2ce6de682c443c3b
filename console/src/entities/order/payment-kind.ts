import type { Payment } from '@deportivo/contracts/orders/payment'

/** What an entry of an order's payments is called: what was recognised for returned goods, or what of it is a voucher. */
export const kindOf = ({ kind, amount }: Pick<Payment, 'kind' | 'amount'>) =>
  kind === 'return' && amount < 0 ? 'return_voucher' : kind
