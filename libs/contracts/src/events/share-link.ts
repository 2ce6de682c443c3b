import { Type, type Static } from 'typebox'
import { Id, Instant, Nullable } from '../shapes.ts'
import { eventFamily } from './family/family.ts'
import { recordPayload, recordTypes } from './family/record.ts'

/** Without its token, which opens it. */
export const ShareLinkEvent = recordPayload(
  Type.Object({
    id: Id,
    version: Type.Integer(),
    name: Type.Optional(Nullable(Type.String())),
    by_id: Id,
    code_id: Id,
    filter: Nullable(Type.String()),
    expires_at: Instant,
    is_revoked: Type.Boolean(),
  }),
)
export type ShareLinkEvent = Static<typeof ShareLinkEvent>

export const shareLinkEvents = eventFamily({
  types: recordTypes('share_link'),
  payload: ShareLinkEvent,
})
