import { SCOPES } from '@deportivo/lifecycle/permissions'
import { Type, type Static } from 'typebox'
import { ProfileName } from '../access.ts'
import { PermissionName } from './sign-in.ts'
import { route, Strict } from '../route.ts'
import { Found, Instant, Nullable, ChangeReply } from '../shapes.ts'

const MODULES = Type.Array(
  Strict({
    id: Type.String({ maxLength: 40 }),
    /** The granted permissions, each with its scope. */
    permissions: Type.Array(Strict({ id: PermissionName, scope: Type.Enum([...SCOPES]) }), { maxItems: 100 }),
  }),
  { maxItems: 50 },
)

/** The map of one profile: every module, with the permissions that are granted in it. */
export const PermissionMap = Type.Object({
  profile_id: ProfileName,
  name: Type.String(),
  version: Type.Integer(),
  /** How many active users have the profile. */
  people: Type.Integer(),
  /** Users with this profile must use a second factor. */
  asks_second_factor: Type.Boolean(),
  updated_by: Nullable(Type.String()),
  updated_at: Nullable(Instant),
  modules: MODULES,
})
export type PermissionMap = Static<typeof PermissionMap>

const params = Strict({ id: ProfileName })

export const getPermissions = route({
  method: 'GET',
  path: '/profile/:id/permissions',
  tag: 'users',
  summary: 'What a profile may do.',
  permission: 'manage permissions',
  params,
  reply: Found(PermissionMap),
})

export const savePermissions = route({
  method: 'PUT',
  path: '/profile/:id/permissions',
  tag: 'users',
  summary: 'Replace what a profile may do. Takes exactly what GET gave; open sessions follow within 5 s.',
  permission: 'manage permissions',
  params,
  body: Strict({
    version: Type.Optional(Type.Integer({ minimum: 1 })),
    modules: MODULES,
    /** Omitted: unchanged. */
    asks_second_factor: Type.Optional(Type.Boolean()),
  }),
  reply: ChangeReply(PermissionMap),
})
