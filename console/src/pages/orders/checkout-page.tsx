import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import { orderKind } from '@deportivo/lifecycle/order/kinds'
import { useCallback } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { CheckoutForm } from '../../features/checkout/checkout-form.tsx'
import { StorageCheckoutForm } from '../../features/checkout/storage-checkout-form.tsx'
import { Cart } from '../../features/orders/cart/cart.tsx'
import { OrderClient } from '../../features/orders/facts/order-client.tsx'
import { OrderTotals } from '../../features/orders/facts/order-totals.tsx'
import { useOrder } from '../../entities/order/use-order.ts'
import { OrderFiles } from '../../entities/attachment/order-files.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { useTexts } from '../../shared/language/texts.tsx'
import { Page } from '../../shared/ui/page/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../shared/ui/status/states.tsx'
import { afterCheckout, canCheckOut } from '../../features/checkout/after-checkout.ts'
import { SaleNotFound } from '../../features/orders/facts/sale-not-found.tsx'
import '../../features/orders/sale/sale.css'

const NOT_FOUND = 404

interface Opened {
  order: Order
  put: (order: Order) => void
  refresh: () => void
}

function Checkout({ order, put, refresh }: Opened) {
  const t = useTexts()
  const navigate = useNavigate()
  const back = () => void navigate(paths.sale(order.id, order.client_id))
  const follow = useCallback((changed: Order) => void navigate(afterCheckout(changed)), [navigate])
  const support = (isNeeded: boolean) => (
    <div className="ad-stack">
      <h3>{t('checkout.support')}</h3>
      <p className="ad-soft ad-small">{t(isNeeded ? 'checkout.support_missing' : 'checkout.support_help')}</p>
      <OrderFiles
        orderId={order.id}
        type={ATTACHMENT_TYPES.payment_support}
        attachments={order.attachments}
        canAdd
        onChanged={refresh}
      />
    </div>
  )
  const side = (voucher: number) => (
    <aside className="ad-card ad-beside__side ad-beside__side--first" aria-label={t('sale.summary')}>
      <div className="ad-sale__block">
        <OrderClient order={order} />
      </div>
      <Cart order={order} />
      <div className="ad-sale__block">
        <OrderTotals order={order} voucher={voucher} />
      </div>
    </aside>
  )
  const shared = { order, side, onChanged: follow, onPresent: put, onBack: back }
  return (
    <div className="ad-beside">
      {orderKind(order).track === 'counter' ? (
        <StorageCheckoutForm {...shared} />
      ) : (
        <CheckoutForm {...shared} support={support} />
      )}
    </div>
  )
}

/** The form while the order can be completed, else what became of it. */
function CheckoutOf(opened: Opened) {
  const t = useTexts()
  const { order } = opened
  if (canCheckOut(order)) return <Checkout {...opened} />
  return (
    <EmptyState title={t('checkout.not_open', { state: t(`order.state.${order.state_id}`) })}>
      <Link to={paths.sale(order.id)}>{t('checkout.back')}</Link>
    </EmptyState>
  )
}

/** Delivery, payment and its proof: the last page before an order is sold. */
export function CheckoutPage() {
  const t = useTexts()
  const id = Number(useParams()['saleId'])
  const { order, error, put, refresh } = useOrder(id)
  if (error?.status === NOT_FOUND) return <SaleNotFound />
  if (error && !order) return <ErrorState error={error} onRetry={refresh} />
  return (
    <Page
      title={t('checkout.title')}
      lead={order && t('checkout.lead', { id: order.id, client: order.client_name })}
      isNarrow
    >
      {order ? (
        <CheckoutOf key={order.id} order={order} put={put} refresh={refresh} />
      ) : (
        <Skeleton height={420} />
      )}
    </Page>
  )
}
