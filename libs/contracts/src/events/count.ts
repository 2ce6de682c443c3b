import { Type, type Static } from 'typebox'
import { Id, Instant, Nullable } from '../shapes.ts'
import { eventFamily } from './family/family.ts'
import { recordPayload, recordTypes } from './family/record.ts'

/** A stock count. The differences that it found are in the events of the products. */
export const CountEvent = recordPayload(
  Type.Object({
    id: Id,
    version: Type.Integer(),
    /** The key of its state. */
    state: Type.String(),
    store_id: Id,
    /** `all`, or by which field its products are chosen. */
    scope: Type.String(),
    category_id: Nullable(Id),
    brand_id: Nullable(Id),
    product_ids: Nullable(Type.Array(Id)),
    reason: Nullable(Type.String()),
    /** What became of uncounted sizes: `zero` or `leave`. */
    uncounted: Nullable(Type.String()),
    /** Of its stock entries; null where nothing differed. */
    batch: Nullable(Type.Integer()),
    closed_at: Nullable(Instant),
  }),
)
export type CountEvent = Static<typeof CountEvent>

export const countEvents = eventFamily({ types: recordTypes('count'), payload: CountEvent })
