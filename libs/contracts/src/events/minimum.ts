import { Type, type Static } from 'typebox'
import { Id } from '../shapes.ts'
import { eventFamily } from './family/family.ts'

/** Sizes of a product crossed their minimum: what is for sale in all national stores together. */
export const MinimumEvent = Type.Object({
  product_id: Id,
  product_name: Type.String(),
  fallen: Type.Array(
    Type.Object({
      size_id: Id,
      size_name: Type.String(),
      minimum: Type.Integer(),
      available: Type.Integer(),
    }),
  ),
  /** The ids of the sizes that are no longer below theirs. */
  risen: Type.Array(Id),
  /** How many sizes of the product are below theirs now. */
  under: Type.Integer(),
  /** False where a user raised the minimum: they know. */
  by_stock: Type.Boolean(),
})
export type MinimumEvent = Static<typeof MinimumEvent>

export const minimumEvents = eventFamily({ types: ['minimum.crossed'], payload: MinimumEvent })
