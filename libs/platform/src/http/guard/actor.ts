import type { Grants, Permission } from '@deportivo/contracts/access'
import type { Language } from '@deportivo/texts/text'

/** The authenticated user, with the permissions of the chosen profile only. */
export interface Actor {
  id: number
  name: string
  email: string
  profile: string
  profiles: readonly string[]
  grants: Grants
  code_ids: readonly number[]
  language: Language
  session_id: string
}

export const may = (actor: Pick<Actor, 'grants'>, permission: Permission): boolean =>
  actor.grants[permission] !== undefined

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    /** Files uploaded with this request: removed afterwards unless the handler stored them. */
    uploads: { path: string; isStored: boolean }[]
  }
}
