import { Type } from 'typebox'
import { describeSteps } from '@deportivo/lifecycle/describe-steps'
import { PROFILE_IDS } from '@deportivo/lifecycle/profiles'
import { RETURN_STATES } from '@deportivo/lifecycle/return-case/states'
import { RETURN_STEPS } from '@deportivo/lifecycle/return-case/steps'
import { listRoute } from '../list-route.ts'
import { ATTACHMENT_TYPES, Attachment, File, ORDER_FILE } from '../orders/files.ts'
import { Strict, route } from '../route.ts'
import {
  ChangeReply,
  Day,
  Found,
  GuideNumber,
  Id,
  IdParams,
  Nullable,
  Quantity,
  Text,
  Version,
} from '../shapes.ts'
import {
  ReturnableLine,
  ReturnCase,
  ReturnStateName,
  ReturnStepName,
  ReturnSummary,
  SETTLEMENTS,
} from './case.ts'

const MOST_TEXT = 1_000

/** The values of the filter by type: what the client gets, or that it is not decided yet. */
export const RETURN_TYPES = [...SETTLEMENTS, 'undecided'] as const

/** The types of attachments of a return case. */
export const RETURN_FILES = [
  ATTACHMENT_TYPES.return_guide,
  ATTACHMENT_TYPES.client,
  ATTACHMENT_TYPES.sent,
] as const

/** So many cases of a state are counted: a shop with thousands of ended ones reads no more for their number. */
export const MOST_COUNTED_RETURNS = 100

export const listReturns = listRoute({
  path: '/return',
  tag: 'returns',
  summary:
    'Return cases that the profile may see: those that wait for a step before those that are over, the longest waiting first; `search` finds a number, an order, a client or a product.',
  permission: 'read returns',
  row: ReturnSummary,
  filters: {
    id: { takes: 'number' },
    sale_id: { takes: 'number' },
    client_id: { takes: 'number', as: 'client' },
    group_id: { takes: 'number' },
    // The tabs of the screen.
    state: { takes: 'option', options: RETURN_STATES },
    type: { takes: 'option', options: RETURN_TYPES, as: 'type' },
    overdue: { takes: 'flag' },
    // What reports count by; of cancelled cases none is requested.
    reason_id: { takes: 'number', as: 'reason' },
    product_id: { takes: 'number', as: 'product' },
    brand_id: { takes: 'number', as: 'brand' },
    seller_id: { takes: 'number', as: 'seller' },
    profile_id: { takes: 'option', options: PROFILE_IDS, as: 'profile' },
    /** The store that has the goods; until they arrive, the one that sold them. */
    store_id: { takes: 'number', as: 'store' },
    /** The store that had sold the goods, wherever they are now: reports count by it. */
    sold_store_id: { takes: 'number', as: 'sold_store' },
    category_id: { takes: 'number', as: 'category' },
    /** Of orders of the caller or the sellers of their team; 0: of others. */
    of_team: { takes: 'flag', as: 'team' },
    requested_from: { takes: 'day', as: 'requested_from', sortsBy: 'request' },
    requested_to: { takes: 'day', as: 'requested_to', sortsBy: 'request' },
    /** Of the day on which the client got something. */
    settled_from: { takes: 'day', as: 'settled_from', sortsBy: 'settlement' },
    settled_to: { takes: 'day', as: 'settled_to', sortsBy: 'settlement' },
  },
  /** `waiting`: by how long they wait; those that are over come last, the newest of them first. */
  sort: ['waiting', 'id', 'client_money'],
  includes: ['next'],
  isSearchable: true,
  extra: {
    /** How many cases there are in each state, whatever the filters; of more than a hundred, a hundred. */
    by_state: Type.Array(Type.Object({ state_id: ReturnStateName, count: Type.Integer() })),
    /** How many have waited for longer than so many days; of more than a hundred, a hundred. */
    overdue: Type.Integer(),
    overdue_days: Type.Integer(),
  },
})

export const getReturn = route({
  method: 'GET',
  path: '/return/:id',
  tag: 'returns',
  summary: 'A return case with its files, its history and the steps that are possible now.',
  permission: 'read returns',
  params: IdParams,
  reply: Found(ReturnCase),
})

export const listReturnableLines = route({
  method: 'GET',
  path: '/return/sale/:id',
  tag: 'returns',
  summary: 'The lines of a delivered order, with what may still be returned of each.',
  permission: 'create returns',
  params: IdParams,
  reply: Found(Type.Array(ReturnableLine)),
})

