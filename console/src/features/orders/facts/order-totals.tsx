import type { Order } from '@deportivo/contracts/orders/order'
import { kindOf } from '../../../entities/order/payment-kind.ts'
import { useTexts, type TextKey } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import './order-facts.css'

interface PaidRow {
  id: number
  name: TextKey
  amount: number
}

const paidRows = ({ payments }: Order): PaidRow[] =>
  payments
    .filter(({ status }) => status !== 'void')
    .map((payment) => ({
      id: payment.id,
      name: `payment.kind.${kindOf(payment)}`,
      amount: payment.amount,
    }))

function sumOf(order: Order): PaidRow[] {
  const amount = paidRows(order).reduce((sum, row) => sum + row.amount, 0)
  return amount === 0 ? [] : [{ id: 0, name: 'sale.payments', amount }]
}

/**
 * What the order costs, what is paid of it, and what is left; `voucher` is about to be spent on it. With the payments
 * listed below there is one sum of them here.
 */
export function OrderTotals({
  order,
  voucher = 0,
  hasPaymentsBelow = false,
}: {
  order: Order
  voucher?: number
  hasPaymentsBelow?: boolean
}) {
  const t = useTexts()
  const { money } = useFormats()
  const spent = order.voucher_value + voucher
  const rows = hasPaymentsBelow ? sumOf(order) : paidRows(order)
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
      {rows.map(({ id, name, amount }) => (
        <div key={id}>
          <dt>{t(name)}</dt>
          <dd className="ad-num">{money(-amount)}</dd>
        </div>
      ))}
      <div className="ad-order-facts__sum">
        <dt>{t('sale.balance')}</dt>
        <dd className="ad-num">{money(order.total_balance - voucher)}</dd>
      </div>
    </dl>
  )
}
