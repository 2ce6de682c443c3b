import type { Order } from '@deportivo/contracts/orders/order'
import { CounterScreen } from '../../features/checkout/counter/counter-screen.tsx'
import { Cart } from '../../features/orders/cart/cart.tsx'
import { useCart } from '../../features/orders/cart/use-cart.ts'
import { OrderSheet } from '../../features/orders/sheet/order-sheet.tsx'
import { useTexts } from '../../shared/language/texts.tsx'
import { Page } from '../../shared/ui/page/page.tsx'

function Lines({ order, put, refresh }: { order: Order; put: (order: Order) => void; refresh: () => void }) {
  return <Cart order={order} edit={useCart(order, put, refresh)} />
}

const PARTS = { Lines, Receipt: OrderSheet }

/** 'Venta de mostrador': scan, amount, Enter. */
export function CounterPage() {
  const t = useTexts()
  return (
    <Page title={t('counter.title')} lead={t('counter.lead')}>
      <CounterScreen parts={PARTS} />
    </Page>
  )
}
