import { PERMISSIONS, SCOPES } from '@deportivo/lifecycle/permissions'
import { PROFILE_IDS, PROFILE_ROLES } from '@deportivo/lifecycle/profiles'
import { Type, type Static } from 'typebox'
import { StoredPreferences } from '../admin/preferences.ts'
import { ProfileName } from '../access.ts'
import { listRoute, LOOKUP_ROWS } from '../list-route.ts'
import { route, Strict } from '../route.ts'
import { FACTOR_CODE_LENGTH } from './second-factor.ts'
import { Found, Id, Nullable, ChangeReply, Text } from '../shapes.ts'

export const PermissionName = Type.Enum([...PERMISSIONS])

export const Profile = Type.Object({
  id: ProfileName,
  name: Type.String(),
  role_id: Type.Enum([...PROFILE_ROLES]),
})

const ProfilePermissions = Type.Object({
  id: ProfileName,
  name: Type.String(),
  default_url: Type.String(),
  modules: Type.Array(
    Type.Object({
      id: Type.String(),
      permissions: Type.Array(Type.Object({ id: PermissionName, scope: Type.Enum([...SCOPES]) })),
    }),
  ),
})

export const SessionUser = Type.Object({
  id: Id,
  role: Type.Literal('admin'),
  data: Type.Object({
    id: Id,
    displayName: Type.String(),
    email: Type.String(),
    photoURL: Nullable(Type.String()),
    shortcuts: Type.Array(Type.String()),
    language: Type.String(),
  }),
  preferences: StoredPreferences,
  /** What is printed is headed by it; null: the company has not named itself. */
  company_name: Nullable(Type.String()),
  /** Price codes the user may sell with. */
  codes: Type.Array(Type.Object({ id: Id, key: Type.String(), name: Type.String() })),
  profiles: Type.Array(Profile),
  profiles_permissions: Type.Array(ProfilePermissions),
  /** A profile of theirs requires a second factor, and they have none: until then all other calls are refused. */
  must_set_up_factor: Type.Boolean(),
})
export type SessionUser = Static<typeof SessionUser>

const LoginBody = Strict({
  email: Type.String({
    format: 'email',
    maxLength: 254,
    'x-text': {
      required: 'auth.email_required',
      format: 'auth.email_invalid',
      minLength: 'auth.email_required',
    },
  }),
  password: Type.String({
    minLength: 6,
    maxLength: 128,
    writeOnly: true,
    'x-text': { required: 'auth.password_required', minLength: 'auth.password_short' },
  }),
  /** Of the second factor, for users who have one; without it the login is refused on this field. */
  code: Type.Optional(Text(FACTOR_CODE_LENGTH)),
})

export const login = route({
  method: 'POST',
  path: '/auth/email',
  tag: 'auth',
  summary:
    'Sign in with email and password. Wrong credentials return 422 on both fields; too many failures 429.',
  permission: 'public',
  body: LoginBody,
  reply: ChangeReply(Type.Object({ access_token: Type.String(), expires_at: Type.String() })),
})

export const me = route({
  method: 'GET',
  path: '/auth/me',
  tag: 'auth',
  summary: 'The signed-in user with profiles and the permissions of each.',
  permission: 'signed_in',
  is_before_factor: true,
  reply: Found(Type.Object({ data: SessionUser })),
})

export const logout = route({
  method: 'DELETE',
  path: '/auth/logout',
  tag: 'auth',
  summary: 'End this session, its sockets included.',
  permission: 'signed_in',
  is_before_factor: true,
  reply: ChangeReply(Type.Null()),
})

export const listProfiles = listRoute({
  path: '/profile',
  tag: 'auth',
  summary: 'Profiles with their role.',
  permission: 'signed_in',
  row: Type.Object({
    ...Profile.properties,
    role: Type.Object({ id: Type.String(), name: Type.String() }),
  }),
  filters: {
    id: { takes: 'option', options: PROFILE_IDS },
    role_id: { takes: 'option', options: PROFILE_ROLES },
  },
  sort: ['position', 'id', 'name'],
  includes: ['role'],
  isSearchable: true,
  perPage: LOOKUP_ROWS,
})

export const listRoles = listRoute({
  path: '/role',
  tag: 'auth',
  summary: 'The roles a profile may carry.',
  permission: 'signed_in',
  row: Type.Object({ id: Profile.properties.role_id, name: Type.String() }),
  filters: { id: { takes: 'option', options: PROFILE_ROLES } },
  sort: ['id', 'name'],
  isSearchable: true,
  perPage: LOOKUP_ROWS,
})

export const listModules = listRoute({
  path: '/module',
  tag: 'auth',
  summary: 'Modules with the permissions of each.',
  permission: 'signed_in',
  row: Type.Object({
    id: Type.String(),
    permissions: Type.Array(Type.Object({ id: PermissionName })),
  }),
  filters: { id: { takes: 'text' } },
  sort: ['position', 'id'],
  perPage: LOOKUP_ROWS,
})

/** A user as pickers show them. */
export const Person = Type.Object({ id: Id, name: Type.String(), profiles: Type.Array(ProfileName) })

export const listAssistants = listRoute({
  path: '/dispatch/assistants',
  tag: 'dispatch',
  summary: 'Active dispatch assistants with the orders each has in hand.',
  permission: 'assign orders',
  row: Type.Object({ id: Id, name: Type.String(), orders_in_hand: Type.Integer() }),
  filters: { id: { takes: 'number' } },
  sort: ['name', 'id', 'orders_in_hand'],
  isSearchable: true,
  perPage: LOOKUP_ROWS,
})

export const listSellers = listRoute({
  path: '/sale/sellers',
  tag: 'sales',
  summary: 'People who may be the seller of an order.',
  permission: ['read sales', 'create sales'],
  row: Person,
  filters: { id: { takes: 'number' } },
  sort: ['name', 'id'],
  isSearchable: true,
  perPage: LOOKUP_ROWS,
})
