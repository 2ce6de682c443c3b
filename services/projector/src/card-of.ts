import type { Card } from '@deportivo/contracts/dispatch/board'
import type { OrderSnapshot } from '@deportivo/contracts/events/order'
import { isPaymentProved } from '@deportivo/lifecycle/order/facts'
import type { OrderType } from '@deportivo/lifecycle/order/kinds'
import type { OrderState } from '@deportivo/lifecycle/order/states'

/** The order as boards show it. */
export function cardOf(order: OrderSnapshot): Card {
  return {
    id: order.id,
    version: order.version,
    // States are open strings in events; the process that shows them has the states of its release.
    state_id: order.state_id as OrderState,
    type_order: order.type_order as OrderType,
    state_entered_at: order.state_entered_at,
    client_name: order.client_name,
    city_id: order.city_id,
    city_name: order.city_name,
    seller_id: order.seller_id,
    seller_name: order.seller_name,
    auxiliary_user_id: order.auxiliary_user_id,
    auxiliary_name: order.auxiliary_name,
    payment_method: order.payment_method,
    is_ct: order.is_ct,
    is_local_delivery: order.is_local_delivery,
    payment_validated: order.payment_validated_at !== null,
    has_payment_support: order.has_payment_support,
    is_payment_proved: isPaymentProved(order),
    has_guide: order.has_guide,
    stock_left: order.stock_left_at !== null,
    units: order.units,
    references: new Set(order.lines.map(({ product_id }) => product_id)).size,
    picked: order.picked_units,
    line_count: order.lines.length,
    total_value: order.total_value,
    total_balance: order.total_balance,
    newness: order.newness,
    carrier: order.carrier,
    guide_number: order.guide_number,
    created_at: order.created_at,
  }
}
