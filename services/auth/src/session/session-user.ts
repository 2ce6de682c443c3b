import type { SessionUser } from '@deportivo/contracts/auth/sign-in'
import { userPicture } from '@deportivo/contracts/auth/users'
import { PERMISSIONS_BY_MODULE, type Grants } from '@deportivo/lifecycle/permissions'
import type { ProfileId } from '@deportivo/lifecycle/profiles'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { portraitLink, type Viewer } from '@deportivo/platform/portraits/portrait-link'
import { text, type Language } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import type { ProfileRow } from '../tables.ts'

interface ProfileWithGrants extends ProfileRow {
  id: ProfileId
  grants: Grants
}

/** The signed-in user as the console stores it: identity, price codes, and the permissions of each profile. */
export async function sessionUserOf(
  db: Knex,
  actor: Actor,
  { viewer, company_name }: { viewer: Viewer; company_name: string | null },
): Promise<SessionUser> {
  const user = await db('auth.users').where({ id: actor.id }).first('photo', 'second_factor_at')
  const preferences = await db('admin.published_preferences').where({ user_id: actor.id }).first('stored')
  const codes = await db('catalogue.published_codes')
    .whereIn('id', actor.code_ids)
    .orderBy(['sort_order', 'id'])
    .select('id', 'key', 'name')
  const profiles = await profilesWithGrants(db, actor.id)
  return {
    id: actor.id,
    role: 'admin',
    data: {
      id: actor.id,
      displayName: actor.name,
      email: actor.email,
      photoURL: portraitLink(userPicture, { id: actor.id, photo: user?.photo ?? null }, viewer),
      shortcuts: preferences?.stored.pinned_pages ?? [],
      language: actor.language,
    },
    preferences: { ...preferences?.stored, language: actor.language },
    company_name,
    codes,
    profiles: profiles.map(({ id, role_id }) => ({ id, name: profileName(id, actor.language), role_id })),
    profiles_permissions: profiles.map((profile) => ({
      id: profile.id,
      name: profileName(profile.id, actor.language),
      default_url: profile.default_url,
      modules: modulesOf(profile.grants),
    })),
    must_set_up_factor:
      user?.second_factor_at === null && profiles.some(({ asks_second_factor }) => asks_second_factor),
  }
}

export const profileName = (id: ProfileId, language: Language) => text(`profile.${id}`, {}, language)

async function profilesWithGrants(db: Knex, userId: number): Promise<ProfileWithGrants[]> {
  return queryRows<ProfileWithGrants>(
    db,
    `select p.*, coalesce((select jsonb_object_agg(pp.permission, pp.scope)
       from auth.profile_permissions pp where pp.profile_id = p.id), '{}') as grants
     from auth.user_profiles up join auth.profiles p on p.id = up.profile_id
     where up.user_id = ? order by p.sort_order`,
    [userId],
  )
}

type ModuleGrants = SessionUser['profiles_permissions'][number]['modules'][number]

function modulesOf(grants: Grants): ModuleGrants[] {
  const modules = Object.entries(PERMISSIONS_BY_MODULE).map(([id, permissions]) => ({
    id,
    permissions: permissions.flatMap((permission) => {
      const scope = grants[permission]
      return scope ? [{ id: permission, scope }] : []
    }),
  }))
  return modules.filter((module) => module.permissions.length > 0)
}
