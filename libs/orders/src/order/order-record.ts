import { isPaymentProved, type OrderFacts } from '@deportivo/lifecycle/order/facts'
import type { OrderType } from '@deportivo/lifecycle/order/kinds'
import { GIVEN_UP_STATES, orderStateRow, type OrderState } from '@deportivo/lifecycle/order/states'
import type { ClientType } from '@deportivo/lifecycle/client-types'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import { CASH_ON_DELIVERY } from '@deportivo/lifecycle/payment-methods'
import { refuseStale } from '@deportivo/platform/records/stale'

/** A row of orders.orders: every fact about an order that steps, lists and cards need. */
export interface OrderRecord {
  id: number
  version: number
  state_id: OrderState
  state_entered_at: Date
  news_from_state: OrderState | null
  type_order: OrderType
  profile_id: ProfileId
  client_id: number
  client_name: string
  type_sale: ClientType
  seller_id: number
  seller_name: string
  auxiliary_user_id: number | null
  auxiliary_name: string | null
  code_id: number | null
  payment_method: number | null
  city_id: number | null
  city_name: string | null
  department_id: number | null
  address: string | null
  phone: string | null
  contact: string | null
  municipality: string | null
  notes: string | null
  invoice: string | null
  observation: string | null
  is_bogota: boolean
  check_bogota: boolean | null
  total_value: number
  /** Payments that are not void; `paid_confirmed` is the part that is certain. */
  paid: number
  paid_confirmed: number
  /** The part that accounting confirms against a support only. */
  paid_to_prove: number
  /** The part that vouchers paid after the checkout: it is never owed as money. */
  paid_by_voucher: number
  total_first_payment: number
  voucher_id: number | null
  voucher_value: number
  units: number
  line_count: number
  picked_units: number
  /** Units counted when the parcel was returned: they are in quarantine. null: not returned, or sent again. */
  units_back: number | null
  has_payment_support: boolean
  has_guide: boolean
  carrier: string | null
  guide_number: string | null
  receiver_name: string | null
  newness: string | null
  payment_validated_at: Date | null
  payment_validated_by: string | null
  checked_out_at: Date | null
  stock_left_at: Date | null
  delivered_at: Date | null
  has_expired_holds: boolean
  /** When the seller was last reminded of the reservation. */
  seller_reminded_at: Date | null
  changed_by: string
  created_at: Date
  updated_at: Date
}

export type TimeColumn = {
  [Column in keyof OrderRecord]: Date extends OrderRecord[Column] ? Column : never
}[keyof OrderRecord]

/** An order that is only read: its times are dates, or texts where it was read as JSON. */
export type ReadOrder = Omit<OrderRecord, TimeColumn> & {
  /** Where it was asked for. */
  units_quarantined?: number
} & { [Column in TimeColumn]: OrderRecord[Column] | string }

/** Columns that any part of the kernel may change. The state is not among them: only `moveOrder` and `undoStep` write it. */
export type OrderPatch = Partial<Omit<OrderRecord, 'id' | 'version' | 'state_id' | 'state_entered_at'>>

/** A patch with the state, for the two that write it. */
export type StatePatch = OrderPatch & Partial<Pick<OrderRecord, 'state_id' | 'state_entered_at'>>

/** Refuses a change made on an older version of the order, like that of any record: 409 with the present order. */
export const refuseStaleOrder = (
  { version, changed_by: updated_by, updated_at }: OrderRecord,
  seen: number | undefined,
  present: () => Promise<object>,
): Promise<void> => refuseStale({ version, updated_by, updated_at }, seen, present, 'problem.stale')

/** What remains to be paid, by payments of any status but void. Nothing is owed for a cancelled order. */
export const balanceOf = (order: ReadOrder): number =>
  orderStateRow(order.state_id).is_given_up ? 0 : order.total_value - order.voucher_value - order.paid

/** The same in SQL, over a row `orders` of orders.orders. */
export const BALANCE_SQL = `case when orders.state_id in (${GIVEN_UP_STATES.map((state) => `'${state}'`).join()}) then 0
  else orders.total_value - orders.voucher_value - orders.paid end`

/** Our own messenger or the counter, unless the checkout states a carrier. */
export const isLocalDelivery = (order: ReadOrder): boolean => order.check_bogota ?? order.is_bogota

export function factsOf(order: ReadOrder): OrderFacts {
  const { has_payment_support, paid, paid_confirmed, paid_to_prove } = order
  const is_ct = order.payment_method === CASH_ON_DELIVERY
  return {
    state_id: order.state_id,
    type_order: order.type_order,
    is_local_delivery: isLocalDelivery(order),
    is_ct,
    payment_validated: order.payment_validated_at !== null,
    is_payment_proved: isPaymentProved({
      is_ct,
      payment_method: order.payment_method,
      has_payment_support,
      paid,
      paid_confirmed,
      paid_to_prove,
      total_balance: balanceOf(order),
    }),
    stock_left: order.stock_left_at !== null,
    units: order.units,
    units_back: order.units_back,
    ...(order.units_quarantined !== undefined && { units_quarantined: order.units_quarantined }),
    line_count: order.line_count,
    seller_id: order.seller_id,
    auxiliary_user_id: order.auxiliary_user_id,
    news_from_state: order.news_from_state,
  }
}

/** What boards show of an order beyond its columns. `references` is the number of different lines' products. */
export function cardFactsOf(order: ReadOrder, references: number) {
  const { is_ct, is_local_delivery, payment_validated, is_payment_proved, stock_left } = factsOf(order)
  const facts = { is_ct, is_local_delivery, payment_validated, is_payment_proved, stock_left }
  return { ...facts, references, picked: order.picked_units }
}

/** Confirmed money, vouchers included, beyond what the order costs. */
export const beyondTotal = ({ paid_confirmed, voucher_value, total_value }: OrderRecord): number =>
  Math.max(0, paid_confirmed + voucher_value - total_value)
