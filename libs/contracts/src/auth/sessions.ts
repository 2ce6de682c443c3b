import { Type, type Static } from 'typebox'
import { listRoute, LOOKUP_ROWS } from '../list-route.ts'
import { route, Strict } from '../route.ts'
import { IdParams, Instant, ChangeReply } from '../shapes.ts'
import { NewPassword } from './new-password.ts'

const SessionId = Type.String({ format: 'uuid', maxLength: 36 })

export const OpenSession = Type.Object({
  id: SessionId,
  /** In words, made from the browser's user agent. */
  device: Type.String(),
  address: Type.String(),
  created_at: Instant,
  last_seen_at: Instant,
  expires_at: Instant,
  /** The session of this request. */
  is_current: Type.Boolean(),
})
export type OpenSession = Static<typeof OpenSession>

const Ended = Type.Object({ ended: Type.Integer() })

const SESSION_LIST = {
  tag: 'sessions',
  row: OpenSession,
  sort: ['last_seen_at', 'created_at'],
  defaultSort: '-last_seen_at',
  perPage: LOOKUP_ROWS,
} as const

export const listSessions = listRoute({
  ...SESSION_LIST,
  path: '/session',
  summary: 'The open sessions of the user, the latest used first.',
  permission: 'signed_in',
})

export const endSession = route({
  method: 'DELETE',
  path: '/session/:id',
  tag: 'sessions',
  summary: 'End one of the user’s sessions, including its sockets.',
  permission: 'signed_in',
  params: Strict({ id: SessionId }),
  reply: ChangeReply(Ended),
})

export const endOtherSessions = route({
  method: 'DELETE',
  path: '/session',
  tag: 'sessions',
  summary: 'End all sessions of the user except this one.',
  permission: 'signed_in',
  reply: ChangeReply(Ended),
})

export const listSessionsOfUser = listRoute({
  ...SESSION_LIST,
  path: '/user/:id/session',
  summary: 'The open sessions of a user.',
  permission: 'update users',
  params: IdParams,
})

export const endSessionsOfUser = route({
  method: 'DELETE',
  path: '/user/:id/session',
  tag: 'sessions',
  summary: 'End all sessions of a user.',
  permission: 'update users',
  params: IdParams,
  reply: ChangeReply(Ended),
})

export const changePassword = route({
  method: 'PUT',
  path: '/auth/password',
  tag: 'sessions',
  summary: 'Change the user’s password, with the present one. Ends all other sessions.',
  permission: 'signed_in',
  body: Strict({
    current_password: Type.String({
      minLength: 1,
      maxLength: 128,
      writeOnly: true,
      'x-text': { required: 'auth.password_required', minLength: 'auth.password_required' },
    }),
    password: NewPassword,
    password_confirmation: NewPassword,
  }),
  reply: ChangeReply(Ended),
})
