import { DispatchScreen } from '../../features/dispatch/dispatch-screen.tsx'
import { later } from '../../shared/ui/later.tsx'

const OrderReturns = later(() =>
  import('../../features/returns/related/order-returns.tsx').then((module) => module.OrderReturns),
)

export function DispatchesPage() {
  return <DispatchScreen returnsOf={(order) => <OrderReturns order={order} />} />
}
