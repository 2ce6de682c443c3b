import type { OrderSummary } from '@deportivo/contracts/orders/order'
import { paths } from '../../../shared/navigation/paths.ts'

/** Where an order opens: a seller's own in the seller's screens, all others on the sale screen. */
export const orderUrl = ({ id, client_id, seller_id, type_order }: OrderSummary): string =>
  type_order === 'seller'
    ? paths.sellerOrder({ sellerId: seller_id, clientId: client_id, orderId: id, codeId: 0 })
    : paths.sale(id, client_id)
