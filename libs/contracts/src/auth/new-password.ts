import { Type } from 'typebox'

/** Of a password that is set. The login form has its own, older rule. */
export const PASSWORD_LENGTH = { minimum: 8, maximum: 128 } as const

/** Its rules (length, not common, confirmed) are checked beyond the schema, each on its field. */
export const NewPassword = Type.String({ maxLength: PASSWORD_LENGTH.maximum, writeOnly: true })
