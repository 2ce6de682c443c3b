import { Type, type Static } from 'typebox'
import { Dictionary } from './shapes.ts'

/** The body of every failure. `errors` only with 422, `data` only where a business rule says which and why. */
export const Problem = Type.Object({
  code: Type.Integer(),
  message: Type.String(),
  message_key: Type.Optional(Type.String()),
  errors: Type.Optional(Dictionary(Type.Array(Type.String()))),
  data: Type.Optional(Type.Unknown()),
  request_id: Type.Optional(Type.String()),
})
export type Problem = Static<typeof Problem>
