import { useParams } from 'react-router-dom'
import { OrderList } from '../../features/orders/list/order-list.tsx'
import { useSession } from '../../shared/session/session.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { Page } from '../../shared/ui/page/page.tsx'

/** The orders that one seller handles. */
export function SellerOrdersPage() {
  const t = useTexts()
  const { user } = useSession()
  const sellerId = Number(useParams()['sellerId'])
  const lead =
    sellerId === user.id
      ? t('orders.of_seller_lead', { name: user.data.displayName })
      : t('orders.of_seller_plain')
  return (
    <Page title={t('orders.of_seller')} lead={lead}>
      <OrderList sellerId={sellerId} />
    </Page>
  )
}
