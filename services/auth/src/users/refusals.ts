import { lackedIn, type Grants } from '@deportivo/lifecycle/permissions'
import { ADMINISTRATOR, type ProfileId } from '@deportivo/lifecycle/profiles'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { rule, type KeyedText } from '@deportivo/platform/http/refused'
import type { Term } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import type { UserRow } from '../tables.ts'

interface Above {
  profile: Term
  permission: Term
}

/** The first profile with more permissions than the actor has, and what they are; null where there is none. */
async function firstAbove(
  trx: Knex.Transaction,
  actor: Actor,
  profiles: readonly ProfileId[],
): Promise<Above | null> {
  const found = await trx('auth.profile_permissions')
    .whereIn('profile_id', profiles)
    .select('profile_id', 'permission', 'scope')
  for (const profile of profiles) {
    const grants: Grants = Object.fromEntries(
      found.filter((one) => one.profile_id === profile).map(({ permission, scope }) => [permission, scope]),
    )
    const [lacked] = lackedIn(actor.grants, grants)
    if (lacked)
      return {
        profile: { key: `profile.${profile}` },
        permission: { key: `permission.${lacked}` },
      }
  }
  return null
}

/** Why the actor cannot grant these profiles; null where they can. */
export async function grantError(
  trx: Knex.Transaction,
  actor: Actor,
  profiles: readonly ProfileId[],
): Promise<KeyedText | null> {
  const above = await firstAbove(trx, actor, profiles)
  return above && { key: 'user.profile_above_you', values: { ...above } }
}

/**
 * Refuses to change a user with more permissions than the actor: with a new e-mail address or password the actor
 * could sign in as them.
 */
export async function refuseAbove(
  trx: Knex.Transaction,
  actor: Actor,
  user: { id: number; profiles: readonly ProfileId[] },
): Promise<void> {
  if (user.id === actor.id) return
  const above = await firstAbove(trx, actor, user.profiles)
  if (above) throw rule('user.person_above_you', { ...above }, { id: user.id })
}

/** Whether this is the last administrator. Locks: two who disable each other at once must not both succeed. */
export async function isLastAdministrator(trx: Knex.Transaction, userId: number): Promise<boolean> {
  await trx('auth.profiles').where({ id: ADMINISTRATOR }).forNoKeyUpdate().first('id')
  const other = await trx('auth.user_profiles as held')
    .join('auth.users as users', 'users.id', 'held.user_id')
    .where({ 'held.profile_id': ADMINISTRATOR, 'users.state_id': 'active' })
    .whereNot('users.id', userId)
    .first<Pick<UserRow, 'id'> | undefined>('users.id')
  return other === undefined
}
