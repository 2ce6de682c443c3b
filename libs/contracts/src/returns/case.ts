import { RETURN_STATES } from '@deportivo/lifecycle/return-case/states'
import { RETURN_STEP_KEYS } from '@deportivo/lifecycle/return-case/steps'
import { Type, type Static } from 'typebox'
import { Attachment } from '../orders/files.ts'
import { MOST_HISTORY } from '../orders/history.ts'
import { Day, Id, Instant, Nullable, Pesos, SignedPesos } from '../shapes.ts'

export const ReturnStateName = Type.Enum([...RETURN_STATES])
export const ReturnStepName = Type.Enum([...RETURN_STEP_KEYS])

/** What the client gets for the goods. */
export const SETTLEMENTS = ['exchange', 'voucher'] as const

/** The units of an order that came back, as they were when they were sold. */
const SaleProduct = Type.Object({
  line_id: Type.Integer(),
  product_id: Id,
  product_name: Type.String(),
  /** The reference that it belongs to today: another colour of it costs what was paid. Null: it is not known. */
  reference_id: Nullable(Id),
  reference_name: Type.String(),
  color_name: Type.String(),
  /** Null for a product without a picture. */
  photo: Nullable(Type.String()),
  size_id: Id,
  size_name: Type.String(),
  store_id: Id,
  store_name: Type.String(),
  /** The price code of the sale: another product costs its price in it. */
  code_id: Id,
  /** What was paid for one unit. */
  unit_price: Pesos,
})

const Replacement = Type.Object({
  product_id: Id,
  product_name: Type.String(),
  size_id: Id,
  size_name: Type.String(),
  quantity: Type.Integer(),
  outlet_store: Id,
  outlet_store_name: Type.String(),
  /** Of all its units. */
  price: Pesos,
})

/** How a case stands with its order. */
const OrderMoney = Type.Object({
  /** What is not confirmed as paid of the order: what a case recognises lowers that first, the rest is a voucher. */
  unpaid: Pesos,
  /** What is booked of the credit, a moment after the case is settled, and the part of it that became vouchers. */
  credited: Pesos,
  in_vouchers: Pesos,
})

const Difference = Type.Object({
  amount: Pesos,
  /** Confirmed, and waiting for accounting. */
  paid: Pesos,
  reported: Pesos,
  is_paid: Type.Boolean(),
})

const NextReturnStep = Type.Object({
  step: ReturnStepName,
  state_id: ReturnStateName,
  allowed: Type.Boolean(),
  /** Why not, as the exact Spanish text; null when allowed. */
  reason: Nullable(Type.String()),
  reason_key: Nullable(Type.String()),
  final: Type.Boolean(),
})

const SUMMARY = {
  id: Id,
  /** The number of the request that asked for it and for others; null: for it alone. */
  group_id: Nullable(Id),
  version: Type.Integer(),
  state_id: ReturnStateName,
  state_entered_at: Instant,
  /** It has waited in its state for longer than the company's setting allows. */
  is_overdue: Type.Boolean(),
  sale_id: Id,
  client_id: Id,
  client_name: Type.String(),
  seller_name: Type.String(),
  /** Who requested it. */
  user_name: Type.String(),
  sale_product: SaleProduct,
  quantity: Type.Integer(),
  reason: Type.String(),
  settlement: Nullable(Type.Enum([...SETTLEMENTS])),
  /** The voucher that was issued for it; null until then. */
  voucher: Nullable(Id),
  /**
   * What the client gets, or would get by what was chosen until now: as a voucher, or what a cheaper replacement leaves.
   * Negative: what they pay for a dearer one.
   */
  client_money: SignedPesos,
  created_at: Instant,
}

/** What decides the steps of a case. */
const STEPS = {
  next: Type.Array(NextReturnStep),
  /** A carrier brought the order: its replacement leaves with one too, unless the client collects it. */
  was_shipped: Type.Boolean(),
}

