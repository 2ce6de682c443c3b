import type { Actor } from '../../http/guard/actor.ts'
import type { EventMeta } from '../../service.ts'

/** Who caused an event, and in which request. */
export const eventMeta = (
  { id, name, profile }: Pick<Actor, 'id' | 'name' | 'profile'>,
  requestId: string | null,
): EventMeta => ({ actor_id: id, actor_name: name, profile_id: profile, request_id: requestId })
