import { Type } from 'typebox'
import { route, Strict } from '../route.ts'
import { IdParams, ChangeReply } from '../shapes.ts'

const Password = Type.String({
  minLength: 1,
  maxLength: 128,
  writeOnly: true,
  'x-text': { required: 'auth.password_required', minLength: 'auth.password_required' },
})

// A recovery code has 24 characters; users may type a separator between its groups.
export const FACTOR_CODE_LENGTH = 40

/** Six digits of the app, or one of the recovery codes. */
export const FactorCode = Type.String({
  minLength: 1,
  maxLength: FACTOR_CODE_LENGTH,
  'x-text': { required: 'factor.code_required', minLength: 'factor.code_required' },
})

export const enrolSecondFactor = route({
  method: 'POST',
  path: '/auth/second-factor',
  tag: 'sessions',
  summary: 'Begin with a second factor: a secret for an authenticator app. It counts once it is confirmed.',
  permission: 'signed_in',
  is_before_factor: true,
  body: Strict({ password: Password }),
  reply: ChangeReply(Type.Object({ secret: Type.String(), url: Type.String() })),
  is_secret: true,
})

export const confirmSecondFactor = route({
  method: 'POST',
  path: '/auth/second-factor/confirm',
  tag: 'sessions',
  summary: 'Confirm the second factor with a code of the app. Returns the recovery codes, only once.',
  permission: 'signed_in',
  is_before_factor: true,
  body: Strict({ code: FactorCode }),
  reply: ChangeReply(Type.Object({ recovery_codes: Type.Array(Type.String()) })),
  is_secret: true,
})

export const removeSecondFactor = route({
  method: 'DELETE',
  path: '/auth/second-factor',
  tag: 'sessions',
  summary: 'Remove the user’s own second factor, with the password.',
  permission: 'signed_in',
  body: Strict({ password: Password }),
  reply: ChangeReply(Type.Null()),
})

export const removeSecondFactorOfUser = route({
  method: 'DELETE',
  path: '/user/:id/second-factor',
  tag: 'sessions',
  summary: 'Remove the second factor of a user who lost it.',
  permission: 'update users',
  params: IdParams,
  reply: ChangeReply(Type.Null()),
})
