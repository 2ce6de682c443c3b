import { Type, type Static } from 'typebox'
import { PriceCodeKey } from '../catalogue/lists.ts'
import { listRoute } from '../list-route.ts'
import { route, Strict } from '../route.ts'
import {
  ChangeReply,
  Filled,
  Found,
  Id,
  IdParams,
  Instant,
  Name,
  Nullable,
  Pesos,
  Phone,
  Quantity,
  Text,
  Version,
} from '../shapes.ts'

export const REQUEST_STATES = ['new', 'taken', 'refused'] as const

/** A visitor who wants more talks to the seller: a request is no order. */
export const MOST_REQUESTED_UNITS = 10
export const MOST_REQUESTED_LINES = 20
const MOST_REASON = 300
const MOST_OFFER = 40

/** The text whose seal proves that a link showed a product. */
export const offerOf = (link_id: number, product_id: number): string => `offer ${link_id}/${product_id}`

export const createRequest = route({
  method: 'POST',
  path: '/public/requests',
  tag: 'requests',
  summary:
    'Ask the seller of a shared link for products: no stock is held, and the reply does not depend on it. An unknown token is 404, an expired or revoked link 410.',
  permission: 'public',
  is_repeatable: true,
  body: Strict({
    /** The token of the link. */
    link: Filled(100),
    name: Name(80),
    phone: Phone,
    note: Type.Optional(Text(500)),
    /** No visitor sees this field; what fills it in is a program, and its request is dropped. */
    website: Type.Optional(Text(200)),
    lines: Type.Array(
      Strict({
        product_id: Id,
        /** As the link showed it with the product: no other product of the shop can be requested. */
        offer: Filled(MOST_OFFER),
        /** The name of the size, as the link shows it. */
        size: Filled(40),
        quantity: Type.Integer({ minimum: 1, maximum: MOST_REQUESTED_UNITS }),
      }),
      { minItems: 1, maxItems: MOST_REQUESTED_LINES },
    ),
  }),
  reply: ChangeReply(Type.Null()),
})

const SUMMARY = {
  id: Id,
  version: Type.Integer(),
  state: Type.Enum([...REQUEST_STATES]),
  name: Type.String(),
  phone: Type.String(),
  note: Nullable(Type.String()),
  product_names: Type.String(),
  units: Type.Integer(),
  seller_id: Id,
  seller: Type.String(),
  code: PriceCodeKey,
  code_name: Type.String(),
  /** The order that was made of it. */
  order_id: Nullable(Id),
  /** Why it was refused. */
  reason: Nullable(Type.String()),
  updated_by: Nullable(Type.String()),
  created_at: Instant,
  updated_at: Instant,
}
export const RequestSummary = Type.Object(SUMMARY)
export type RequestSummary = Static<typeof RequestSummary>

export const RequestLine = Type.Object({
  id: Id,
  product_id: Id,
  product_name: Type.String(),
  brand_name: Type.String(),
  color_name: Type.String(),
  photo: Nullable(Type.String()),
  size_id: Id,
  size_name: Type.String(),
  quantity: Type.Integer(),
  /** Per unit, of the link's list when it was requested; null where the product had none. */
  price: Nullable(Pesos),
  /** The same now; null where the product has no price in this list any more. */
  present_price: Nullable(Pesos),
  /** The most that one store can serve now. */
  available: Type.Integer(),
})
export type RequestLine = Static<typeof RequestLine>

export const ProductRequest = Type.Object({ ...SUMMARY, lines: Type.Array(RequestLine) })
export type ProductRequest = Static<typeof ProductRequest>

export const listRequests = listRoute({
  path: '/requests',
  tag: 'requests',
  summary:
    'What visitors of shared links asked for, newest first: of one’s own links, or of all for users who read all sales.',
  permission: 'manage share links',
  row: RequestSummary,
  filters: {
    state: { takes: 'option', options: REQUEST_STATES, as: 'state' },
    id: { takes: 'number' },
    seller_id: { takes: 'number' },
  },
  sort: ['id'],
  defaultSort: '-id',
})

export const getRequest = route({
  method: 'GET',
  path: '/requests/:id',
  tag: 'requests',
  summary: 'A request with its lines, their present prices and what is available now.',
  permission: 'manage share links',
  params: IdParams,
  reply: Found(ProductRequest),
})

export const orderRequest = route({
  method: 'POST',
  path: '/requests/:id/order',
  tag: 'requests',
  summary:
    'Make a pre-order of a request, at the present prices of its list and with its units held: all of them or nothing. `lines` changes quantities and leaves out lines.',
  permission: 'manage share links',
  params: IdParams,
  body: Strict({
    client_id: Id,
    lines: Type.Optional(
      Type.Array(Strict({ id: Id, quantity: Quantity }), { minItems: 1, maxItems: MOST_REQUESTED_LINES }),
    ),
    version: Version,
  }),
  reply: ChangeReply(Type.Object({ id: Id, order_id: Id, client_id: Id })),
})

export const refuseRequest = route({
  method: 'POST',
  path: '/requests/:id/refuse',
  tag: 'requests',
  summary: 'Refuse a request, with the reason. It is erased after 90 days.',
  permission: 'manage share links',
  params: IdParams,
  body: Strict({ reason: Filled(MOST_REASON), version: Version }),
  reply: ChangeReply(RequestSummary),
})

/** As many as a link that a program filled may have, and more. */
export const MOST_REFUSED = 200

export const refuseRequests = route({
  method: 'POST',
  path: '/requests/refuse',
  tag: 'requests',
  summary:
    'Refuse several requests for one reason: those that still wait. What became of the others meanwhile stays.',
  permission: 'manage share links',
  body: Strict({
    ids: Type.Array(Id, { minItems: 1, maxItems: MOST_REFUSED }),
    reason: Filled(MOST_REASON),
  }),
  reply: ChangeReply(
    Type.Object({
      /** How many were refused by this call. */
      refused: Type.Integer(),
    }),
  ),
})

export const REQUEST_ROUTES = [
  createRequest,
  listRequests,
  getRequest,
  orderRequest,
  refuseRequest,
  refuseRequests,
]
