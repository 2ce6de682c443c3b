import { Type, type Static } from 'typebox'
import { Strict, route } from '../route.ts'
import { PAYMENT_STATUSES } from '../orders/payment.ts'
import {
  Day,
  Id,
  IdParams,
  Instant,
  Nullable,
  Pagination,
  Pesos,
  ChangeReply,
  SignedPesos,
  Text,
} from '../shapes.ts'

const SHIFT = {
  id: Id,
  cashier_id: Id,
  base_amount: Pesos,
  opened_at: Instant,
  opened_by: Type.String(),
  closed_at: Nullable(Instant),
  closed_by: Nullable(Type.String()),
  counted_amount: Nullable(Pesos),
  /** The expected amount in the drawer: base and confirmed cash. */
  expected_amount: SignedPesos,
  difference: Nullable(SignedPesos),
  note: Nullable(Type.String()),
}

const Shift = Type.Object({
  ...SHIFT,
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
    'The open shift of a cash register with its movements, null when it has none; with `state=closed` the closed shifts, newest first, of days `from` to `to`.',
  permission: 'manage cashier',
  query: Strict({
    cashier_id: Type.Optional(Id),
    state: Type.Optional(Type.Enum(['open', 'closed'])),
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    top: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
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
  body: Strict({ counted_amount: Pesos, note: Type.Optional(Text(500)) }),
  reply: ChangeReply(Shift),
})
