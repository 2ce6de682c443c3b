import { Type, type Static } from 'typebox'
import { route, Strict } from '../route.ts'
import { Day, Found, Id, IdOrNone, Instant, Nullable, PAGE_QUERY, SignedPesos } from '../shapes.ts'

/** Goods of an order that left; what a client got for a return; what became of the returned goods. */
export const RESULT_KINDS = ['delivery', 'return', 'goods'] as const

/** The figures of the result statement that entries add up to, and all of them. */
export const RESULT_PARTS = ['all', 'sales', 'returns', 'cost', 'uncosted', 'lost'] as const
export type ResultPart = (typeof RESULT_PARTS)[number]

/** What an entry adds to the figures; what was reversed subtracts on the day on which it was. */
const AMOUNTS = {
  sales: SignedPesos,
  returns: SignedPesos,
  cost: SignedPesos,
  lost: SignedPesos,
  /** Units whose cost is not known: `cost` has nothing of them. */
  uncosted: Type.Integer(),
}

export const ResultEntry = Type.Object({
  kind: Type.Enum([...RESULT_KINDS]),
  /** It subtracts what an earlier entry of the same order or case added. */
  is_reversal: Type.Boolean(),
  /** The order of a delivery, else the return case. */
  owner_id: Id,
  client_id: Nullable(Id),
  client_name: Nullable(Type.String()),
  at: Instant,
  ...AMOUNTS,
})
export type ResultEntry = Static<typeof ResultEntry>

export const RESULT_ENTRIES_PER_PAGE = 50

/** The entries behind a figure of the result statement. */
export const listResultEntries = route({
  method: 'GET',
  tag: 'reports',
  path: '/result-state/entries',
  summary:
    'The deliveries, returns and returned goods behind a figure of the result statement, the newest first, 50 to a page unless `top` is another number; what all of them come to is the figure. Expenses have a list of their own.',
  permission: 'read result_state',
  query: Strict({
    part: Type.Optional(Type.Enum([...RESULT_PARTS])),
    from: Type.Optional(Day),
    to: Type.Optional(Day),
    seller_id: Type.Optional(Id),
    /** Of the store that sold; 0: of returns whose store is not known. */
    store_id: Type.Optional(IdOrNone),
    ...PAGE_QUERY,
  }),
  reply: Found(
    Type.Object({
      as_of: Instant,
      total: Type.Integer(),
      ...AMOUNTS,
      rows: Type.Array(ResultEntry),
    }),
  ),
})
