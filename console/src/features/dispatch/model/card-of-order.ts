import type { Card } from '@deportivo/contracts/dispatch/board'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import { CASH_ON_DELIVERY } from '@deportivo/lifecycle/payment-methods'

const hasFile = (order: Order, type: number) =>
  order.attachments.some((file) => file.type === type && file.state !== 'rejected')

const hasLeft = (order: Order) =>
  !['validating_payment', 'assign_dispatch_assistant', 'getting_ready', 'packing_up'].includes(order.state_id)

/** The card of an order as a change answered it: what the room will say in a moment, known before it. */
export function cardOf(order: Order): Card {
  return {
    id: order.id,
    version: order.version,
    state_id: order.state_id,
    state_entered_at: order.state_entered_at,
    type_order: order.type_order,
    client_name: order.client_name,
    city_id: order.city_id,
    city_name: order.city_name,
    seller_id: order.seller_id,
    seller_name: order.seller_name,
    auxiliary_user_id: order.auxiliary_user_id,
    auxiliary_name: order.auxiliary_name,
    payment_method: order.payment_method,
    is_ct: order.payment_method === CASH_ON_DELIVERY,
    is_local_delivery: order.check_bogota ?? order.is_bogota,
    payment_validated: order.payment_validated_at !== null,
    has_payment_support: hasFile(order, ATTACHMENT_TYPES.payment_support),
    has_guide: hasFile(order, ATTACHMENT_TYPES.guide),
    stock_left: hasLeft(order),
    units: order.units,
    references: new Set(order.products.map((line) => line.product_id)).size,
    picked: order.products.reduce((sum, line) => sum + line.picked, 0),
    line_count: order.products.length,
    total_value: order.total_value,
    total_balance: order.total_balance,
    newness: order.newness,
    carrier: order.carrier,
    guide_number: order.guide_number,
    created_at: order.created_at,
  }
}
