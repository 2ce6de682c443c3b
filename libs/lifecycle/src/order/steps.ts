import { nameOf, type NameOf, type StepRow } from '../machine.ts'
import type { Condition, Need } from './facts.ts'
import { statesWhere, type OrderState } from './states.ts'

/**
 * What a step does to the units of the order. `leave` does nothing while they are outside; `quarantine` puts
 * returned units into the quarantine of a store, `hold_again` takes them out of it and holds them for the order.
 */
export type StockEffect = 'release' | 'leave' | 'to_seller' | 'back_from_seller' | 'quarantine' | 'hold_again'

/** The file that may be sent with a step. */
export interface StepFile {
  type: 'guide' | 'payment_support' | 'carrier_return'
  /** The step requires it: a fact of the order, or a file that arrived since the order is in its state. */
  proof?: 'has_guide' | 'since_state'
  /** Key of that refusal. */
  missing?: 'order.refused.guide_missing' | 'order.refused.support_missing' | 'order.refused.photo_missing'
}

export interface OrderStep extends StepRow<OrderState, Condition, Need> {
  stock?: StockEffect
  file?: StepFile
  /** Nothing will be delivered: unconfirmed payments are void, the voucher is credited again, the rest is owed. */
  ends_sale?: true
  event: `order.${string}`
  text: `order.step.${string}`
}

const DISPATCH_BEFORE_DELIVERY = statesWhere(
  ({ track, is_delivered }) => track === 'dispatch' && !is_delivered,
)
const DISPATCH_HELD = statesWhere(({ track, stock }) => track === 'dispatch' && stock === 'held')
const SELLER_HELD = statesWhere(
  ({ track, stock }) => track === 'seller' && (stock === 'held' || stock === 'with_seller'),
)

// Literal types are preserved, so that a missing text or event is a compile error where it is used.
const table = <const Steps extends Record<string, OrderStep>>(steps: Steps) => steps

/** Building an order, up to the sale. */
// One row a step, so that a track is read on one screen.
// prettier-ignore
export const PRE_ORDER_STEPS = table({
  reserve: { from: ['pre_orden'], to: 'reserved', permission: 'update sales', needs: ['lines'], file: { type: 'payment_support' }, event: 'order.reserved', text: 'order.step.reserve' },
  release: { from: ['reserved'], to: 'pre_orden', permission: 'update sales', event: 'order.released', text: 'order.step.release' },
  remind_seller: { from: ['reserved'], to: null, permission: 'update sales', or_permission: 'assign orders', for_others: true, event: 'order.seller_reminded', text: 'order.step.remind_seller' },
  check_out: { from: ['pre_orden', 'reserved'], to: 'validating_payment', permission: 'update sales', when: ['online'], needs: ['lines'], file: { type: 'payment_support' }, event: 'order.checked_out', text: 'order.step.check_out' },
  check_out_from_storage: { name: 'check_out', from: ['pre_orden', 'reserved'], to: 'sold_local', permission: 'create sales local', when: ['local'], needs: ['lines'], stock: 'leave', event: 'order.sold_from_storage', text: 'order.step.check_out', final: true },
  cancel: { from: ['pre_orden', 'reserved', ...DISPATCH_HELD, ...SELLER_HELD, 'return_to_news'], to: 'cancelled', permission: 'cancel sales', when: ['stock_here'], stock: 'release', ends_sale: true, event: 'order.cancelled', text: 'order.step.cancel' },
})

