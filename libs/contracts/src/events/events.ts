import { ORDER_STATES } from '@deportivo/lifecycle/order-states'
import { ORDER_STEPS } from '@deportivo/lifecycle/order-steps'
import { Type, type Static } from 'typebox'
import { Card } from '../dispatch/board.ts'
import { firstVersion, type EventVersions } from './versions.ts'
import { ATTACHMENT_STATES } from '../orders/files.ts'
import { Id, Instant, Nullable, Pesos, SignedPesos } from '../shapes.ts'

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

export const AttachmentEvent = Type.Object({
  attachment_id: Id,
  order_id: Nullable(Id),
  type: Type.Integer(),
  path: Type.String(),
  media_type: Type.String(),
  /** Absent on a file that was only received. */
  state: Type.Optional(Type.Enum([...ATTACHMENT_STATES])),
})
export type AttachmentEvent = Static<typeof AttachmentEvent>

/** Somebody forgot a password. Who, and the token, never stand in an event: the log is kept for ever. */
export const RecoveryEvent = Type.Object({ recovery_id: Id })
export type RecoveryEvent = Static<typeof RecoveryEvent>

/** A line of the audit was written. Neither names nor values: the log is kept for ever, people may be erased. */
export const AuditEvent = Type.Object({
  audit_id: Id,
  /** One of AUDIT_ACTS when it was written; later ones may be more. */
  act: Type.String(),
  subject: Type.String(),
  subject_id: Type.String(),
  /** Names of the fields that changed. */
  fields: Type.Array(Type.String()),
})
export type AuditEvent = Static<typeof AuditEvent>

/** A reader of events put one aside; later ones of the same thing wait behind it. */
export const ReaderStoppedEvent = Type.Object({
  consumer: Type.String(),
  aggregate_type: Type.String(),
  aggregate_id: Type.String(),
  pos: Type.Integer(),
})
export type ReaderStoppedEvent = Static<typeof ReaderStoppedEvent>

const PLAIN_ORDER_EVENTS = [
  'order.created',
  'order.lines_changed',
  'order.fields_changed',
  'order.picked',
  'order.step_undone',
  'order.attachment_added',
  'order.holds_expired',
] as const

const ORDER_EVENTS = [
  ...new Set([...PLAIN_ORDER_EVENTS, ...Object.values(ORDER_STEPS).map((step) => step.event)]),
]

const order = firstVersion(OrderEvent)
const attachment = firstVersion(AttachmentEvent)

/**
 * Every event that is told, with the shapes its payload has had. A released shape never changes: freeze it under a name
 * of its own, and let today's follow it (`followedBy`).
 */
export const EVENTS: Readonly<Record<string, EventVersions>> = {
  ...Object.fromEntries(ORDER_EVENTS.map((type) => [type, order])),
  'attachment.received': attachment,
  'attachment.settled': attachment,
  'recovery.requested': firstVersion(RecoveryEvent),
  'audit.written': firstVersion(AuditEvent),
  'reader.stopped': firstVersion(ReaderStoppedEvent),
}
export { ORDER_EVENTS }
