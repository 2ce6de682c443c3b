import { POLICY } from '@deportivo/lifecycle/policy'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { readSettings } from '@deportivo/platform/settings'
import { DEFAULT_LANGUAGE } from '@deportivo/texts/text'
import type { Knex } from 'knex'

interface Person {
  id: number
  name: string
  profile_ids: ProfileId[]
  code_ids: number[]
}

/** The staff of the demo company as actors: each step is done by a user with its permission. */
export interface Staff {
  withProfile(...profiles: ProfileId[]): readonly Actor[]
  one(profile: ProfileId): Actor
  /** A staff member's command context at a time, with the company's settings. */
  contextAt(actor: Actor, now: Date): CommandContext
}

function actorOf({ id, name, profile_ids, code_ids }: Person, profile: ProfileId): Actor {
  return {
    id,
    name,
    email: '',
    profile,
    profiles: profile_ids,
    grants: POLICY[profile],
    code_ids,
    language: DEFAULT_LANGUAGE,
    session_id: '',
  }
}

/** The active users, or those of them that are named: invented orders are never those of a real person. */
export async function gatherStaff(trx: Knex.Transaction, among?: readonly number[]): Promise<Staff> {
  const active = trx('auth.published_people').where('is_active', true).orderBy('id')
  const people = await (among ? active.whereIn('id', [...among]) : active)
  const settings = await readSettings(trx)
  const withProfile = (...profiles: ProfileId[]) =>
    people.flatMap((person) => {
      const profile = profiles.find((one) => person.profile_ids.includes(one))
      return profile ? [actorOf(person, profile)] : []
    })
  return {
    withProfile,
    one(profile) {
      const [actor] = withProfile(profile)
      if (!actor) throw new Error(`nobody of the demo company is ${profile}`)
      return actor
    },
    contextAt: (actor, now) => ({ actor, now, requestId: null, settings }),
  }
}
