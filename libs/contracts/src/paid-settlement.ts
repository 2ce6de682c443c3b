import { Type, type Static } from 'typebox'
import { Id } from './shapes.ts'

/** The settlement of a seller that an expense pays. */
export const PaidSettlement = Type.Object({
  id: Id,
  number: Type.Integer(),
  seller_id: Id,
  seller_name: Type.String(),
})
export type PaidSettlement = Static<typeof PaidSettlement>
