import type { Order } from '@deportivo/contracts/orders/order'
import { ChangeSize } from './exchange/change-size.tsx'
import { RequestReturn } from './request-return.tsx'

/** What can be returned of an order that its client has. */
export const ReturnActions = ({ order }: { order: Order }) => (
  <>
    <RequestReturn order={order} />
    <ChangeSize order={order} />
  </>
)
