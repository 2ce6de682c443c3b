import { LANGUAGES } from '@deportivo/texts/languages'
import { Type } from 'typebox'
import { route, Strict } from '../route.ts'
import { ChangeReply } from '../shapes.ts'
import { NewPassword } from './new-password.ts'

const Email = Type.String({
  format: 'email',
  maxLength: 254,
  'x-text': { required: 'auth.email_required', format: 'auth.email_invalid' },
})

/** As received by mail. */
const Token = Type.String({
  minLength: 1,
  maxLength: 100,
  'x-text': { required: 'recovery.token_required', minLength: 'recovery.token_required' },
})

export const forgotPassword = route({
  method: 'POST',
  path: '/forgotPassword',
  tag: 'auth',
  summary: 'Request a mail to set a new password. The response is the same for known and unknown addresses.',
  permission: 'public',
  body: Strict({
    email: Email,
    /** The language of the page; used for users who never chose a language. */
    language: Type.Optional(Type.Enum([...LANGUAGES])),
  }),
  reply: ChangeReply(Type.Null()),
})

export const verifyRecoveryToken = route({
  method: 'POST',
  path: '/password/reset/verifyToken',
  tag: 'auth',
  summary: 'Whether a token of a recovery mail may still be used.',
  permission: 'public',
  body: Strict({ email: Email, token: Token }),
  reply: ChangeReply(Type.Null()),
})

export const resetPassword = route({
  method: 'POST',
  path: '/password/reset',
  tag: 'auth',
  summary: 'Set a new password with the token of a recovery mail. Ends all of the user’s sessions.',
  permission: 'public',
  body: Strict({ email: Email, token: Token, password: NewPassword, password_confirmation: NewPassword }),
  reply: ChangeReply(Type.Null()),
})
