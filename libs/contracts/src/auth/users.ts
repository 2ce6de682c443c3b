import { PROFILE_IDS, PROFILE_ROLES } from '@deportivo/lifecycle/profiles'
import { Type, type Static } from 'typebox'
import { ProfileName } from '../access.ts'
import { NewPassword } from './new-password.ts'
import { Profile } from './sign-in.ts'
import { listRoute } from '../list-route.ts'
import { PORTRAIT_FIELDS, PORTRAIT_FILE, portraitRoute } from '../portrait.ts'
import { route, Strict } from '../route.ts'
import { ChangeReply, Found, Id, IdParams, Instant, Name, Nullable, Phone, Text, Version } from '../shapes.ts'

export const USER_STATES = ['active', 'disabled'] as const

export const User = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  /** A signed address of the picture, for this caller only and for a limited time. */
  photo: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  address: Nullable(Type.String()),
  identification_number: Nullable(Type.String()),
  /** The role of their first profile. */
  role_id: Profile.properties.role_id,
  role: Type.Object({ id: Profile.properties.role_id, name: Type.String() }),
  state_id: Type.Enum([...USER_STATES]),
  state: Type.Object({ id: Type.Enum([...USER_STATES]), name: Type.String() }),
  email_verified_at: Nullable(Instant),
  profiles: Type.Array(Profile),
  codes: Type.Array(Type.Object({ id: Id, key: Type.String(), name: Type.String() })),
  has_second_factor: Type.Boolean(),
  last_signed_in_at: Nullable(Instant),
  /** Increases with every change; a change that names an older one is refused. */
  version: Type.Integer(),
  updated_by: Nullable(Type.String()),
  created_at: Instant,
  updated_at: Instant,
})
export type User = Static<typeof User>

const Document = Type.String({ maxLength: 20, pattern: '^([.\\- ]*[0-9A-Za-z][0-9A-Za-z.\\- ]*)?$' })

/** What users may change of their own record. */
const PERSONAL = {
  phone: Type.Optional(Nullable(Phone)),
  address: Type.Optional(Nullable(Text(200))),
  ...PORTRAIT_FIELDS,
  version: Version,
}

const Email = Type.String({
  format: 'email',
  maxLength: 254,
  'x-text': { required: 'auth.email_required', format: 'auth.email_invalid' },
})

const ACCOUNT = {
  identification_number: Type.Optional(Nullable(Document)),
  codes: Type.Optional(Type.Array(Id, { maxItems: 50 })),
  state_id: Type.Optional(Type.Enum([...USER_STATES])),
}

const Profiles = Type.Array(ProfileName, { minItems: 1, maxItems: 15 })

export const listUsers = listRoute({
  path: '/user',
  tag: 'users',
  summary: 'Users with their profiles and price codes.',
  permission: 'read users',
  row: User,
  filters: {
    /** The role of any of their profiles. */
    role: { takes: 'option', options: PROFILE_ROLES, as: 'role' },
    profile_id: { takes: 'option', options: PROFILE_IDS, as: 'profile' },
    state_id: { takes: 'option', options: USER_STATES, as: 'state' },
    id: { takes: 'number' },
    name: { takes: 'text' },
    email: { takes: 'text' },
    identification_number: { takes: 'text' },
    code_id: { takes: 'number' },
  },
  sort: ['name', 'id', 'email', 'state_id', 'last_signed_in_at', 'created_at', 'updated_at'],
  includes: ['profiles', 'codes', 'state', 'role'],
  isSearchable: true,
})

export const getUser = route({
  method: 'GET',
  path: '/user/:id',
  tag: 'users',
  summary: 'One user.',
  permission: 'read users',
  params: IdParams,
  reply: Found(User),
})

export const createUser = route({
  method: 'POST',
  path: '/user',
  tag: 'users',
  summary: 'Create a user. A profile with more permissions than the caller has is refused.',
  permission: 'create users',
  body: Strict({
    ...PERSONAL,
    ...ACCOUNT,
    name: Name(120),
    email: Email,
    profiles: Profiles,
    password: NewPassword,
    password_confirmation: NewPassword,
  }),
  files: [PORTRAIT_FILE],
  reply: ChangeReply(User),
})

export const updateUser = route({
  method: 'POST',
  path: '/user/:id',
  tag: 'users',
  summary: 'Change a user; also disables and enables. A new password ends the user’s sessions.',
  permission: 'update users',
  params: IdParams,
  body: Strict({
    ...PERSONAL,
    ...ACCOUNT,
    name: Type.Optional(Name(120)),
    email: Type.Optional(Email),
    profiles: Type.Optional(Profiles),
    password: Type.Optional(NewPassword),
    password_confirmation: Type.Optional(NewPassword),
  }),
  files: [PORTRAIT_FILE],
  reply: ChangeReply(User),
})

export const deleteUser = route({
  method: 'DELETE',
  path: '/user/:id',
  tag: 'users',
  summary: 'Erase a user without any orders or figures; any other user is disabled.',
  permission: 'delete users',
  params: IdParams,
  body: Strict({ version: Version }),
  reply: ChangeReply(Type.Object({ id: Id, is_erased: Type.Boolean() })),
})

export const userPicture = portraitRoute({ path: '/user/:id/photo', tag: 'users', whose: 'a user' })

export const saveOwnProfile = route({
  method: 'PUT',
  path: '/auth/me',
  tag: 'users',
  summary: 'Change the user’s own name, phone, address and picture.',
  permission: 'signed_in',
  body: Strict({ ...PERSONAL, name: Type.Optional(Name(120)) }),
  files: [PORTRAIT_FILE],
  reply: ChangeReply(User),
})

export const getOwnProfile = route({
  method: 'GET',
  path: '/auth/profile',
  tag: 'users',
  summary: 'Everything that is stored about the signed-in user.',
  permission: 'signed_in',
  reply: Found(User),
})
