import { Type, type Static } from 'typebox'
import { Dictionary, ErrorKeys, SAID_BY_KEY } from './shapes.ts'

/** The body of every failure. `errors` only with 422, `data` only where a business rule says which and why. */
export const Problem = Type.Object({
  code: Type.Integer(),
  message: Type.String(),
  ...SAID_BY_KEY,
  errors: Type.Optional(Dictionary(Type.Array(Type.String()))),
  /** The same messages by their keys, in the same order. */
  error_keys: Type.Optional(ErrorKeys),
  data: Type.Optional(Type.Unknown()),
  request_id: Type.Optional(Type.String()),
})
export type Problem = Static<typeof Problem>
