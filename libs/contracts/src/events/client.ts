import { Type, type Static } from 'typebox'
import { Id, Instant, Nullable } from '../shapes.ts'
import { eventFamily } from './family/family.ts'
import { recordPayload, recordTypes } from './family/record.ts'

/** No name, document or address: the log is permanent, a client may be erased. */
export const ClientEvent = recordPayload(
  Type.Object({
    id: Id,
    version: Type.Integer(),
    /** final, wholesale or reseller. */
    client_type: Type.String(),
    type_of_person: Id,
    city_id: Id,
    department_id: Id,
    code_id: Nullable(Id),
    seller_id: Nullable(Id),
    created_at: Instant,
    /** The client that it was merged into, which has its orders then; null, or absent, where it is a client of its own. */
    merged_into: Type.Optional(Nullable(Id)),
  }),
)
export type ClientEvent = Static<typeof ClientEvent>

/** A merge deletes the duplicate, and its undo creates it again: in the events of a merge `changed` is `merged_into` alone. */
export const clientEvents = eventFamily({
  types: recordTypes('client'),
  payload: ClientEvent,
})
