import { Button } from '@blueprintjs/core'
import type { Order } from '@deportivo/contracts/orders/order'
import { useState } from 'react'
import { useMayEdit } from '../../../entities/order/use-may-edit.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { moneyEntries } from './money-entries.ts'
import { PayByVoucher } from './pay-by-voucher.tsx'
import { AddPaymentDialog } from './payment-dialogs.tsx'
import { PaymentEntry } from './payment-entry.tsx'
import { RefundEntry } from './refund-entry.tsx'
import '../../../entities/order/history/history.css'

interface Props {
  order: Order
  onChanged: (order: Order) => void
}

/** The payments of an order and what was owed to its client, in order of time, with what can be done about each. */
function MoneyTimeline({ order, onChanged }: Props) {
  const t = useTexts()
  return (
    <ol className="ad-history ad-history--narrow" aria-label={t('money.title')}>
      {moneyEntries(order).map((entry) => (
        <li key={entry.key} className="ad-history__entry">
          {'payment' in entry ? (
            <PaymentEntry order={order} payment={entry.payment} onChanged={onChanged} />
          ) : (
            <RefundEntry order={order} refund={entry.refund} onChanged={onChanged} />
          )}
        </li>
      ))}
    </ol>
  )
}

/** The money of an order, and how more of it is recorded. */
export function OrderPayments({ order, onChanged }: Props) {
  const t = useTexts()
  const mayPay = useMayEdit(order)
  const [isAdding, setAdding] = useState(false)
  return (
    <div className="ad-stack">
      {order.payments.length + order.refunds.length > 0 && (
        <MoneyTimeline order={order} onChanged={onChanged} />
      )}
      {mayPay && order.total_balance > 0 && (
        <span className="ad-row ad-row--wrap">
          <Button size="small" onClick={() => setAdding(true)}>
            {t('payment.add')}
          </Button>
          <PayByVoucher order={order} onChanged={onChanged} />
        </span>
      )}
      {isAdding && <AddPaymentDialog order={order} onChanged={onChanged} onClose={() => setAdding(false)} />}
    </div>
  )
}
