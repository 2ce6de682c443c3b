import type { OrderSummary } from '@deportivo/contracts/orders/order'
import { orderKind } from '@deportivo/lifecycle/order/kinds'
import { paths } from '../../../shared/navigation/paths.ts'

/** Where a product of an order opens: over the counter without a client in the address, as the specification has it. */
export const saleProductUrl = (
  order: Pick<OrderSummary, 'id' | 'client_id' | 'type_order'>,
  productId: number,
): string =>
  orderKind(order).track === 'counter'
    ? paths.saleStorageProduct(order.id, productId)
    : paths.saleOnlineProduct(order.id, order.client_id, productId)
