import type { Order } from '@deportivo/contracts/orders/order'
import { useTexts, type TextKey } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { waitingOf } from '../steps/waiting-payments.ts'
import { paidByVoucher, VoucherReturns } from './voucher-returns.tsx'

/** What happens to the money of an order that will not be delivered, before it is decided. */
export function EndOfSale({ order }: { order: Order }) {
  const t = useTexts()
  const { money } = useFormats()
  const byVoucher = paidByVoucher(order)
  const sums: readonly (readonly [TextKey, number])[] = [
    ['refund.will_be_owed', order.paid_confirmed - byVoucher],
    ['refund.payments_void', waitingOf(order)],
  ]
  const shown = sums.filter(([, amount]) => amount > 0)
  if (shown.length === 0 && order.voucher_value + byVoucher === 0) return null
  return (
    <div className="ad-note ad-note--warn ad-stack">
      {shown.map(([key, amount]) => (
        <p key={key}>{t(key, { amount: money(amount) })}</p>
      ))}
      <VoucherReturns order={order} />
    </div>
  )
}
