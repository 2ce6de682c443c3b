import { ORDER_STEPS } from '@deportivo/lifecycle/order/steps'
import { Type, type Static } from 'typebox'
import { Id, Instant, Nullable, Pesos, SignedPesos } from '../shapes.ts'
import { eventFamily } from './family/family.ts'

/** An order line with the product as it was when the line was added. */
export const OrderLineSnapshot = Type.Object({
  line_id: Id,
  product_id: Id,
  product_name: Type.String(),
  reference_id: Id,
  reference_name: Type.String(),
  brand_id: Id,
  brand_name: Type.String(),
  category_id: Id,
  category_name: Type.String(),
  subcategory_id: Id,
  subcategory_name: Type.String(),
  color_id: Id,
  color_name: Type.String(),
  size_id: Id,
  size_name: Type.String(),
  store_id: Id,
  store_name: Type.String(),
  code_id: Id,
  group_id: Nullable(Id),
  quantity: Type.Integer(),
  picked: Type.Integer(),
  /** Of the whole line. */
  price: Pesos,
  /** The listed price of one unit under the line's price code when the line was added. */
  listed_unit_price: Pesos,
  /** The product's average cost when the goods left; null before that, and where no receipt named a cost. */
  unit_cost: Nullable(Pesos),
})
export type OrderLineSnapshot = Static<typeof OrderLineSnapshot>

export const OrderPaymentSnapshot = Type.Object({
  payment_id: Id,
  /** first, cash, transfer, ct, refund … */
  kind: Type.String(),
  payment_method: Nullable(Id),
  /** Negative for money returned. */
  amount: SignedPesos,
  cashier_id: Nullable(Id),
  shift_id: Nullable(Id),
  /** unconfirmed, confirmed or void. */
  status: Type.String(),
  at: Instant,
})
export type OrderPaymentSnapshot = Static<typeof OrderPaymentSnapshot>

const OrderVoucherSnapshot = Type.Object({ voucher_id: Id, value: Pesos })

/** The order as it is after the change. States and types are open strings: a new one changes no shape. */
export const OrderSnapshot = Type.Object({
  id: Id,
  version: Type.Integer(),
  state_id: Type.String(),
  /** The state to which an order in news returns. */
  news_from_state: Nullable(Type.String()),
  type_order: Type.String(),
  /** The profile under which it was created. */
  profile_id: Type.String(),

  client_id: Id,
  client_name: Type.String(),
  /** final, wholesale or reseller: now, and when the order was created. */
  client_type: Type.String(),
  type_sale: Type.String(),
  city_id: Nullable(Id),
  city_name: Nullable(Type.String()),
  department_id: Nullable(Id),

  seller_id: Id,
  seller_name: Type.String(),
  auxiliary_user_id: Nullable(Id),
  auxiliary_name: Nullable(Type.String()),
  code_id: Nullable(Id),

  payment_method: Nullable(Id),
  is_ct: Type.Boolean(),
  has_payment_support: Type.Boolean(),
  is_local_delivery: Type.Boolean(),
  has_guide: Type.Boolean(),
  carrier: Nullable(Type.String()),
  guide_number: Nullable(Type.String()),
  newness: Nullable(Type.String()),
  has_expired_holds: Type.Boolean(),

  created_at: Instant,
  state_entered_at: Instant,
  checked_out_at: Nullable(Instant),
  payment_validated_at: Nullable(Instant),
  stock_left_at: Nullable(Instant),
  /** When the client had the goods: over the counter, from a seller, or delivered. */
  delivered_at: Nullable(Instant),

  units: Type.Integer(),
  picked_units: Type.Integer(),
  /** Units counted when the parcel was returned; null: not returned, or sent again. */
  units_back: Nullable(Type.Integer()),
  total_value: Pesos,
  /** The difference of the lines' prices to the listed ones. */
  discount: Pesos,
  voucher_value: Pesos,
  total_first_payment: Pesos,
  /** Payments that are not void, and the confirmed part of them. */
  paid: SignedPesos,
  paid_confirmed: SignedPesos,
  total_balance: SignedPesos,

  lines: Type.Array(OrderLineSnapshot),
  payments: Type.Array(OrderPaymentSnapshot),
  vouchers: Type.Array(OrderVoucherSnapshot),
})
export type OrderSnapshot = Static<typeof OrderSnapshot>

/** A stay in a state that this change ended. Hours and target are those in force then: later settings don't alter it. */
const StageLeft = Type.Object({
  state_id: Type.String(),
  entered_at: Instant,
  /** Minutes within business hours. */
  minutes: Type.Integer(),
  target_minutes: Nullable(Type.Integer()),
  auxiliary_user_id: Nullable(Id),
})

export const OrderEvent = Type.Object({
  change: Type.Object({
    step: Nullable(Type.String()),
    note: Nullable(Type.String()),
    from_state: Nullable(Type.String()),
    previous_auxiliary_id: Nullable(Id),
    stage_left: Nullable(StageLeft),
    /** Of a cancelled order whose holds had expired: units that its stores lacked by then. Absent: none. */
    short_units: Type.Optional(Type.Integer()),
  }),
  order: OrderSnapshot,
})
export type OrderEvent = Static<typeof OrderEvent>

const WITHOUT_STEP = [
  'order.created',
  'order.lines_changed',
  'order.fields_changed',
  'order.picked',
  'order.step_undone',
  'order.attachment_added',
  'order.holds_expired',
] as const

export const orderEvents = eventFamily({
  types: [...new Set<string>([...WITHOUT_STEP, ...Object.values(ORDER_STEPS).map(({ event }) => event)])],
  payload: OrderEvent,
})