/** What a new case is requested with. */
export const ReturnRequest = Strict({
  /** A reason of `/return/reasons`. */
  reason: Id,
  product_id: Id,
  size_id: Id,
  /** Where the order has several lines of the size; absent: the first with enough. */
  line_id: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
  quantity: Quantity,
  /** Absent: today. */
  date_of_delivery: Type.Optional(Nullable(Day)),
  observation: Type.Optional(Nullable(Text(MOST_TEXT))),
  /** A rate of `/return/exchangeRate`. */
  exchange_rate: Type.Optional(Nullable(Id)),
  attachment: Type.Optional(File),
  /**
   * A size that the client gets for it now, at the counter: the goods are received and the replacement is held in the
   * same call. The product is the same by default.
   */
  replacement_size_id: Type.Optional(Id),
  replacement_product_id: Type.Optional(Id),
  /** The store that receives the goods; absent: the one that sold them. */
  entrance_store: Type.Optional(Id),
  /** The store that the replacement leaves; absent: the first with enough. */
  outlet_store: Type.Optional(Id),
  /** The client takes the replacement along: it leaves in the same call, from the store that receives the goods. */
  hand_over: Type.Optional(Type.Boolean()),
})

/** The fields of a step, and of a case that are changed without one. */
export const ReturnChange = Strict({
  state_id: Type.Optional(ReturnStateName),
  step: Type.Optional(ReturnStepName),
  /** What the reference setting chooses. */
  request_action: Type.Optional(Type.Enum(['returned_to_store', 'voucher'])),
  entrance_store: Type.Optional(Id),
  /** Of the replacement; the product and the quantity are those of the case by default. */
  outlet_store: Type.Optional(Id),
  product_id: Type.Optional(Id),
  size_id: Type.Optional(Id),
  quantity: Type.Optional(Quantity),
  /** One of `/dispatch/carriers`, by id or by name, or another one as typed. */
  conveyor: Type.Optional(Nullable(Text(120))),
  guide_number: Type.Optional(Nullable(GuideNumber)),
  shipping_date: Type.Optional(Day),
  /** The client gets the replacement from us: no carrier brings it, although one brought the order. */
  is_collected: Type.Optional(Type.Boolean()),
  exchange_rate: Type.Optional(Id),
  observation: Type.Optional(Nullable(Text(MOST_TEXT))),
  /** Why it is cancelled. */
  reason: Type.Optional(Nullable(Text(MOST_TEXT))),
  /** A picture of what was sent (type 8). */
  file: Type.Optional(File),
  version: Version,
})

/** Who may take the steps of a case, and undo them. */
export const MAY_CHANGE = ['update returns', 'prepare orders', 'deliver orders'] as const

/** Who may attach files to the cases they reach. */
export const MAY_ATTACH = ['create returns', ...MAY_CHANGE] as const

export const requestReturn = route({
  method: 'POST',
  path: '/return/:saleId',
  tag: 'returns',
  summary:
    'Request the return of units of a delivered or sold order; with `replacement_size_id` they are received and exchanged at once, and with `hand_over` the client has the replacement. With `_method=PUT` it is the change of a return case (PUT /return/{id}).',
  permission: MAY_ATTACH,
  params: Strict({ saleId: Id }),
  /** The body of the request, or of the change, is checked once it is known which of both is meant. */
  body: Type.Object({ _method: Type.Optional(Type.Enum(['PUT', 'POST'])) }),
  files: [{ ...ORDER_FILE, field: 'attachment' }, ORDER_FILE],
  reply: ChangeReply(ReturnCase),
})

export const changeReturn = route({
  method: 'PUT',
  path: '/return/:id',
  tag: 'returns',
  summary:
    'Take a step of a return case (`state_id`, `step`, or `request_action` for the reference setting) with its fields; without one, change its exchange rate and observation.',
  description: describeSteps({ states: RETURN_STATES, steps: RETURN_STEPS }),
  permission: MAY_CHANGE,
  params: IdParams,
  body: ReturnChange,
  files: [ORDER_FILE],
  reply: ChangeReply(ReturnCase),
})

export const cancelReturn = route({
  method: 'DELETE',
  path: '/return/:id',
  tag: 'returns',
  summary: 'Cancel a return case: the replacement is released, and received goods leave for the client.',
  permission: 'update returns',
  params: IdParams,
  body: Strict({ reason: Type.Optional(Nullable(Text(MOST_TEXT))), version: Version }),
  reply: ChangeReply(ReturnCase),
})

export const undoReturnStep = route({
  method: 'POST',
  path: '/return/:id/undo',
  tag: 'returns',
  summary: "Undo the last step: its author within 10 s, or with 'reverse orders' and a reason later.",
  permission: MAY_CHANGE,
  params: IdParams,
  body: Strict({ reason: Type.Optional(Nullable(Text(MOST_TEXT))), version: Version }),
  reply: ChangeReply(ReturnCase),
})

export const uploadReturnFile = route({
  method: 'POST',
  path: '/return/:id/files',
  tag: 'returns',
  summary: 'Attach the waybill of the return (6), a picture of the client (7) or of what was sent (8).',
  permission: MAY_ATTACH,
  params: IdParams,
  body: Strict({ type: Type.Integer({ enum: [...RETURN_FILES] }), file: File }),
  files: [ORDER_FILE],
  reply: ChangeReply(Attachment),
})
