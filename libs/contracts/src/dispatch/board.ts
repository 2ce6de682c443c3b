import { Type, type Static } from 'typebox'
import { CardFacts, type Order, NextStep } from '../orders/order.ts'
import { OrderStateName, OrderTypeName } from '../orders/order-names.ts'
import { listRoute, LOOKUP_ROWS, type Filters } from '../list-route.ts'
import { route, Strict } from '../route.ts'
import { BusinessHours, Carrier } from '../admin/settings.ts'
import {
  Dictionary,
  Found,
  Id,
  IdParams,
  Instant,
  Nullable,
  Pesos,
  ChangeReply,
  SignedPesos,
} from '../shapes.ts'

/** What a card shows. The same row is sent in the snapshot and in live deltas, so it names no viewer. */
export const Card = Type.Object({
  id: Id,
  version: Type.Integer(),
  state_id: OrderStateName,
  state_entered_at: Instant,
  type_order: OrderTypeName,
  client_name: Type.String(),
  city_id: Nullable(Id),
  city_name: Nullable(Type.String()),
  seller_id: Id,
  seller_name: Type.String(),
  auxiliary_user_id: Nullable(Id),
  auxiliary_name: Nullable(Type.String()),
  payment_method: Nullable(Id),
  units: Type.Integer(),
  ...CardFacts,
  total_value: Pesos,
  total_balance: SignedPesos,
  newness: Nullable(Type.String()),
  carrier: Nullable(Type.String()),
  guide_number: Nullable(Type.String()),
  created_at: Instant,
})
export type Card = Static<typeof Card>

/** What an assistant may see of an order before claiming it: neither client nor amounts. */
export const AvailableCard = Type.Object({
  id: Id,
  version: Type.Integer(),
  state_id: OrderStateName,
  state_entered_at: Instant,
  type_order: OrderTypeName,
  city_id: Nullable(Id),
  city_name: Nullable(Type.String()),
  is_local_delivery: Type.Boolean(),
  units: Type.Integer(),
  references: Type.Integer(),
})
export type AvailableCard = Static<typeof AvailableCard>

const named = <Fields>(schema: { properties: object }, facts: object): Fields =>
  Object.fromEntries(
    Object.keys(schema.properties).map((name) => [name, facts[name as keyof typeof facts]]),
  ) as Fields

/** Leaves only the fields of a card that its schema names: a field added to cards later is hidden by default. */
export const availableCardOf = (card: Card): AvailableCard => named(AvailableCard, card)

/** The card of a whole order, as the board will show it. */
export const cardOfOrder = (order: Order): Card => named(Card, order)

/** The filters of the board: applied on the screen only, since all of its cards are there. */
export const BOARD_FILTERS = {
  assistant: { takes: 'text', as: 'assistant' },
  city: { takes: 'number', as: 'city' },
  payment: { takes: 'number', as: 'payment' },
  state: { takes: 'text', as: 'state' },
  department: { takes: 'number', as: 'department' },
  carrier: { takes: 'text', as: 'carrier' },
  seller: { takes: 'number', as: 'seller' },
  from: { takes: 'day', as: 'from' },
  to: { takes: 'day', as: 'to' },
  late: { takes: 'flag', as: 'late' },
  news: { takes: 'flag', as: 'news' },
  guide: { takes: 'flag', as: 'guide' },
  mine: { takes: 'flag', as: 'mine' },
} as const satisfies Filters

export const getBoard = route({
  method: 'GET',
  path: '/dispatch/board',
  tag: 'dispatch',
  summary: "The caller's own board: its room, the sequence it is at, and every card.",
  permission: 'read orders',
  is_versioned: true,
  reply: Found(
    Type.Object({
      room: Type.String(),
      sequence: Type.Integer(),
      /** When this version of the board was first read; the header `As-Of` is of the reply. */
      as_of: Instant,
      /** Minutes a card may stay in each stage before it is late. */
      targets: Dictionary(Type.Integer()),
      /** The hours in which those minutes are counted. */
      business_hours: BusinessHours,
      /** The version of the settings. */
      settings_version: Type.Integer(),
      columns: Type.Array(OrderStateName),
      cards: Type.Array(Card),
      delivered_today: Type.Integer(),
      /** The orders that the caller may claim ('Lo tomo'); null where the shop does not allow it. */
      available: Nullable(
        Type.Object({ room: Type.String(), sequence: Type.Integer(), cards: Type.Array(AvailableCard) }),
      ),
    }),
  ),
})

/** An order delivered today, as the tray of the board shows it. */
export const DeliveredOrder = Type.Object({
  id: Id,
  version: Type.Integer(),
  state_id: OrderStateName,
  client_name: Type.String(),
  city_name: Nullable(Type.String()),
  total_value: Pesos,
  receiver_name: Nullable(Type.String()),
  delivered_at: Instant,
  delivered_by: Type.String(),
  /** Until when the caller may undo the delivery with one click; null when they cannot. */
  undo_until: Nullable(Instant),
  /** Whether the caller may undo it later, with a reason. */
  can_reverse: Type.Boolean(),
  /** Why they can't, where a return case of the order is the only reason. */
  reverse_refused: Nullable(Type.String()),
})
export type DeliveredOrder = Static<typeof DeliveredOrder>

export const listDelivered = route({
  method: 'GET',
  path: '/dispatch/delivered',
  tag: 'dispatch',
  summary: "Today's deliveries of the caller's own board, newest first: at most the last 200.",
  permission: 'read orders',
  reply: Found(Type.Array(DeliveredOrder)),
})

/** Two users must not work on one card: a lease that activity renews. */
export const Claim = Type.Object({
  order_id: Id,
  user_id: Id,
  name: Type.String(),
  since: Instant,
  until: Instant,
})
export type Claim = Static<typeof Claim>

export const listClaims = route({
  method: 'GET',
  path: '/dispatch/claims',
  tag: 'dispatch',
  summary: 'The present claims of cards.',
  permission: 'read orders',
  reply: Found(Type.Array(Claim)),
})

export const claimOrder = route({
  method: 'POST',
  path: '/dispatch/:id/claim',
  tag: 'dispatch',
  summary: "Claim a card for five minutes; 409 names the holder. `take_over` requires 'assign orders'.",
  permission: 'read orders',
  params: IdParams,
  body: Strict({ take_over: Type.Optional(Type.Boolean()) }),
  reply: ChangeReply(Claim),
})

export const releaseClaim = route({
  method: 'DELETE',
  path: '/dispatch/:id/claim',
  tag: 'dispatch',
  summary: 'Give a card back.',
  permission: 'read orders',
  params: IdParams,
  reply: ChangeReply(Type.Object({ order_id: Id })),
})

export const nextSteps = route({
  method: 'GET',
  path: '/dispatch/:id/next',
  tag: 'dispatch',
  summary: 'The steps of one card for the asking profile.',
  permission: 'read orders',
  params: IdParams,
  reply: Found(Type.Array(NextStep)),
})

export const listCarriers = listRoute({
  path: '/dispatch/carriers',
  tag: 'dispatch',
  summary: 'Carriers of the shop, with the rules of their guide numbers. Others may be typed.',
  permission: 'read orders',
  row: Carrier,
  filters: { id: { takes: 'number' } },
  sort: ['position', 'id', 'name'],
  isSearchable: true,
  perPage: LOOKUP_ROWS,
})
