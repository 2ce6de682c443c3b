import { Type } from 'typebox'
import { Product, StoreStock } from './products.ts'
import { listRoute } from '../list-route.ts'
import { Strict, route } from '../route.ts'
import { Found, Id, IdParams, Instant, MOST_UNITS, Nullable, ChangeReply, UnitCost } from '../shapes.ts'

export const CountedSize = Strict({
  size_id: Id,
  quantity: Type.Integer({ minimum: 0, maximum: MOST_UNITS }),
  unit_cost: Type.Optional(UnitCost),
})

export const countStock = route({
  method: 'POST',
  path: '/product/update/initial/stock/:id',
  tag: 'inventory',
  summary: 'Set counted quantities; the difference becomes a ledger entry. Below what is held is refused.',
  // A hundred sizes in each of a hundred stores.
  max_bytes: 700_000,
  permission: 'update products',
  params: IdParams,
  body: Strict({
    stores: Type.Array(
      Strict({ store_id: Id, sizes: Type.Array(CountedSize, { minItems: 1, maxItems: 100 }) }),
      {
        minItems: 1,
        maxItems: 100,
      },
    ),
  }),
  reply: ChangeReply(Product),
})

export const moveStock = route({
  method: 'POST',
  path: '/product/move/stock/:id',
  tag: 'inventory',
  summary:
    'Move available units of a product between two stores at once, or create a transfer of them (`mode` `transit`).',
  permission: 'update products',
  params: IdParams,
  body: Strict({
    from_store: Id,
    to_store: Id,
    size_id: Id,
    quantity: Type.Integer({ minimum: 1, maximum: MOST_UNITS }),
    mode: Type.Optional(Type.Enum(['instant', 'transit'])),
  }),
  reply: ChangeReply(
    Type.Object({
      ...Product.properties,
      /** The created transfer; null where the units were moved at once. */
      transfer_id: Nullable(Id),
    }),
  ),
})

export const stockByStore = route({
  method: 'GET',
  path: '/store/product/:id',
  tag: 'inventory',
  summary: 'What is available of a product in each store that sells.',
  permission: 'read products',
  params: IdParams,
  reply: Found(Type.Array(StoreStock)),
})

/** The key of a stock level. */
const STOCK_KEY = {
  product_id: { takes: 'number' },
  size_id: { takes: 'number', as: 'size' },
  store_id: { takes: 'number', as: 'store' },
} as const

export const listLevels = listRoute({
  path: '/inventory',
  tag: 'inventory',
  summary: 'Stock levels; `filter=product_id:N` narrows.',
  permission: 'read products',
  row: Type.Object({
    product_id: Id,
    size_id: Id,
    store_id: Id,
    on_hand: Type.Integer(),
    held: Type.Integer(),
    available: Type.Integer(),
  }),
  filters: STOCK_KEY,
  sort: ['product_id', 'size_id', 'store_id'],
})

const LedgerRow = Type.Object({
  id: Type.Integer(),
  product_id: Id,
  size_id: Id,
  store_id: Id,
  kind: Type.String(),
  on_hand_change: Type.Integer(),
  held_change: Type.Integer(),
  by: Nullable(Type.String()),
  at: Instant,
  order_id: Nullable(Id),
  return_id: Nullable(Id),
  transfer_id: Nullable(Id),
  /** The stock count that found it. */
  count_id: Nullable(Id),
})

export const listLedger = listRoute({
  path: '/inventory/history',
  tag: 'inventory',
  summary: 'Ledger entries, newest first.',
  permission: 'read products',
  row: Type.Object({ ...LedgerRow.properties, size_name: Type.String(), store_name: Type.String() }),
  filters: {
    ...STOCK_KEY,
    id: { takes: 'number' },
    order_id: { takes: 'number' },
    kind: { takes: 'text' },
    /** Days in America/Bogota, inclusive. */
    from: { takes: 'day', as: 'from' },
    to: { takes: 'day', as: 'to' },
  },
  sort: ['id'],
  defaultSort: '-id',
})

export const explainLevel = route({
  method: 'GET',
  path: '/inventory/proof',
  tag: 'inventory',
  summary:
    "Why there are N ('Por que hay N'): the moves and live holds of one product, size and store, and the sum that proves the level.",
  permission: 'read products',
  query: Strict({ product_id: Id, size_id: Id, store_id: Id }),
  reply: Found(
    Type.Object({
      on_hand: Type.Integer(),
      held: Type.Integer(),
      available: Type.Integer(),
      ledger_on_hand: Type.Integer(),
      ledger_held: Type.Integer(),
      proved: Type.Boolean(),
      moves: Type.Array(LedgerRow),
      holds: Type.Array(
        Type.Object({
          /** Null, like the seller, for an order that the caller may not see. */
          order_id: Nullable(Id),
          /** The transfer that will take the units, instead of an order. */
          transfer_id: Nullable(Id),
          /** The return case whose replacement they are; null for callers who may not read all returns. */
          return_id: Nullable(Id),
          quantity: Type.Integer(),
          seller_name: Nullable(Type.String()),
          expires_at: Nullable(Instant),
        }),
      ),
      /** Transfers of the size that are on their way: their sum is what is in the store 'in transit'. */
      in_transit: Type.Array(
        Type.Object({
          transfer_id: Id,
          from_store_name: Type.String(),
          to_store_name: Type.String(),
          quantity: Type.Integer(),
          sent_at: Instant,
        }),
      ),
      elsewhere: Type.Array(
        Type.Object({
          store_id: Id,
          store_name: Type.String(),
          type: Type.String(),
          on_hand: Type.Integer(),
        }),
      ),
    }),
  ),
})
