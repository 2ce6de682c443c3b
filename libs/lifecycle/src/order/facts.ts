import type { OrderState, OrderType } from './states.ts'
import type { Grants } from '../permissions.ts'

/** All that the table of steps may ask about an order. Read once, before deciding. */
export interface OrderFacts {
  state: OrderState
  type_order: OrderType
  /** Goes out by our own messenger or is picked up: no carrier, no guide. */
  is_local_delivery: boolean
  is_ct: boolean
  payment_validated: boolean
  has_payment_support: boolean
  stock_left: boolean
  units: number
  /** Units counted when the parcel came back; null unless it did, and was not sent again. */
  units_back: number | null
  line_count: number
  seller_id: number
  auxiliary_user_id: number | null
  /** Where an order that was sent to news goes back to; null where no way back exists. */
  news_from_state: OrderState | null
}

/** Who asks: the chosen profile's grants are all that counts. */
export interface Asker {
  id: number
  profile_id: string
  grants: Grants
  /** The setting `self_claim`: assistants may take unassigned orders themselves. */
  self_claim: boolean
}

/** Structural conditions: where one is false the step does not exist for the order and is not offered. */
export const CONDITIONS = {
  ships_with_carrier: (order) => !order.is_local_delivery,
  delivered_by_us: (order) => order.is_local_delivery || order.state === 'file_guide_sale',
  is_ct: (order) => order.is_ct,
  payment_validated: (order) => order.payment_validated,
  payment_not_validated: (order) => !order.payment_validated,
  stock_here: (order) => !order.stock_left,
  goods_outside: (order) => order.stock_left,
  received_back: (order) => order.units_back !== null,
  has_way_back: (order) => order.news_from_state !== null,
} satisfies Record<string, (order: OrderFacts) => boolean>

export type Condition = keyof typeof CONDITIONS

/** Needs: where one is false the step is offered but disabled, with the reason of the same name. */
export const NEEDS = {
  lines: (order) => order.line_count > 0,
  payment_support: (order) => order.has_payment_support || order.is_ct,
  assigned_or_assigner: (order, asker) =>
    order.auxiliary_user_id === asker.id || asker.grants['assign orders'] !== undefined,
  every_unit_back: (order) => order.units_back === order.units,
} satisfies Record<string, (order: OrderFacts, asker: Asker) => boolean>

export type Need = keyof typeof NEEDS
