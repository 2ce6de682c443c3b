import { Type, type Static } from 'typebox'
import { Dictionary, Id, Pesos } from '../shapes.ts'
import { eventFamily } from './family/family.ts'
import { recordPayload, recordTypes } from './family/record.ts'

export const ProductEvent = recordPayload(
  Type.Object({
    id: Id,
    version: Type.Integer(),
    name: Type.String(),
    category_id: Id,
    subcategory_id: Id,
    brand_id: Id,
    reference_id: Id,
    color_id: Id,
    price: Pesos,
    minimal_price: Pesos,
    /** Price per price code id. */
    codes: Dictionary(Pesos),
    is_active: Type.Boolean(),
  }),
)
export type ProductEvent = Static<typeof ProductEvent>

export const productEvents = eventFamily({
  types: recordTypes('product'),
  payload: ProductEvent,
})
