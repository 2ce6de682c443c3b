import { Type, type Static } from 'typebox'
import { Id, Instant, Nullable } from '../shapes.ts'
import { eventFamily } from './family/family.ts'
import { recordPayload, recordTypes } from './family/record.ts'

/** A transfer between stores. What its steps did to stock is in the events of the products. */
export const TransferEvent = recordPayload(
  Type.Object({
    id: Id,
    version: Type.Integer(),
    /** The key of its state. */
    state: Type.String(),
    from_store: Id,
    to_store: Id,
    note: Nullable(Type.String()),
    /** Why another number arrived than was sent, or why it was cancelled. */
    reason: Nullable(Type.String()),
    /** Of one cancelled in transit: `returned` or `lost`. */
    goods: Nullable(Type.String()),
    sent_at: Nullable(Instant),
    closed_at: Nullable(Instant),
    lines: Type.Array(
      Type.Object({
        line_id: Type.Integer(),
        product_id: Id,
        size_id: Id,
        quantity: Type.Integer(),
        /** What was counted on arrival; null before. */
        received: Nullable(Type.Integer()),
      }),
    ),
  }),
)
export type TransferEvent = Static<typeof TransferEvent>

export const transferEvents = eventFamily({ types: recordTypes('transfer'), payload: TransferEvent })
