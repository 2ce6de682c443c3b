import { OrderList } from '../../features/orders/list/order-list.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { Page } from '../../shared/ui/page/page.tsx'

export function OrdersPage() {
  const t = useTexts()
  return (
    <Page title={t('orders.title')} lead={t('orders.lead')}>
      <OrderList />
    </Page>
  )
}
