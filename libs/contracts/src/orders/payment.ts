import { type Static, Type } from 'typebox'
import { Id, Instant, Nullable, Pesos, SignedPesos } from '../shapes.ts'

export const PAYMENT_KINDS = [
  'first',
  'cash',
  'transfer',
  'ct',
  'refund',
  'exchange',
  'voucher',
  'return',
] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

export const PAYMENT_STATUSES = ['unconfirmed', 'confirmed', 'void'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export const REFUND_STATES = ['pending', 'paid', 'voucher', 'void'] as const

/** Money owed to the client of a cancelled order. */
export const OrderRefund = Type.Object({
  id: Id,
  amount: Pesos,
  state: Type.Enum([...REFUND_STATES]),
  at: Instant,
  settled_by: Nullable(Type.String()),
  settled_at: Nullable(Instant),
  /** The voucher that it became. */
  voucher_id: Nullable(Id),
})
export type OrderRefund = Static<typeof OrderRefund>

/**
 * An entry of the order's payment ledger; negative: money returned, charged for a replacement, or recognised for returned
 * goods and turned into a voucher.
 */
export const Payment = Type.Object({
  id: Id,
  kind: Type.Enum([...PAYMENT_KINDS]),
  amount: SignedPesos,
  /** null: no money moved, the payment became a voucher, or came from one. */
  payment_method: Nullable(Id),
  cashier_id: Nullable(Id),
  /** The register that the money went into or came out of. */
  cashier_name: Nullable(Type.String()),
  shift_id: Nullable(Id),
  status: Type.Enum([...PAYMENT_STATUSES]),
  confirmed_by: Nullable(Type.String()),
  confirmed_at: Nullable(Instant),
  /** The payment support that proves it. */
  attachment_id: Nullable(Id),
  /** Why it is void. */
  reason: Nullable(Type.String()),
  note: Nullable(Type.String()),
  /** The return case that it credits, charges or pays the difference of. */
  return_id: Nullable(Id),
  /** The voucher that it spends, or that is credited again. */
  voucher_id: Nullable(Id),
  by: Type.String(),
  at: Instant,
})
export type Payment = Static<typeof Payment>
