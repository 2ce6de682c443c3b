import { ORDER_STATES } from '@deportivo/lifecycle/order/states'
import { Type, type Static } from 'typebox'
import { route, Strict } from '../route.ts'
import { Found, Id, Instant, PAGE_QUERY, Pesos } from '../shapes.ts'

/** With carriers, owed by clients, owed to clients, and goods with sellers. */
export const OUTSIDE_KINDS = ['ct', 'balance', 'refund', 'goods'] as const
export type OutsideKind = (typeof OUTSIDE_KINDS)[number]

/** The carrier of an order that none has: our own messenger takes it. */
export const NO_CARRIER = '-'

export const OutsideOrder = Type.Object({
  kind: Type.Enum([...OUTSIDE_KINDS]),
  order_id: Id,
  client_id: Id,
  client_name: Type.String(),
  seller_id: Id,
  seller_name: Type.String(),
  state_id: Type.Enum([...ORDER_STATES]),
  /** `-`: none. */
  carrier: Type.String(),
  amount: Pesos,
  since: Instant,
  /** Whole days since then. */
  days: Type.Integer(),
})
export type OutsideOrder = Static<typeof OutsideOrder>

export const OUTSIDE_PER_PAGE = 50

/** The orders behind a figure of the money that is outside. */
export const listOutside = route({
  method: 'GET',
  tag: 'reports',
  path: '/report/money-outside/orders',
  summary:
    'The orders whose money is outside: with a carrier (unless another kind is named), owed by a client, owed to one, or as goods with a seller; first those that are outside longest, 50 to a page unless `top` is another number. `value` is what all of them come to.',
  permission: 'read administrative',
  query: Strict({
    kind: Type.Optional(Type.Enum([...OUTSIDE_KINDS])),
    carrier: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
    client_id: Type.Optional(Id),
    seller_id: Type.Optional(Id),
    ...PAGE_QUERY,
  }),
  reply: Found(
    Type.Object({ as_of: Instant, total: Type.Integer(), value: Pesos, rows: Type.Array(OutsideOrder) }),
  ),
})
