import { Type, type Static } from 'typebox'
import { route, Strict } from '../route.ts'
import { ChangeReply, Found, HIGHEST_QUANTITY, Id, Nullable, Pesos, Quantity, Version } from '../shapes.ts'
import { FILL_ORDERS, Order } from './order.ts'

/** What is read of each kind: the next ones have less, or lie in later stores. */
export const MOST_ALTERNATIVES = 6

const InStore = {
  product_id: Id,
  store_id: Id,
  store_name: Type.String(),
  /** Units that are free now; taking them may still be refused. */
  available: Quantity,
  unit_price: Pesos,
}

/** What can be sold instead of the units that a line is short of. */
export const Alternatives = Type.Object({
  line_id: Id,
  wanted: Quantity,
  /** What the line holds, or can hold where it is. */
  keeps: Type.Integer({ minimum: 0 }),
  missing: Type.Integer({ minimum: 0 }),
  /** The same size in other stores, in their order. */
  stores: Type.Array(Type.Object(InStore)),
  /** The same size of the reference in other colours, the fullest store of each. */
  colours: Type.Array(
    Type.Object({
      ...InStore,
      product_name: Type.String(),
      color_name: Type.String(),
      photo: Nullable(Type.String()),
    }),
  ),
})
export type Alternatives = Static<typeof Alternatives>

const SaleParams = Strict({ saleId: Id })

export const listAlternatives = route({
  method: 'GET',
  path: '/saleInventory/:saleId/alternatives',
  tag: 'sales',
  summary:
    'What can be sold instead of the units that a line is short of: the same size in another store, or in another colour of the reference. `quantity` is what is wanted, by default what the line has.',
  permission: FILL_ORDERS,
  params: SaleParams,
  query: Strict({ line_id: Id, quantity: Type.Optional(Quantity) }),
  reply: Found(Alternatives),
})

export const takeAlternative = route({
  method: 'POST',
  path: '/saleInventory/:saleId/alternatives',
  tag: 'sales',
  summary:
    'Take units of another store or colour in the place of units of a line, which keeps the others; with none left it goes. All of it, or nothing.',
  permission: FILL_ORDERS,
  params: SaleParams,
  body: Strict({
    version: Version,
    line_id: Id,
    /** What the line has afterwards. */
    keeps: Type.Integer({ minimum: 0, maximum: HIGHEST_QUANTITY }),
    product_id: Id,
    store_id: Id,
    quantity: Quantity,
  }),
  reply: ChangeReply(Order),
})
