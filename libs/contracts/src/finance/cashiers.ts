import { Type, type Static } from 'typebox'
import { Strict, route } from '../route.ts'
import { PAYMENT_STATUSES } from '../orders/payment.ts'
import {
  Day,
  Filled,
  Found,
  Id,
  IdParams,
  Instant,
  Nullable,
  PAGE_QUERY,
  Pagination,
  Pesos,
  ChangeReply,
  SignedPesos,
  Text,
} from '../shapes.ts'

/** What money enters a drawer for, or leaves it, without a sale: small change, petty cash, a deposit at the bank. */
export const DRAWER_REASONS = ['change', 'petty', 'deposit', 'other'] as const
export type DrawerReason = (typeof DRAWER_REASONS)[number]

/** The notes and coins of Colombia, in pesos. */
export const DENOMINATIONS = [
  100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50,
] as const

const Counted = Type.Array(
  Strict({
    value: Type.Integer({ minimum: 50, maximum: 100_000 }),
    quantity: Type.Integer({ minimum: 1, maximum: 100_000 }),
  }),
  { maxItems: DENOMINATIONS.length },
)
export type Counted = Static<typeof Counted>

const Count = Strict({
  counted_amount: Pesos,
  /** They come to `counted_amount`. */
  denominations: Type.Optional(Counted),
  /** Needed where the count is not what is expected. */
  note: Type.Optional(Text(500)),
})

const SHIFT = {
  id: Id,
  cashier_id: Id,
  base_amount: Pesos,
  opened_at: Instant,
  opened_by: Type.String(),
  opened_by_id: Nullable(Id),
  closed_at: Nullable(Instant),
  closed_by: Nullable(Type.String()),
  counted_amount: Nullable(Pesos),
  /** The expected amount in the drawer: base, confirmed cash, and what entered or left without a sale. */
  expected_amount: SignedPesos,
  difference: Nullable(SignedPesos),
  note: Nullable(Type.String()),
  /** The notes and coins that were counted; null where only their sum was entered. */
  denominations: Nullable(Counted),
  /** The shift of the user who took the drawer over with this count; null: it was closed. */
  next_shift_id: Nullable(Id),
}

/** Of a reply: the sums beside them are of all. */
export const MOST_MOVEMENTS = 500
/** Of one shift: a drawer with more is closed, or taken over, and continues in another shift. */
export const MOST_DRAWER_ENTRIES = 500

const Shift = Type.Object({
  ...SHIFT,
  cashier_name: Type.String(),
  store_name: Type.String(),
  /** Whose shift was taken over, with its count as the base; null: the base was entered. */
  received_from: Nullable(Type.String()),
  /** Money that entered the drawer or left it without a sale; negative left. */
  drawer: Type.Array(
    Type.Object({
      id: Id,
      reason: Type.Enum([...DRAWER_REASONS]),
      amount: SignedPesos,
      note: Type.String(),
      at: Instant,
      by: Type.String(),
    }),
  ),
  /** The newest ones. */
  movements: Type.Array(
    Type.Object({
      id: Id,
      order_id: Nullable(Id),
      kind: Type.String(),
      payment_method: Nullable(Id),
      status: Type.Enum([...PAYMENT_STATUSES]),
      amount: SignedPesos,
      at: Instant,
      by: Type.String(),
    }),
    { maxItems: MOST_MOVEMENTS },
  ),
  /** Of all movements, by their way of paying: how many, what they come to without void ones, and what is confirmed of it. */
  sums: Type.Array(
    Type.Object({
      payment_method: Nullable(Id),
      movements: Type.Integer(),
      amount: SignedPesos,
      confirmed: SignedPesos,
    }),
  ),
})

export type Shift = Static<typeof Shift>

/** As it was when it was closed: what is booked later belongs to another shift. */
const ClosedShift = Type.Object({ ...SHIFT, cashier_name: Type.String() })
export type ClosedShift = Static<typeof ClosedShift>

export const openShiftOf = route({
  method: 'GET',
  path: '/casher',
  tag: 'sales',
  summary:
    'The open shift of a cash register with its newest movements and the sums of all, null when it has none; with `state=closed` the closed shifts, newest first, of days `from` to `to`.',
  permission: 'manage cashier',
  query: Strict({
    cashier_id: Type.Optional(Id),
    state: Type.Optional(Type.Enum(['open', 'closed'])),
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    ...PAGE_QUERY,
  }),
  reply: Type.Object({
    code: Type.Literal(200),
    data: Type.Union([Type.Null(), Shift, Type.Array(ClosedShift)]),
    pagination: Type.Optional(Pagination),
  }),
})

export const openShift = route({
  method: 'POST',
  path: '/casher',
  tag: 'sales',
  summary: 'Open a shift on a cash register; one open shift per register.',
  permission: 'manage cashier',
  body: Strict({ cashier_id: Id, base_amount: Pesos }),
  reply: ChangeReply(Shift),
})

export const closeShift = route({
  method: 'POST',
  path: '/casher/:id/close',
  tag: 'sales',
  summary: 'Close a shift with the counted cash; returns the difference.',
  permission: 'manage cashier',
  params: IdParams,
  body: Count,
  reply: ChangeReply(Shift),
})

export const takeOverShift = route({
  method: 'POST',
  path: '/casher/:id/take-over',
  tag: 'sales',
  summary:
    "Take over the drawer of another user's open shift: that shift is closed with the count, and the user's own begins with what was counted, at once. Returns the new shift.",
  permission: 'manage cashier',
  params: IdParams,
  body: Count,
  reply: ChangeReply(Shift),
})

export const getShift = route({
  method: 'GET',
  path: '/casher/:id',
  tag: 'sales',
  summary:
    'A shift with its newest movements and the sums of all, open or closed: what a printed closing shows.',
  permission: 'manage cashier',
  params: IdParams,
  reply: Found(Shift),
})

export const recordDrawerEntry = route({
  method: 'POST',
  path: '/casher/:id/entries',
  tag: 'sales',
  summary:
    'Record cash that enters the drawer of an open shift or leaves it without a sale; no more leaves than is in it. A mistake is corrected by its opposite.',
  permission: 'manage cashier',
  params: IdParams,
  body: Strict({
    direction: Type.Enum(['in', 'out']),
    amount: Type.Integer({ minimum: 1, maximum: 10_000_000_000 }),
    reason: Type.Enum([...DRAWER_REASONS]),
    note: Filled(200),
  }),
  reply: ChangeReply(Shift),
})
