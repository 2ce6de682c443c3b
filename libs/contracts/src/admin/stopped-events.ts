import { Type, type Static } from 'typebox'
import { listRoute } from '../list-route.ts'
import { route, Strict } from '../route.ts'
import { Instant, ChangeReply, Text } from '../shapes.ts'

/** An event that a consumer could not apply. Later events of the same aggregate wait; all others continue. */
export const StoppedEvent = Type.Object({
  /** The consumer that stopped, by its name. */
  consumer: Type.String(),
  aggregate_type: Type.String(),
  aggregate_id: Type.String(),
  /** Its number in the event log; the server's log has the error under it. */
  pos: Type.Integer(),
  type: Type.String(),
  tries: Type.Integer(),
  failed_at: Instant,
  /** A retry was requested and has not ended. */
  is_retrying: Type.Boolean(),
  /** A newer release wrote it: it is applied when this one is updated. */
  needs_release: Type.Boolean(),
  /** Later events of the same aggregate that wait. */
  waiting: Type.Integer(),
})
export type StoppedEvent = Static<typeof StoppedEvent>

export const listStoppedEvents = listRoute({
  path: '/event/dead-letter',
  tag: 'events',
  summary: 'Events that a part of the system could not apply, with what waits behind each; oldest first.',
  permission: 'manage settings',
  row: StoppedEvent,
  sort: ['failed_at'],
})

export const retryStoppedEvent = route({
  method: 'POST',
  path: '/event/dead-letter/retry',
  tag: 'events',
  summary: 'Try again what stopped, and then all that waits behind it, in order.',
  permission: 'manage settings',
  body: Strict({ consumer: Text(200, 1), aggregate_type: Text(100, 1), aggregate_id: Text(100, 1) }),
  reply: ChangeReply(Type.Null()),
})
