import { Type, type Static } from 'typebox'
import { listRoute } from '../list-route.ts'
import { Strict, route } from '../route.ts'
import { Id, IdParams, Instant, Nullable, Pesos, ChangeReply } from '../shapes.ts'
import { File, ORDER_FILE } from './files.ts'
import { Order } from './order.ts'
import { REFUND_STATES } from './payment.ts'

export type RefundState = (typeof REFUND_STATES)[number]

export const Refund = Type.Object({
  id: Id,
  order_id: Id,
  client_id: Id,
  client_name: Type.String(),
  amount: Pesos,
  state: Type.Enum([...REFUND_STATES]),
  created_at: Instant,
  settled_at: Nullable(Instant),
  settled_by: Nullable(Type.String()),
  /** The voucher that it became. */
  voucher_id: Nullable(Id),
})
export type Refund = Static<typeof Refund>

export const listRefunds = listRoute({
  path: '/refund',
  tag: 'sales',
  summary:
    'Money owed to clients of cancelled and returned orders, the oldest first; `filter=state:pending`.',
  permission: ['read sales', 'read seller order'],
  row: Refund,
  filters: {
    id: { takes: 'number' },
    order_id: { takes: 'number' },
    client_id: { takes: 'number' },
    state: { takes: 'option', options: REFUND_STATES },
  },
  sort: ['id', 'created_at'],
})

export const payRefund = route({
  method: 'POST',
  path: '/refund/:id/pay',
  tag: 'sales',
  summary: 'Pay a refund, once: cash out of an open register by its cashier, anything else by accounting.',
  permission: ['validate payment', 'manage cashier'],
  params: IdParams,
  body: Strict({ payment_method: Id, cashier_id: Type.Optional(Id), file: Type.Optional(File) }),
  files: [ORDER_FILE],
  reply: ChangeReply(Order),
})

export const refundAsVoucher = route({
  method: 'POST',
  path: '/refund/:id/voucher',
  tag: 'sales',
  summary: 'Turn a refund into a voucher of the client, once.',
  permission: ['update sales', 'own seller order'],
  params: IdParams,
  reply: ChangeReply(Order),
})
