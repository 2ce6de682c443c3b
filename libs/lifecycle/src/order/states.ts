/** States of an order, in the order a sale lives them. The values are the wire's and the database's. */
export const DISPATCH_STATES = [
  'validating_payment',
  'assign_dispatch_assistant',
  'getting_ready',
  'packing_up',
  'file_guide_sale',
  'delivered_local',
  'delivered_customer',
  'full_payment_ct',
  'file_payment_ct_sale',
] as const

export const SELLER_STATES = [
  'reserved_by_seller',
  'local_order',
  'in_process',
  'received_1',
  'sent_to_seller',
  'delivered_to_seller',
  'finalized_by_seller',
  'returned_by_seller',
] as const

export const ORDER_STATES = [
  'pre_orden',
  'reserved',
  'sold_local',
  ...DISPATCH_STATES,
  ...SELLER_STATES,
  'return_to_news',
  'cancelled',
] as const

export type OrderState = (typeof ORDER_STATES)[number]

export const ORDER_TYPES = ['online', 'local', 'seller'] as const
export type OrderType = (typeof ORDER_TYPES)[number]

/** The columns of the dispatch board, left to right. */
export const BOARD_COLUMNS = [
  'validating_payment',
  'assign_dispatch_assistant',
  'getting_ready',
  'packing_up',
  'file_guide_sale',
  'delivered_local',
] as const satisfies readonly OrderState[]

/** Lines, prices and the client may change only here. */
export const OPEN_STATES = [
  'pre_orden',
  'reserved',
  'reserved_by_seller',
] as const satisfies readonly OrderState[]

/** Sold nothing after all: such an order has no balance. */
export const isGivenUp = (state: OrderState): boolean =>
  state === 'cancelled' || state === 'returned_by_seller'

/** States in which nothing more happens to an order. */
export const FINAL_STATES = [
  'sold_local',
  'finalized_by_seller',
  'returned_by_seller',
  'file_payment_ct_sale',
  'cancelled',
] as const satisfies readonly OrderState[]
