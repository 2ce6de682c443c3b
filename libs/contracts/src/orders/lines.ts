import { Type } from 'typebox'
import { FILL_ORDERS, Order, OrderLine, READ_ORDERS } from './order.ts'
import { Strict, route } from '../route.ts'
import { Found, Id, IdParams, Nullable, Pesos, Quantity, ChangeReply, Version, Versions } from '../shapes.ts'

/** Why lines are sold below their listed price. */
export const DiscountReason = Type.String({ minLength: 3, maxLength: 120 })

export const addLine = route({
  method: 'POST',
  path: '/saleInventory/:saleId',
  tag: 'sales',
  summary: 'Add a line and hold its units, or change the quantity of a line with `line_id`.',
  permission: FILL_ORDERS,
  params: Strict({ saleId: Id }),
  body: Strict({
    version: Version,
    line_id: Type.Optional(Id),
    product_id: Type.Optional(Id),
    code_id: Type.Optional(Id),
    size_id: Type.Optional(Id),
    store_id: Type.Optional(Id),
    price: Type.Optional(Pesos),
    /** Stored where the price is below the listed one. */
    discount_reason: Type.Optional(DiscountReason),
    quantity: Quantity,
  }),
  reply: ChangeReply(Order),
})

export const addSizeRun = route({
  method: 'POST',
  path: '/saleInventory/curve/:saleId',
  tag: 'sales',
  summary: 'Add several sizes of one product: all of them (`exact`), or what there is (`available`).',
  permission: FILL_ORDERS,
  params: Strict({ saleId: Id }),
  query: Strict({ store: Type.Optional(Id) }),
  body: Strict({
    version: Version,
    product_id: Id,
    code_id: Id,
    price: Pesos,
    /** Stored where the price is below the listed one. */
    discount_reason: Type.Optional(DiscountReason),
    mode: Type.Optional(Type.Enum(['exact', 'available'])),
    sizes: Type.Array(Strict({ size_id: Id, quantity: Quantity }), { minItems: 1, maxItems: 60 }),
  }),
  reply: ChangeReply(
    Type.Object({
      order: Order,
      added: Type.Array(Type.Object({ size_id: Id, quantity: Type.Integer() })),
      missing: Type.Array(
        Type.Object({
          size_id: Id,
          quantity: Type.Integer(),
          available: Type.Integer(),
          elsewhere: Type.Array(
            Type.Object({ store_id: Id, store_name: Type.String(), available: Type.Integer() }),
          ),
        }),
      ),
    }),
  ),
})

export const listLines = route({
  method: 'GET',
  path: '/saleInventory/:saleId',
  tag: 'sales',
  summary: 'The lines of an order.',
  permission: READ_ORDERS,
  params: Strict({ saleId: Id }),
  reply: Found(Type.Array(OrderLine)),
})

/** What the price of a line may become. */
export const PRICE_FIELDS = { unit_price: Pesos, discount_reason: Type.Optional(DiscountReason) }

export const changePrices = route({
  method: 'PUT',
  path: '/sale/:id/prices',
  tag: 'sales',
  summary: 'Change the price per unit of lines; below their listed price it has a reason.',
  permission: FILL_ORDERS,
  params: IdParams,
  body: Strict({
    version: Version,
    lines: Type.Array(Id, { minItems: 1, maxItems: 200 }),
    ...PRICE_FIELDS,
  }),
  reply: ChangeReply(Order),
})

export const listLineStock = route({
  method: 'GET',
  path: '/saleInventory/:saleId/stock',
  tag: 'sales',
  summary:
    'How many more units of its size are free in the store of each line of an order that the caller may edit.',
  permission: FILL_ORDERS,
  params: Strict({ saleId: Id }),
  reply: Found(Type.Array(Type.Object({ line_id: Id, available: Type.Integer() }))),
})

export const removeLines = route({
  method: 'DELETE',
  path: '/sale/:saleId/products',
  tag: 'sales',
  summary: 'Remove lines, by their ids or by product and size; their units are released.',
  permission: FILL_ORDERS,
  params: Strict({ saleId: Id }),
  query: Strict({ product_id: Type.Optional(Id), size_id: Type.Optional(Id) }),
  body: Strict({
    version: Version,
    lines: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 200 })),
    product_id: Type.Optional(Id),
    size_id: Type.Optional(Id),
  }),
  reply: ChangeReply(Order),
})

const Picked = Type.Integer({ minimum: 0, maximum: 10_000 })

export const pickLines = route({
  method: 'POST',
  path: '/sale/:id/picks',
  tag: 'dispatch',
  summary:
    'Record what was picked of each line; quantities are totals, so a repeated scan changes nothing. A line keeps its quantity where it is no longer the one that was `seen`.',
  permission: 'prepare orders',
  params: IdParams,
  body: Strict({
    version: Version,
    lines: Type.Array(Strict({ line_id: Id, quantity: Picked, seen: Type.Optional(Picked) }), {
      minItems: 1,
      maxItems: 200,
    }),
  }),
  reply: ChangeReply(Order),
})

export const transferUnits = route({
  method: 'POST',
  path: '/sale/transfer',
  tag: 'sales',
  summary: 'Move held units from a line of `sale_out` to `sale_in`, in one step.',
  permission: FILL_ORDERS,
  body: Strict({
    product_id: Id,
    sale_in: Id,
    sale_out: Id,
    size_id: Id,
    quantity: Quantity,
    price: Type.Optional(Pesos),
    group_id: Type.Optional(Nullable(Id)),
    /** Of `sale_out`, whose line the caller saw. */
    version: Version,
    /** Of both orders, by their ids. */
    versions: Versions,
  }),
  reply: ChangeReply(Order),
})

export const groupLines = route({
  method: 'PUT',
  path: '/sale/:id/group',
  tag: 'sales',
  summary: 'Label lines that travel together.',
  permission: FILL_ORDERS,
  params: IdParams,
  body: Strict({
    group_id: Nullable(Id),
    lines: Type.Array(Id, { minItems: 1, maxItems: 200 }),
    version: Version,
  }),
  reply: ChangeReply(Order),
})

/** What changes lines that are in an order, and what they need to know. */
export const LINE_CHANGES = [transferUnits, groupLines, changePrices, listLineStock] as const
