import { Type, type Static } from 'typebox'
import { Id, Nullable } from '../shapes.ts'
import { eventFamily } from './family/family.ts'
import { recordPayload, recordTypes } from './family/record.ts'

/** A visitor's request, without anything personal: neither name, phone nor note. */
export const RequestEvent = recordPayload(
  Type.Object({
    id: Id,
    version: Type.Integer(),
    link_id: Id,
    seller_id: Id,
    code_id: Id,
    /** The key of its state. */
    state: Type.String(),
    units: Type.Integer(),
    order_id: Nullable(Id),
  }),
)
export type RequestEvent = Static<typeof RequestEvent>

export const requestEvents = eventFamily({ types: recordTypes('request'), payload: RequestEvent })
