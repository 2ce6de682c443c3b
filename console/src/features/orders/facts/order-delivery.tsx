import type { Order } from '@deportivo/contracts/orders/order'
import type { ReactNode } from 'react'
import { GuideLink } from '../../../entities/order/guide-link.tsx'
import { paymentMethodName } from '../../../entities/order/payment-method-name.ts'
import { useTexts, type TextKey } from '../../../shared/language/texts.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { receiverOf } from './receiver.ts'
import './order-facts.css'

/** Where an order goes, how it is paid and who prepares it; only what is known of it. */
export function OrderDelivery({ order }: { order: Order }) {
  const t = useTexts()
  const { shortInstant, phone } = useFormats()
  const place = [order.address, order.municipality, order.city_name].filter(Boolean).join(', ')
  const shippedAt = order.information_send?.shipped_at ?? null
  const known: [TextKey, ReactNode][] = [
    ['sale.payment_method', paymentMethodName(order, t)],
    ['sale.cashier', order.cashier_info?.name],
    ['sale.delivery', order.address === null ? null : place],
    ['checkout.phone', order.address === null || !order.phone ? null : phone(order.phone)],
    receiverOf(order),
    ['sale.assistant', order.auxiliary_name],
    ['sale.carrier', order.carrier],
    ['checkout.guide', order.guide_number === null ? null : <GuideLink order={order} />],
    ['sale.shipped_at', shippedAt === null ? null : shortInstant(shippedAt)],
    ['order.field.newness', order.newness],
    ['sale.notes', order.notes],
  ]
  const facts = known.filter(([, value]) => Boolean(value))
  if (facts.length === 0) return null
  return (
    <dl className="ad-order-facts ad-small">
      {facts.map(([key, value]) => (
        <div key={key}>
          <dt>{t(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
