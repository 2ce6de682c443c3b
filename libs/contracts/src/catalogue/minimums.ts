import { Type, type Static } from 'typebox'
import { listRoute } from '../list-route.ts'
import { Strict, route } from '../route.ts'
import { ChangeReply, Found, Id, IdParams, Instant, Nullable, SIZE_OF_PRODUCT, Version } from '../shapes.ts'

const MOST_SIZES = 100
/** As many as a shop keeps of one size; a larger number is a slip of the finger. */
export const HIGHEST_MINIMUM = 9_999

const Minimums = Type.Array(
  Type.Object({ size_id: Id, size_name: Type.String(), minimum: Type.Integer(), available: Type.Integer() }),
)

export const getMinimums = route({
  method: 'GET',
  path: '/product/:id/minimums',
  tag: 'inventory',
  summary: 'The fewest units that the shop wants of each size, in all national stores together.',
  permission: 'read products',
  params: IdParams,
  reply: Found(Minimums),
})

export const setMinimums = route({
  method: 'PUT',
  path: '/product/:id/minimums',
  tag: 'inventory',
  summary:
    'Replace the minimums of a product; 0, or a size left out, means none. `version` is the product’s.',
  permission: 'update products',
  params: IdParams,
  body: Strict({
    sizes: Type.Array(
      Strict({ size_id: Id, minimum: Type.Integer({ minimum: 0, maximum: HIGHEST_MINIMUM }) }),
      { maxItems: MOST_SIZES },
    ),
    version: Version,
  }),
  reply: ChangeReply(Minimums),
})

export const UnderMinimum = Type.Object({
  ...SIZE_OF_PRODUCT,
  minimum: Type.Integer(),
  available: Type.Integer(),
  /** On their way to a national store. */
  in_transit: Type.Integer(),
  /** Available in stores that count for no minimum: what a move can bring. */
  elsewhere: Type.Integer(),
  /** What is wanted beyond what is available and in transit. */
  missing: Type.Integer(),
  since: Instant,
  last_sold_at: Nullable(Instant),
})
export type UnderMinimum = Static<typeof UnderMinimum>

export const listUnderMinimum = listRoute({
  path: '/inventory/under-minimum',
  tag: 'inventory',
  summary: 'Sizes with fewer units for sale than their minimum; those that fell last come first.',
  permission: 'read products',
  row: UnderMinimum,
  filters: { product_id: { takes: 'number' } },
  sort: ['since'],
  defaultSort: '-since',
  isSearchable: true,
})
