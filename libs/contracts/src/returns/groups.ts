import { Type, type Static } from 'typebox'
import { File, ORDER_FILE } from '../orders/files.ts'
import { route, Strict } from '../route.ts'
import { ChangeReply, Day, Found, Id, IdParams, Nullable, Quantity, Text } from '../shapes.ts'
import { ReturnableLine, ReturnSummary } from './case.ts'

/** More lines than a client brings at one visit. */
const MOST_LINES = 50

/** So many lines of a client may be chosen from: the newest orders first. */
export const MOST_RETURNABLE = 200

/** The steps that all cases of a request can take in one call. */
export const GROUP_STEPS = [
  'received_in_store',
  'voucher',
  'exchange_available',
  'hand_over',
  'cancel',
] as const

export const ClientLine = Type.Object({ ...ReturnableLine.properties, sale_id: Id })
export type ClientLine = Static<typeof ClientLine>

export const listClientLines = route({
  method: 'GET',
  path: '/return/client/:id',
  tag: 'returns',
  summary:
    'The lines of delivered orders of a client that the profile may see, of which something may still be returned; the newest orders first, 200 lines at most.',
  permission: 'create returns',
  params: IdParams,
  reply: Found(Type.Array(ClientLine)),
})

const RequestedLine = Strict({
  sale_id: Id,
  line_id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  quantity: Quantity,
  /** Why this line comes back, where it is not the reason of the others. */
  reason: Type.Optional(Id),
})

export const requestReturns = route({
  method: 'POST',
  path: '/return/many',
  tag: 'returns',
  summary:
    'Request the return of several lines, also of several orders of one client: each becomes a case of its own, under one request number. All of them, or none; one picture (`attachment`, type 7) is for all.',
  permission: 'create returns',
  body: Strict({
    lines: Type.Array(RequestedLine, { minItems: 1, maxItems: MOST_LINES }),
    /** A reason of `/return/reasons`, of every line without one of its own, and a rate of `/return/exchangeRate`. */
    reason: Id,
    exchange_rate: Type.Optional(Nullable(Id)),
    observation: Type.Optional(Nullable(Text(1_000))),
    /** Absent: today. */
    date_of_delivery: Type.Optional(Nullable(Day)),
    /** One picture of all goods; every case shows it. */
    attachment: Type.Optional(File),
  }),
  files: [{ ...ORDER_FILE, field: 'attachment' }],
  reply: ChangeReply(
    Type.Object({
      /** null: a single line, whose case stands alone. */
      group_id: Nullable(Id),
      cases: Type.Array(ReturnSummary),
    }),
  ),
})

const GroupReplacement = Strict({
  /** The case. */
  id: Id,
  size_id: Id,
  /** Absent: that of the case. */
  product_id: Type.Optional(Id),
  /** Absent: the first with enough, or, where it is handed over, the one that received the goods. */
  outlet_store: Type.Optional(Id),
})

export const changeReturnGroup = route({
  method: 'PUT',
  path: '/return/group/:id',
  tag: 'returns',
  summary:
    'Take a step on every case of a request that the profile may see and whose state allows it; an exchange on those that `replacements` names. All of them, or none.',
  permission: 'update returns',
  params: IdParams,
  body: Strict({
    step: Type.Enum([...GROUP_STEPS]),
    /** The store that received the goods. */
    entrance_store: Type.Optional(Id),
    /** What is recognised of the cases that have no rate yet; the others keep theirs. */
    exchange_rate: Type.Optional(Id),
    /** Of an exchange: what the client gets for which cases, all units of each. The other cases stay as they are. */
    replacements: Type.Optional(Type.Array(GroupReplacement, { minItems: 1, maxItems: MOST_LINES })),
    /** The client takes the replacements along: they leave in the same call. */
    hand_over: Type.Optional(Type.Boolean()),
    /** Why they are cancelled. */
    reason: Type.Optional(Nullable(Text(1_000))),
  }),
  /** The cases that took it. */
  reply: ChangeReply(Type.Array(ReturnSummary)),
})
