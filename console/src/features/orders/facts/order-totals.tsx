import type { Order } from '@deportivo/contracts/orders/order'
import { kindOf } from '../../../entities/order/payment-kind.ts'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import './order-facts.css'

/** What the order costs, what is paid of it, and what is left; `voucher` is about to be spent on it. */
export function OrderTotals({ order, voucher = 0 }: { order: Order; voucher?: number }) {
  const t = useTexts()
  const { money } = useFormats()
  const spent = order.voucher_value + voucher
  const paid = order.payments.filter(({ status }) => status !== 'void')
  return (
    <dl className="ad-order-facts" aria-live="polite">
      <div>
        <dt>{t('common.units', { count: order.units })}</dt>
        <dd className="ad-num">{money(order.total_value)}</dd>
      </div>
      {spent > 0 && (
        <div>
          <dt>{t('sale.voucher')}</dt>
          <dd className="ad-num">{money(-spent)}</dd>
        </div>
      )}
      {paid.map((payment) => (
        <div key={payment.id}>
          <dt>{t(`payment.kind.${kindOf(payment)}`)}</dt>
          <dd className="ad-num">{money(-payment.amount)}</dd>
        </div>
      ))}
      <div className="ad-order-facts__sum">
        <dt>{t('sale.balance')}</dt>
        <dd className="ad-num">{money(order.total_balance - voucher)}</dd>
      </div>
    </dl>
  )
}
