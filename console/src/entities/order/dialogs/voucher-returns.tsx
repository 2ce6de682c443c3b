import type { Order } from '@deportivo/contracts/orders/order'
import { RETURNED_VOUCHER_DAYS } from '@deportivo/contracts/orders/vouchers'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'

type Paid = Pick<Order, 'payments' | 'voucher_value'>

/** What vouchers paid of an order after its checkout. */
export const paidByVoucher = ({ payments }: Paid): number =>
  payments.reduce((sum, { kind, amount }) => (kind === 'voucher' ? sum + amount : sum), 0)

/** What returns to vouchers, and until when it can be spent, before it is decided; nothing where none was used. */
export function VoucherReturns({ order }: { order: Paid }) {
  const t = useTexts()
  const { money } = useFormats()
  const amount = order.voucher_value + paidByVoucher(order)
  if (amount === 0) return null
  return <p>{t('refund.voucher_returns', { amount: money(amount), days: RETURNED_VOUCHER_DAYS })}</p>
}
