import type { Asker, Subject } from '../machine.ts'
import { orderKind, type OrderKindRow, type OrderType } from './kinds.ts'
import { isPaymentMethod, needsSupport } from '../payment-methods.ts'
import { orderStateRow, type OrderState } from './states.ts'

/** All facts of an order that the table of steps may use, named as on the wire. */
export interface OrderFacts extends Subject<OrderState> {
  type_order: OrderType
  /** Delivered by our own messenger or picked up: no carrier, no guide. */
  is_local_delivery: boolean
  is_ct: boolean
  payment_validated: boolean
  /** By the rule of `isPaymentProved`. */
  is_payment_proved: boolean
  stock_left: boolean
  units: number
  /** Units counted when the parcel was returned; null or absent unless it was, and was not sent again. */
  units_back?: number | null
  /** Those of them that are still in quarantine; absent where it wasn't read, as on lists. */
  units_quarantined?: number
  line_count: number
  seller_id: number
  auxiliary_user_id: number | null
  /** The state to return to after being set aside; null or absent where there is none, as on every board card. */
  news_from_state?: OrderState | null
}

/** The money of an order. */
interface OrderMoney {
  is_ct: boolean
  payment_method: number | null
  has_payment_support: boolean
  /** Payments that are not void, and the confirmed part of them. */
  paid: number
  paid_confirmed: number
  /** Unconfirmed payments by methods that need a support. */
  paid_to_prove: number
  total_balance: number
}

/** A method that needs no support, such as cash, is validated without one. */
const isWithoutSupport = ({ is_ct, payment_method }: OrderMoney): boolean =>
  !is_ct && payment_method !== null && isPaymentMethod(payment_method) && !needsSupport(payment_method)

interface PaymentState {
  status: string
  payment_method: number | null
  amount: number
}

/** The part of a payment that accounting confirms against a support only. */
export const partToProve = ({ status, payment_method, amount }: PaymentState): number =>
  status === 'unconfirmed' && needsSupport(payment_method) ? amount : 0

/**
 * Whether accounting can see that the order is paid: by an uploaded support, a method that needs none, cash that was
 * counted into a register, or vouchers for the whole order. With cash on delivery only an advance needs a proof; an
 * advance by transfer needs its own, whatever pays the rest.
 */
export function isPaymentProved(order: OrderMoney): boolean {
  const { is_ct, has_payment_support, paid, paid_confirmed, paid_to_prove, total_balance } = order
  if (has_payment_support) return true
  if (paid_to_prove > 0) return false
  return isWithoutSupport(order) || (paid_confirmed === paid && (is_ct || paid > 0 || total_balance === 0))
}

/** Whether money of its client is on an order: from then on it is that client's order. */
export const isClientFixed = (order: {
  voucher_value: number
  payments: readonly Pick<PaymentState, 'status'>[]
}): boolean => order.voucher_value > 0 || order.payments.some(({ status }) => status !== 'void')

type OrderCondition = (order: OrderFacts) => boolean

const isOn =
  (track: OrderKindRow['track']) =>
  (order: OrderFacts): boolean =>
    orderKind(order).track === track

export const CONDITIONS = {
  online: isOn('dispatch'),
  local: isOn('counter'),
  seller: isOn('seller'),
  not_seller: (order) => !isOn('seller')(order),
  ships_with_carrier: (order) => !order.is_local_delivery,
  delivered_by_us: (order) => order.is_local_delivery || orderStateRow(order.state_id).stock === 'outside',
  is_ct: (order) => order.is_ct,
  payment_validated: (order) => order.payment_validated,
  payment_not_validated: (order) => !order.payment_validated,
  payment_not_proved: (order) => !order.is_payment_proved,
  stock_here: (order) => !order.stock_left,
  goods_outside: (order) => order.stock_left,
  received_back: (order) => typeof order.units_back === 'number',
  has_way_back: (order) => typeof order.news_from_state === 'string',
} satisfies Record<string, OrderCondition>

export type Condition = keyof typeof CONDITIONS

export const NEEDS = {
  lines: (order) => order.line_count > 0,
  payment_support: (order) => order.is_payment_proved,
  assigned_or_assigner: (order, { actor }) =>
    order.auxiliary_user_id === actor.id || actor.grants['assign orders'] !== undefined,
  every_unit_back: ({ units, units_back, units_quarantined = units }) =>
    units_back === units && units_quarantined >= units,
} satisfies Record<string, (order: OrderFacts, asker: Asker) => boolean>

export type Need = keyof typeof NEEDS
