import { Type, type Static } from 'typebox'
import { listRoute } from '../list-route.ts'
import { Strict, route } from '../route.ts'
import { ChangeReply, Id, Instant } from '../shapes.ts'

const MissingSize = Type.Object({
  size_id: Id,
  size_name: Type.String(),
  /** Where it lies, the most first. */
  stores: Type.Array(Type.Object({ store_id: Id, store_name: Type.String(), available: Type.Integer() })),
})

const ProposedMove = Type.Object({
  size_id: Id,
  size_name: Type.String(),
  from_store: Id,
  from_store_name: Type.String(),
  quantity: Type.Integer(),
})

export const BrokenRun = Type.Object({
  product_id: Id,
  product_name: Type.String(),
  reference_name: Type.String(),
  color_name: Type.String(),
  store_id: Id,
  store_name: Type.String(),
  /** Units of the product that sold in the last 30 days. */
  sold_lately: Type.Integer(),
  missing: Type.Array(MissingSize),
  moves: Type.Array(ProposedMove),
  checked_at: Instant,
})
export type BrokenRun = Static<typeof BrokenRun>

export const listBrokenRuns = listRoute({
  path: '/inventory/broken-runs',
  tag: 'inventory',
  summary:
    'Products whose middle sizes are gone in one store and lie in another, with the move that mends it; the best sold first.',
  permission: 'read products',
  row: BrokenRun,
  filters: {
    product_id: { takes: 'number' },
    store_id: { takes: 'number', as: 'store' },
  },
  sort: ['sold_lately'],
  defaultSort: '-sold_lately',
  isSearchable: true,
})

/** Sizes of one product. */
const MOST_SIZES = 100

export const mendRun = route({
  method: 'POST',
  path: '/inventory/broken-runs/move',
  tag: 'inventory',
  summary:
    'Move one unit of each named size into the store, at once or as drafts of transfers. Refused where that is no longer the proposed move.',
  permission: 'update products',
  body: Strict({
    product_id: Id,
    store_id: Id,
    mode: Type.Enum(['instant', 'transit']),
    moves: Type.Array(Strict({ from_store: Id, size_id: Id }), { minItems: 1, maxItems: MOST_SIZES }),
  }),
  reply: ChangeReply(
    Type.Object({
      /** The drafts, one for each store that gives; none where the units were moved at once. */
      transfer_ids: Type.Array(Id),
    }),
  ),
})
