import { ORDER_STATES } from '@deportivo/lifecycle/order/states'
import { Type, type Static } from 'typebox'
import { route, Strict } from '../route.ts'
import { Day, Found, Id, Instant, Nullable, PAGE_QUERY } from '../shapes.ts'

/** In a stage now, late there now, those that left it in these days, and of these the prepared ones. */
export const STAY_KINDS = ['late', 'now', 'passed', 'prepared'] as const
export type StayKind = (typeof STAY_KINDS)[number]

export const Stay = Type.Object({
  order_id: Id,
  nr: Id,
  client_id: Id,
  client_name: Type.String(),
  seller_name: Type.String(),
  state_id: Type.Enum([...ORDER_STATES]),
  auxiliary_user_id: Nullable(Id),
  auxiliary_name: Nullable(Type.String()),
  entered_at: Instant,
  /** Null: it lasts. */
  left_at: Nullable(Instant),
  /** Of business hours: until it ended, else until now. */
  minutes: Type.Integer(),
  target_minutes: Nullable(Type.Integer()),
  /** The problem that was noted on the order, of a stay that lasts. */
  newness: Nullable(Type.String()),
})
export type Stay = Static<typeof Stay>

export const STAYS_PER_PAGE = 50

/** The orders behind a figure of the operational report. */
export const listStays = route({
  method: 'GET',
  tag: 'reports',
  path: '/report/operational/stays',
  summary:
    'The orders behind a figure of the operational report: those in a stage now, late there now (first those that are there longest), or that left it in a range of days (first those that took longest), 50 to a page unless `top` is another number.',
  permission: 'read operational',
  query: Strict({
    /** The late ones, unless another is named. */
    kind: Type.Optional(Type.Enum([...STAY_KINDS])),
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    state_id: Type.Optional(Type.Enum([...ORDER_STATES])),
    auxiliary_user_id: Type.Optional(Id),
    store_id: Type.Optional(Id),
    ...PAGE_QUERY,
  }),
  reply: Found(Type.Object({ as_of: Instant, total: Type.Integer(), rows: Type.Array(Stay) })),
})
