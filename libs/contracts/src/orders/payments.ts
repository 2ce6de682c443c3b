import { Type, type Static } from 'typebox'
import { listRoute } from '../list-route.ts'
import { Strict, route } from '../route.ts'
import { Filled, Id, Instant, Nullable, ChangeReply, SignedPesos, Text, Version } from '../shapes.ts'
import { Attachment, File, ORDER_FILE } from './files.ts'
import { FILL_ORDERS, Order } from './order.ts'
import { PAYMENT_KINDS } from './payment.ts'

export { getMoneyProof } from './money-proof.ts'

const PaymentParams = Strict({ id: Id, paymentId: Id })

export const recordPayment = route({
  method: 'POST',
  path: '/sale/:id/payments',
  tag: 'sales',
  summary:
    'Record a later payment of an order. Cash in an open register is confirmed at once; other methods come with their support in `file`, and are confirmed by accounting.',
  permission: FILL_ORDERS,
  params: Strict({ id: Id }),
  body: Strict({
    amount: Type.Integer({ minimum: 1, maximum: 100_000_000_000 }),
    payment_method: Id,
    cashier_id: Type.Optional(Id),
    note: Type.Optional(Text(500)),
    /** The return case of the order whose dearer replacement it pays. */
    return_id: Type.Optional(Id),
    file: Type.Optional(File),
    version: Version,
  }),
  files: [ORDER_FILE],
  reply: ChangeReply(Order),
})

export const payByVoucher = route({
  method: 'POST',
  path: '/sale/:id/payments/voucher',
  tag: 'sales',
  summary:
    "Pay what an order still owes, or what a return case of it charges, from a voucher of the order's client.",
  permission: FILL_ORDERS,
  params: Strict({ id: Id }),
  body: Strict({
    voucher: Id,
    amount: Type.Integer({ minimum: 1, maximum: 100_000_000_000 }),
    /** The return case of the order whose dearer replacement it pays. */
    return_id: Type.Optional(Id),
    version: Version,
  }),
  reply: ChangeReply(Order),
})

export const confirmPayment = route({
  method: 'POST',
  path: '/sale/:id/payments/:paymentId/confirm',
  tag: 'sales',
  summary: 'Confirm an unconfirmed payment against its support.',
  permission: 'validate payment',
  params: PaymentParams,
  body: Strict({ version: Version }),
  reply: ChangeReply(Order),
})

export const rejectPayment = route({
  method: 'POST',
  path: '/sale/:id/payments/:paymentId/reject',
  tag: 'sales',
  summary: 'Void an unconfirmed payment, with the reason.',
  permission: 'validate payment',
  params: PaymentParams,
  body: Strict({ reason: Filled(1_000), version: Version }),
  reply: ChangeReply(Order),
})

export const UnconfirmedPayment = Type.Object({
  id: Id,
  order_id: Id,
  /** Of the order: confirming states it. */
  order_version: Type.Integer(),
  client_id: Id,
  client_name: Type.String(),
  seller_name: Type.String(),
  kind: Type.Enum([...PAYMENT_KINDS]),
  amount: SignedPesos,
  payment_method: Nullable(Id),
  /** The return case whose dearer replacement it pays. */
  return_id: Nullable(Id),
  by: Type.String(),
  at: Instant,
  /** What proves it. */
  support: Nullable(Attachment),
})
export type UnconfirmedPayment = Static<typeof UnconfirmedPayment>

export const listUnconfirmedPayments = listRoute({
  path: '/payment',
  tag: 'sales',
  summary: 'Payments that accounting has neither confirmed nor rejected, the oldest first.',
  permission: ['read sales', 'read seller order'],
  row: UnconfirmedPayment,
  filters: {
    id: { takes: 'number' },
    order_id: { takes: 'number' },
    payment_method: { takes: 'number', as: 'method' },
    seller_id: { takes: 'number', as: 'seller' },
    has_support: { takes: 'flag', as: 'support' },
    from: { takes: 'day', as: 'from' },
    to: { takes: 'day', as: 'to' },
  },
  sort: ['id'],
})
