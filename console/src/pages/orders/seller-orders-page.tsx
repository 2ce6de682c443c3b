import { useParams } from 'react-router-dom'
import { OrderList } from '../../features/orders/list/order-list.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { PageTabs } from '../../shared/ui/page/page-tabs.tsx'
import { useCan, useSession } from '../../shared/session/session.tsx'
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
  const tabs = [
    { text: t('seller_account.orders_tab'), to: paths.sellerOrders(sellerId), isCurrent: true },
    { text: t('menu.seller_account'), to: paths.sellerAccount(sellerId), isCurrent: false },
  ]
  return (
    <Page title={t('orders.of_seller')} lead={lead}>
      {useCan('read settlements') && <PageTabs label={t('orders.of_seller')} tabs={tabs} />}
      <OrderList sellerId={sellerId} />
    </Page>
  )
}
