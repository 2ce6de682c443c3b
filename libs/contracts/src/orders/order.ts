import { CLIENT_TYPE_KEYS } from '@deportivo/lifecycle/client-types'
import { STEP_NAMES } from '@deportivo/lifecycle/order/steps'
import { type Static, Type } from 'typebox'
import { ProfileName } from '../access.ts'
import { Attachment } from './files.ts'
import { OrderStateName, OrderTypeName } from './order-names.ts'
import { OrderRefund, Payment } from './payment.ts'
import { Id, Instant, Nullable, Pesos, SignedPesos } from '../shapes.ts'

/** Permissions to read orders; which of them is decided per row. */
export const READ_ORDERS = ['read sales', 'read orders', 'read seller order'] as const

/** Permissions to edit an order that is still being built. */
export const FILL_ORDERS = ['update sales', 'own seller order'] as const

/** A step of the order's state: the console draws its buttons from this and from nothing else. */
export const NextStep = Type.Object({
  step: Type.Enum([...STEP_NAMES]),
  state_id: OrderStateName,
  allowed: Type.Boolean(),
  /** Why not, as the exact Spanish text; null when allowed. */
  reason: Nullable(Type.String()),
  /** The key of that text, for other languages. It has no values. */
  reason_key: Nullable(Type.String()),
  final: Type.Boolean(),
})

export type NextStep = Static<typeof NextStep>

export const OrderLine = Type.Object({
  id: Id,
  product_id: Id,
  product_name: Type.String(),
  photo: Nullable(Type.String()),
  reference_name: Type.String(),
  brand_name: Type.String(),
  category_name: Type.String(),
  subcategory_name: Type.String(),
  color_name: Type.String(),
  size_id: Id,
  size_name: Type.String(),
  store_id: Id,
  store_name: Type.String(),
  code_id: Id,
  quantity: Type.Integer(),
  /** The line's total for its quantity. */
  price: Pesos,
  unit_price: Pesos,
  /** The price of one unit in its list when the line was added. */
  listed_unit_price: Pesos,
  /** Why it is sold below that price. */
  discount_reason: Nullable(Type.String()),
  picked: Type.Integer(),
  /** Units held for this line; 0 after a hold expired ('sin reserva') and once stock left. */
  held: Type.Integer(),
  hold_expires_at: Nullable(Instant),
  group_id: Nullable(Type.Integer()),
  /** The order that these units were transferred from. */
  sale_out_id: Nullable(Id),
})

export type OrderLine = Static<typeof OrderLine>

/** How a parcel travels; the address of its tracking page where the settings know the carrier's. */
const Shipment = Type.Object({
  carrier: Type.String(),
  guide_number: Type.String(),
  tracking_url: Nullable(Type.String()),
  /** When the goods left; null until then, and after the parcel came back. */
  shipped_at: Nullable(Instant),
})

/** An order as lists show it. */
export const OrderSummary = Type.Object({
  id: Id,
  version: Type.Integer(),
  state_id: OrderStateName,
  state: Type.Object({ id: OrderStateName, name: Type.String() }),
  state_entered_at: Instant,
  type_order: OrderTypeName,
  /** The client's type when the order was created. */
  type_sale: Type.Enum([...CLIENT_TYPE_KEYS]),
  /** The profile that it was created under. */
  profile_id: ProfileName,
  profile: Type.Object({ id: ProfileName, name: Type.String() }),
  client_id: Id,
  client_name: Type.String(),
  /** The client's. */
  identification_number: Type.String(),
  seller_id: Id,
  seller_name: Type.String(),
  auxiliary_user_id: Nullable(Id),
  auxiliary_name: Nullable(Type.String()),
  city_id: Nullable(Id),
  city_name: Nullable(Type.String()),
  /** What the specification calls the names of city and seller, and the seller's id. */
  city: Nullable(Type.String()),
  user_name: Type.String(),
  user_seller_id: Id,
  payment_method: Nullable(Id),
  payment_method_name: Nullable(Type.String()),
  is_bogota: Type.Boolean(),
  check_bogota: Nullable(Type.Boolean()),
  /** Goes to the client with a carrier. */
  send: Type.Boolean(),
  information_send: Nullable(Shipment),
  /** Number of the invoice, as accounting writes it. */
  invoice: Nullable(Type.String()),
  /** Internal note, never shown to the client. */
  observation: Nullable(Type.String()),
  /** The label of its grouped lines; null where there is none, or more than one. */
  group_id: Nullable(Type.Integer()),
  voucher: Nullable(Id),
  voucher_value: Pesos,
  units: Type.Integer(),
  total_value: Pesos,
  total_balance: SignedPesos,
  payment_validated_at: Nullable(Instant),
  newness: Nullable(Type.String()),
  subcategories: Type.Array(Type.String()),
  created_at: Instant,
  updated_at: Instant,
  next: Type.Array(NextStep),
})

export type OrderSummary = Static<typeof OrderSummary>

/** What the steps of a board need of an order, and its card shows. */
export const CardFacts = {
  is_ct: Type.Boolean(),
  is_local_delivery: Type.Boolean(),
  payment_validated: Type.Boolean(),
  has_payment_support: Type.Boolean(),
  /** By a support, by cash in a register, by vouchers, or paid to the courier alone: its payment can be validated. */
  is_payment_proved: Type.Boolean(),
  has_guide: Type.Boolean(),
  stock_left: Type.Boolean(),
  references: Type.Integer(),
  picked: Type.Integer(),
  line_count: Type.Integer(),
}

export const Order = Type.Object({
  ...OrderSummary.properties,
  ...CardFacts,
  department_id: Nullable(Id),
  address: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  contact: Nullable(Type.String()),
  municipality: Nullable(Type.String()),
  notes: Nullable(Type.String()),
  client: Type.Object({
    id: Id,
    name: Type.String(),
    identification_number: Type.String(),
    phone: Type.String(),
    address: Type.String(),
    city_id: Id,
    city_name: Type.String(),
    department_id: Id,
    code_id: Nullable(Id),
  }),
  total_first_payment: Pesos,
  carrier: Nullable(Type.String()),
  guide_number: Nullable(Type.String()),
  receiver_name: Nullable(Type.String()),
  payment_validated_by: Nullable(Type.String()),
  products: Type.Array(OrderLine),
  payments: Type.Array(Payment),
  /** The cash register of its newest payment into one. */
  cashier_info: Nullable(Type.Object({ id: Id, name: Type.String(), shift_id: Id })),
  /** Paid in cash, and in any other way but to the carrier, without void payments. */
  cash_payment: SignedPesos,
  payment_by_transfer: SignedPesos,
  /** The part of the payments that accounting or a cash register has confirmed. */
  paid_confirmed: Pesos,
  /** What the client is still to be paid or credited. */
  refund_owed: Pesos,
  refunds: Type.Array(OrderRefund),
  attachments: Type.Array(Attachment),
  /** The newest guide and payment support that were not rejected. */
  support_guide: Nullable(Attachment),
  payment_support: Nullable(Attachment),
  /** The same payment support of an order paid to the carrier. */
  ct_payment_support: Nullable(Attachment),
  /** Until when the asker may undo the last step with one click; null when they can't. */
  undo_until: Nullable(Instant),
})

export type Order = Static<typeof Order>
