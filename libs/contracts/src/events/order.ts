import { ORDER_STATES } from '@deportivo/lifecycle/order/states'
import { ORDER_STEPS } from '@deportivo/lifecycle/order/steps'
import { Type, type Static } from 'typebox'
import { Card } from '../dispatch/board.ts'
import { Id, Instant, Nullable, Pesos, SignedPesos } from '../shapes.ts'
import { eventFamily } from './family.ts'

const Line = Type.Object({
  product_id: Id,
  size_id: Id,
  store_id: Id,
  quantity: Type.Integer(),
  price: Pesos,
  brand_name: Type.String(),
  category_name: Type.String(),
  reference_name: Type.String(),
})

/** Every order event carries the order as it is after the change, so a reader needs no second question. */
export const OrderEvent = Type.Object({
  step: Nullable(Type.String()),
  from: Nullable(Type.Enum([...ORDER_STATES])),
  note: Nullable(Type.String()),
  card: Card,
  client_id: Id,
  profile_id: Type.String(),
  previous_auxiliary_id: Nullable(Id),
  checked_out_at: Nullable(Instant),
  stock_left_at: Nullable(Instant),
  lines: Type.Array(Line),
  paid: SignedPesos,
})
export type OrderEvent = Static<typeof OrderEvent>

const WITHOUT_STEP = [
  'order.created',
  'order.lines_changed',
  'order.fields_changed',
  'order.picked',
  'order.step_undone',
  'order.attachment_added',
  'order.holds_expired',
] as const

export const orderEvents = eventFamily({
  types: [...new Set<string>([...WITHOUT_STEP, ...Object.values(ORDER_STEPS).map(({ event }) => event)])],
  payload: OrderEvent,
})
