import { Type, type Static } from 'typebox'
import { Id } from '../shapes.ts'
import { eventFamily } from './family/family.ts'
import { recordPayload, recordTypes } from './family/record.ts'

/** No name, email or document: the log is permanent, a user may be erased. */
export const UserEvent = recordPayload(
  Type.Object({
    id: Id,
    version: Type.Integer(),
    /** active or disabled. */
    state_id: Type.String(),
    profile_ids: Type.Array(Type.String()),
    code_ids: Type.Array(Id),
  }),
)
export type UserEvent = Static<typeof UserEvent>

export const userEvents = eventFamily({ types: recordTypes('user'), payload: UserEvent })
