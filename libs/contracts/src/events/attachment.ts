import { Type, type Static } from 'typebox'
import { Id, Nullable } from '../shapes.ts'
import { eventFamily } from './family/family.ts'

export const AttachmentEvent = Type.Object({
  attachment_id: Id,
  order_id: Nullable(Id),
  type: Type.Integer(),
  path: Type.String(),
  media_type: Type.String(),
  /** Absent on a file that was only received. */
  state: Type.Optional(Type.String()),
})
export type AttachmentEvent = Static<typeof AttachmentEvent>

export const attachmentEvents = eventFamily({
  types: ['attachment.received', 'attachment.settled'],
  payload: AttachmentEvent,
})
