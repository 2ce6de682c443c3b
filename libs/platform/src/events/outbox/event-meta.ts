import type { Actor } from '../../http/guard/actor.ts'
import type { EventMeta } from '../../service.ts'

/** The actor and request that caused an event. */
export const eventMeta = (
  { id, name, profile }: Pick<Actor, 'id' | 'name' | 'profile'>,
  requestId: string | null,
): EventMeta => ({ actor_id: id, actor_name: name, profile_id: profile, request_id: requestId })
