import { Type, type Static } from 'typebox'
import { route, Strict } from '../route.ts'
import { Found, Id, Nullable } from '../shapes.ts'

const Often = Type.Object({
  /** Cases that were requested in the last `days`, without cancelled ones; counted up to a hundred. */
  count: Type.Integer(),
  /** From so many on they are pointed out. */
  limit: Type.Integer(),
  is_often: Type.Boolean(),
})

export const ReturnsOften = Type.Object({
  days: Type.Integer(),
  client: Nullable(Often),
  product: Nullable(Often),
})
export type ReturnsOften = Static<typeof ReturnsOften>

export const getReturnsOften = route({
  method: 'GET',
  path: '/return/often',
  tag: 'returns',
  summary:
    'How often a client or a product returned lately, of the cases that the profile may see, and from which number on the company points it out.',
  permission: 'read returns',
  query: Strict({ client_id: Type.Optional(Id), product_id: Type.Optional(Id) }),
  reply: Found(ReturnsOften),
})