/** From the sale to delivery, and the money of cash on delivery. */
// One row a step, so that a track is read on one screen.
// prettier-ignore
export const DISPATCH_STEPS = table({
  validate_payment: { from: ['validating_payment'], to: null, permission: 'validate payment', when: ['payment_not_validated'], needs: ['payment_support'], event: 'order.payment_validated', text: 'order.step.validate_payment' },
  reject_payment: { from: ['validating_payment'], to: 'pre_orden', permission: 'validate payment', when: ['payment_not_validated'], event: 'order.payment_rejected', text: 'order.step.reject_payment' },
  assign_auxiliary: { from: ['validating_payment'], to: 'assign_dispatch_assistant', permission: 'assign orders', for_self: 'auxiliary_user_id', when: ['payment_validated'], event: 'order.auxiliary_assigned', text: 'order.step.assign_auxiliary' },
  assign_again: { from: ['assign_dispatch_assistant', 'getting_ready'], to: null, permission: 'assign orders', event: 'order.auxiliary_reassigned', text: 'order.step.assign_auxiliary' },
  get_ready: { from: ['assign_dispatch_assistant'], to: 'getting_ready', permission: 'prepare orders', needs: ['assigned_or_assigner'], event: 'order.getting_ready_started', text: 'order.step.get_ready' },
  pack: { from: ['getting_ready'], to: 'packing_up', permission: 'prepare orders', needs: ['assigned_or_assigner'], event: 'order.packed', text: 'order.step.pack' },
  upload_guide: { from: ['packing_up'], to: 'file_guide_sale', permission: 'guide orders', when: ['ships_with_carrier'], stock: 'leave', file: { type: 'guide', proof: 'has_guide', missing: 'order.refused.guide_missing' }, event: 'order.guide_uploaded', text: 'order.step.upload_guide' },
  delivered_locally: { from: ['packing_up', 'file_guide_sale'], to: 'delivered_local', permission: 'deliver orders', when: ['delivered_by_us'], stock: 'leave', event: 'order.delivered_locally', text: 'order.step.delivered_locally' },
  delivered_to_customer: { from: ['file_guide_sale', 'delivered_local'], to: 'delivered_customer', permission: 'deliver orders', event: 'order.delivered_to_customer', text: 'order.step.delivered_to_customer', final: true },
  returned_by_carrier: { from: ['file_guide_sale'], to: 'return_to_news', permission: 'deliver orders', file: { type: 'carrier_return', proof: 'since_state', missing: 'order.refused.photo_missing' }, event: 'order.returned_by_carrier', text: 'order.step.returned_by_carrier' },
  received_back: { from: ['return_to_news'], to: null, permission: 'prepare orders', when: ['goods_outside'], stock: 'quarantine', event: 'order.received_back', text: 'order.step.received_back' },
  resend: { from: ['return_to_news'], to: 'packing_up', permission: 'assign orders', when: ['received_back'], needs: ['every_unit_back'], stock: 'hold_again', event: 'order.resent', text: 'order.step.resend' },
  full_payment_ct: { from: ['delivered_local', 'delivered_customer'], to: 'full_payment_ct', permission: 'ct payment orders', when: ['is_ct'], event: 'order.ct_paid', text: 'order.step.full_payment_ct', final: true },
  upload_payment_support: { from: ['full_payment_ct'], to: 'file_payment_ct_sale', permission: 'ct payment orders', file: { type: 'payment_support', proof: 'since_state', missing: 'order.refused.support_missing' }, event: 'order.ct_support_uploaded', text: 'order.step.upload_payment_support' },
  save_news: { from: DISPATCH_BEFORE_DELIVERY, to: null, permission: 'news orders', event: 'order.news_saved', text: 'order.step.save_news' },
  request_support: { from: ['validating_payment'], to: null, permission: 'validate payment', or_permission: 'assign orders', when: ['payment_not_validated', 'payment_not_proved'], event: 'order.support_requested', text: 'order.step.request_support' },
})

/** Goods handled by a seller, and cancelling or setting aside an order with a problem. */
// One row a step, so that a track is read on one screen.
// prettier-ignore
export const SELLER_STEPS = table({
  order_from_warehouse: { from: ['reserved_by_seller'], to: 'local_order', permission: 'own seller order', needs: ['lines'], event: 'order.ordered_from_warehouse', text: 'order.step.order_from_warehouse' },
  in_process: { from: ['local_order'], to: 'in_process', permission: 'warehouse seller order', event: 'order.taken_in_process', text: 'order.step.in_process' },
  received: { from: ['in_process'], to: 'received_1', permission: 'warehouse seller order', event: 'order.received', text: 'order.step.received' },
  send_to_seller: { from: ['received_1'], to: 'sent_to_seller', permission: 'warehouse seller order', stock: 'to_seller', event: 'order.sent_to_seller', text: 'order.step.send_to_seller' },
  delivered_to_seller: { from: ['sent_to_seller'], to: 'delivered_to_seller', permission: 'own seller order', event: 'order.delivered_to_seller', text: 'order.step.delivered_to_seller' },
  finalize: { from: ['delivered_to_seller'], to: 'finalized_by_seller', permission: 'own seller order', stock: 'leave', event: 'order.finalized_by_seller', text: 'order.step.finalize', final: true },
  return: { from: ['sent_to_seller', 'delivered_to_seller'], to: 'returned_by_seller', permission: 'own seller order', or_permission: 'warehouse seller order', stock: 'back_from_seller', ends_sale: true, event: 'order.returned_by_seller', text: 'order.step.return' },
  to_news: { from: DISPATCH_HELD, to: 'return_to_news', permission: 'assign orders', event: 'order.sent_to_news', text: 'order.step.to_news' },
  seller_to_news: { name: 'to_news', from: SELLER_HELD, to: 'return_to_news', permission: 'warehouse seller order', when: ['seller'], event: 'order.sent_to_news', text: 'order.step.to_news' },
  resume: { from: ['return_to_news'], to: 'way_back', permission: 'assign orders', when: ['not_seller', 'has_way_back'], event: 'order.resumed', text: 'order.step.resume' },
  seller_resume: { name: 'resume', from: ['return_to_news'], to: 'way_back', permission: 'warehouse seller order', when: ['seller', 'has_way_back'], event: 'order.resumed', text: 'order.step.resume' },
})

export const ORDER_STEPS = { ...PRE_ORDER_STEPS, ...DISPATCH_STEPS, ...SELLER_STEPS }

type Rows = typeof ORDER_STEPS

/** Key of a row of the table. */
export type StepKey = keyof Rows

/** The step of a row on the wire: rows of one name are distinguished by the order's type. */
export type StepName = NameOf<Rows>

export const orderStep = (key: StepKey): OrderStep => ORDER_STEPS[key]

export const STEP_KEYS = Object.keys(ORDER_STEPS) as StepKey[]

export const stepName = (key: StepKey): StepName => nameOf(ORDER_STEPS, key)

export const STEP_NAMES: readonly StepName[] = [...new Set(STEP_KEYS.map(stepName))]
