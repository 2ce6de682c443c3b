import { Type, type Static } from 'typebox'
import { Id, Instant, Nullable, Pesos } from '../shapes.ts'
import { eventFamily } from './family/family.ts'
import { recordPayload, recordTypes } from './family/record.ts'

/** Units that left quarantine, or a claim for them. The stock events of the product have their movements. */
export const QuarantineExitEvent = recordPayload(
  Type.Object({
    id: Id,
    version: Type.Integer(),
    /** restock, write_off or claim. */
    kind: Type.String(),
    /** done, open, settled or undone. */
    state: Type.String(),
    product_id: Id,
    size_id: Id,
    store_id: Id,
    quantity: Type.Integer(),
    unit_cost: Nullable(Pesos),
    reason: Type.String(),
    supplier: Nullable(Type.String()),
    /** Of a settled claim. */
    replaced: Nullable(Type.Integer()),
    credit: Nullable(Pesos),
    closed_at: Nullable(Instant),
  }),
)
export type QuarantineExitEvent = Static<typeof QuarantineExitEvent>

export const quarantineExitEvents = eventFamily({
  types: recordTypes('quarantine_exit'),
  payload: QuarantineExitEvent,
})
