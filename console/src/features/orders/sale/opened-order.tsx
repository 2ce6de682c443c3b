import { useEffect, useRef } from 'react'
import { useOrder } from '../../../entities/order/use-order.ts'
import { ErrorState, Skeleton } from '../../../shared/ui/status/states.tsx'
import { Cart } from '../cart/cart.tsx'
import { saleProductUrl } from './sale-product-url.ts'

/** The lines of an order, open below its row: those of the given products stand out and come into sight. */
export function OpenedOrder({ orderId, products }: { orderId: number; products: ReadonlySet<number> }) {
  const { order, error, refresh } = useOrder(orderId)
  const frame = useRef<HTMLDivElement>(null)
  const isThere = order !== undefined
  useEffect(() => {
    const marked = frame.current?.querySelector('[aria-current]')
    if (isThere) (marked ?? frame.current)?.scrollIntoView({ block: 'center' })
  }, [isThere])
  if (order)
    return (
      <div ref={frame}>
        <Cart order={order} urlOf={(productId) => saleProductUrl(order, productId)} marked={products} />
      </div>
    )
  if (error) return <ErrorState error={error} onRetry={refresh} isCompact />
  return <Skeleton height={96} />
}
