import { Type, type Static } from 'typebox'
import { Dictionary, ErrorKeys, MESSAGE_KEY_FIELDS } from './shapes.ts'

/**
 * The body of every failure. `errors` only with 422, `data` only where a business rule gives its name and details.
 */
export const Problem = Type.Object({
  code: Type.Integer(),
  message: Type.String(),
  ...MESSAGE_KEY_FIELDS,
  errors: Type.Optional(Dictionary(Type.Array(Type.String()))),
  /** The same messages as keys, in the same order. */
  error_keys: Type.Optional(ErrorKeys),
  data: Type.Optional(Type.Unknown()),
  request_id: Type.Optional(Type.String()),
})
export type Problem = Static<typeof Problem>
