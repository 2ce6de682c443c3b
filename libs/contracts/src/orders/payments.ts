import { Type } from 'typebox'
import { Strict, route } from '../route.ts'
import { Filled, Id, ChangeReply, Text, Version } from '../shapes.ts'
import { File, ORDER_FILE } from './files.ts'
import { FILL_ORDERS, Order } from './order.ts'

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