export const ReturnSummary = Type.Object({
  ...SUMMARY,
  /** With `include=next`. */
  next: Type.Optional(STEPS.next),
  was_shipped: Type.Optional(STEPS.was_shipped),
})
export type ReturnSummary = Static<typeof ReturnSummary>

const HistoryEntry = Type.Object({
  id: Type.Integer(),
  step: Type.String(),
  /** In the reader's language. */
  step_name: Type.String(),
  from_state: Nullable(ReturnStateName),
  to_state: ReturnStateName,
  by: Type.String(),
  at: Instant,
  note: Nullable(Type.String()),
})

/** A case of a request, as the others of it show it: enough for its steps and for the slip of all. */
const GroupMember = Type.Object({
  id: Id,
  state_id: ReturnStateName,
  sale_id: Id,
  line_id: Type.Integer(),
  product_id: Id,
  product_name: Type.String(),
  reference_name: Type.String(),
  color_name: Type.String(),
  size_id: Id,
  size_name: Type.String(),
  quantity: Type.Integer(),
  /** What was paid for one unit, and the share of it that is recognised; null: none was chosen yet. */
  unit_price: Pesos,
  exchange_rate: Nullable(Type.Integer()),
  reason: Type.String(),
  entrance_store: Nullable(Id),
  settlement: Nullable(Type.Enum([...SETTLEMENTS])),
  settled_at: Nullable(Instant),
  credited_value: Pesos,
  price_difference: SignedPesos,
  replacement: Nullable(Replacement),
  voucher: Nullable(Id),
  guide_number: Nullable(Type.String()),
  /** What is booked of its credit, and the part of it that became its voucher. */
  credited: Pesos,
  in_vouchers: Pesos,
})
export type GroupMember = Static<typeof GroupMember>

export const ReturnCase = Type.Object({
  ...SUMMARY,
  ...STEPS,
  reason_id: Id,
  /** The cases of the same request that the reader may see, itself among them; empty where it stands alone. */
  group: Type.Array(GroupMember),
  /** Units of the line that may still be returned. */
  quantity_available: Type.Integer(),
  exchange_rate_id: Nullable(Id),
  exchange_rate: Nullable(Type.Integer()),
  observation: Nullable(Type.String()),
  date_of_delivery: Nullable(Day),
  /** What became of the goods; null until they arrived, and once the client has them again. */
  goods: Nullable(Type.Enum(['quarantine', 'sellable', 'written_off', 'claimed'])),
  /** Units that were written off or claimed, once none is in quarantine: `goods` is what became of the last ones. */
  lost_units: Type.Integer(),
  entrance_store: Nullable(Id),
  entrance_store_name: Nullable(Type.String()),
  /** What was recognised to the client, as voucher or replacement. */
  credited_value: Pesos,
  /** Negative where the replacement costs less: the rest is credited; positive: the client pays it. */
  price_difference: SignedPesos,
  replacement: Nullable(Replacement),
  /** What the client pays for a dearer replacement; null where it costs no more. */
  difference: Nullable(Difference),
  order_money: OrderMoney,
  /** What other cases of the line recognised: exactly, in hundredths of a peso, and as given, in pesos. */
  line_credit: Type.Object({ exact: Type.Integer(), given: Pesos }),
  conveyor: Nullable(Type.String()),
  guide_number: Nullable(Type.String()),
  shipping_date: Nullable(Day),
  received_at: Nullable(Instant),
  settled_at: Nullable(Instant),
  attachments: Type.Array(Attachment),
  /** The newest entries, newest first. */
  history: Type.Array(HistoryEntry, { maxItems: MOST_HISTORY }),
  /** Until when the caller may undo the last step with one click. */
  undo_until: Nullable(Instant),
  /** Whether the caller may undo it later, with a reason. */
  can_reverse: Type.Boolean(),
})
export type ReturnCase = Static<typeof ReturnCase>

export const ReturnableLine = Type.Object({
  ...SaleProduct.properties,
  /** Units that left with the order, and those that may still be returned. */
  quantity: Type.Integer(),
  quantity_available: Type.Integer(),
})
export type ReturnableLine = Static<typeof ReturnableLine>
