import { type Static, Type } from 'typebox'
import { listRoute } from '../list-route.ts'
import { route, Strict } from '../route.ts'
import {
  ChangeReply,
  Found,
  Id,
  IdParams,
  Instant,
  Nullable,
  Pesos,
  Quantity,
  SignedPesos,
  Text,
} from '../shapes.ts'
import { CommissionPercentages, Percentage } from '../admin/settings.ts'
import { OrderSummary } from '../orders/order.ts'

const TAG = 'sales'
const READ = 'read settlements'

/** So many lines are on one settlement, the oldest sales first: the rest is on the next one. */
export const MOST_SETTLED_LINES = 1_000

/**
 * What a line adds to a settlement: units that were sold and paid, or negative, units of an earlier settlement that came
 * back. A cheaper or dearer replacement changes what the units of an earlier one are worth, and not how many they are.
 */
export const CommissionLine = Type.Object({
  line_id: Id,
  order_id: Id,
  client_name: Type.String(),
  /** When the goods left. */
  sold_at: Instant,
  product_name: Type.String(),
  color_name: Type.String(),
  size_name: Type.String(),
  code_id: Id,
  code_key: Type.String(),
  code_name: Type.String(),
  units: Type.Integer(),
  value: SignedPesos,
  /** Of what came back: that of its last settlement. */
  percentage: Percentage,
  commission: SignedPesos,
})
export type CommissionLine = Static<typeof CommissionLine>

const TOTALS = {
  lines: Type.Integer({ minimum: 0 }),
  units: Type.Integer(),
  value: SignedPesos,
  commission: SignedPesos,
}

const SETTLEMENT = {
  id: Id,
  version: Type.Integer(),
  seller_id: Id,
  seller_name: Type.String(),
  /** Counted from 1 for each seller. */
  number: Type.Integer({ minimum: 1 }),
  ...TOTALS,
  /** The settings at that time. */
  percentages: CommissionPercentages,
  note: Nullable(Type.String()),
  closed_at: Instant,
  closed_by: Type.String(),
}

/** A closed settlement: nothing of it changes any more. */
export const Settlement = Type.Object(SETTLEMENT)
export type Settlement = Static<typeof Settlement>

/** The same with its lines. */
export const WholeSettlement = Type.Object({ ...SETTLEMENT, products: Type.Array(CommissionLine) })
export type WholeSettlement = Static<typeof WholeSettlement>

const Seller = Type.Object({ id: Id, name: Type.String() })

export const listAccounts = listRoute({
  path: '/seller/accounts',
  tag: TAG,
  summary: 'The sellers whose account the caller may see, by name; also those who sell no more.',
  permission: READ,
  row: Seller,
  filters: { id: { takes: 'number' } },
  sort: ['name', 'id'],
  isSearchable: true,
  perPage: 200,
})

export const SellerAccount = Type.Object({
  seller: Seller,
  /** What the seller has: orders that were sent and are neither finalized nor returned. */
  goods: Type.Object({
    orders: Type.Integer(),
    units: Type.Integer(),
    value: Pesos,
    oldest_since: Nullable(Instant),
  }),
  /** What a settlement closed now would hold. `has_more`: its lines are the oldest of more. */
  open: Type.Object({ ...TOTALS, has_more: Type.Boolean() }),
  /** Sold, but not paid and confirmed in full: no commission yet. */
  unpaid: Type.Object({ orders: Type.Integer(), value: Pesos }),
  percentages: CommissionPercentages,
  last: Nullable(Type.Object({ id: Id, number: Type.Integer(), closed_at: Instant })),
})
export type SellerAccount = Static<typeof SellerAccount>

export const getAccount = route({
  method: 'GET',
  path: '/seller/:id/account',
  tag: TAG,
  summary: 'The account of a seller: the goods they have, and their commission since the last settlement.',
  permission: READ,
  params: IdParams,
  reply: Found(SellerAccount),
})

/** An order whose goods a seller has. */
export const SellerGoods = Type.Object({
  ...OrderSummary.properties,
  /** When the goods were sent to the seller. */
  with_seller_since: Instant,
  products: Type.Array(
    Type.Object({
      product_name: Type.String(),
      color_name: Type.String(),
      size_name: Type.String(),
      quantity: Quantity,
    }),
  ),
})
export type SellerGoods = Static<typeof SellerGoods>

export const listGoods = listRoute({
  path: '/seller/:id/goods',
  tag: TAG,
  summary: 'Orders whose goods a seller has, with the next step of each; the oldest order first.',
  permission: READ,
  params: IdParams,
  row: SellerGoods,
  filters: { id: { takes: 'number' } },
  sort: ['id'],
})

export const listCommission = listRoute({
  path: '/seller/:id/commission',
  tag: TAG,
  summary:
    'What a seller has sold that is paid, confirmed and not settled yet, and what came back of earlier settlements as negative lines; the oldest sale first.',
  permission: READ,
  params: IdParams,
  row: CommissionLine,
  filters: { order_id: { takes: 'number' } },
  sort: ['sold_at'],
})

export const listSettlements = listRoute({
  path: '/settlement',
  tag: TAG,
  summary: 'Closed settlements of the sellers whose account the caller may see, the newest first.',
  permission: READ,
  row: Settlement,
  filters: { id: { takes: 'number' }, seller_id: { takes: 'number' } },
  sort: ['id'],
  defaultSort: '-id',
})

export const getSettlement = route({
  method: 'GET',
  path: '/settlement/:id',
  tag: TAG,
  summary: 'A closed settlement with its lines: what the printed sheet shows.',
  permission: READ,
  params: IdParams,
  reply: Found(WholeSettlement),
})

export const closeSettlement = route({
  method: 'POST',
  path: '/settlement',
  tag: TAG,
  summary:
    'Close the settlement of a seller: its lines and percentages stay as they are, and the next one begins after it. Refused when it is not as it was seen.',
  permission: 'close settlements',
  body: Strict({
    seller_id: Id,
    /** As the caller saw them. */
    lines: Type.Integer({ minimum: 1, maximum: MOST_SETTLED_LINES }),
    commission: SignedPesos,
    note: Type.Optional(Nullable(Text(500))),
  }),
  reply: ChangeReply(WholeSettlement),
})

export const SETTLEMENT_ROUTES = [
  listAccounts,
  getAccount,
  listGoods,
  listCommission,
  listSettlements,
  getSettlement,
  closeSettlement,
]
