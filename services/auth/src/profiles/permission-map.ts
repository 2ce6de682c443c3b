import type { PermissionMap } from '@deportivo/contracts/auth/permissions'
import { PERMISSIONS_BY_MODULE, type Grants } from '@deportivo/lifecycle/permissions'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import type { Language } from '@deportivo/texts/text'
import { notFound } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import { profileName } from '../session/session-user.ts'

export type MapReply = Omit<PermissionMap, 'updated_at'> & { updated_at: Date | null }

/** The present permissions of a profile. */
export async function grantsOf(db: Knex, profile_id: ProfileId): Promise<Grants> {
  const rows = await db('auth.profile_permissions').where({ profile_id }).select('permission', 'scope')
  return Object.fromEntries(rows.map(({ permission, scope }) => [permission, scope]))
}

/** The map as a screen edits it: every module, with what is granted in it. */
export async function readMap(db: Knex, profile_id: ProfileId, language: Language): Promise<MapReply> {
  const profile = await db('auth.profiles').where({ id: profile_id }).first()
  if (!profile) throw notFound()
  const grants = await grantsOf(db, profile_id)
  return {
    profile_id,
    name: profileName(profile_id, language),
    version: profile.version,
    people: await peopleWith(db, profile_id),
    asks_second_factor: profile.asks_second_factor,
    updated_by: profile.updated_by,
    updated_at: profile.updated_at,
    modules: Object.entries(PERMISSIONS_BY_MODULE).map(([id, permissions]) => ({
      id,
      permissions: permissions.flatMap((permission) => {
        const scope = grants[permission]
        return scope ? [{ id: permission, scope }] : []
      }),
    })),
  }
}

async function peopleWith(db: Knex, profile_id: ProfileId): Promise<number> {
  const [counted] = await db('auth.user_profiles as held')
    .join('auth.users as users', 'users.id', 'held.user_id')
    .where({ 'held.profile_id': profile_id, 'users.state_id': 'active' })
    .count<{ count: number }[]>('* as count')
  return counted?.count ?? 0
}
