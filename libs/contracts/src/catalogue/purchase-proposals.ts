import { Type, type Static } from 'typebox'
import { listRoute } from '../list-route.ts'
import { Instant, SIZE_OF_PRODUCT } from '../shapes.ts'

/** The weeks whose sales are looked at, and those that the bought units shall last. */
export const SOLD_WEEKS = ['2', '4', '8', '12', '26'] as const
export const COVERED_WEEKS = ['2', '4', '6', '8', '12'] as const
export const USUAL_WEEKS = '4'

export const PurchaseProposal = Type.Object({
  ...SIZE_OF_PRODUCT,
  /** After returns and exchanges, in these weeks. */
  sold: Type.Integer(),
  weeks: Type.Integer(),
  /** For sale in all national stores. */
  available: Type.Integer(),
  /** Sent, or ready to be sent, to a national store. */
  in_transit: Type.Integer(),
  /** Counted in nothing: what becomes of it is not known yet. */
  quarantine: Type.Integer(),
  /** Of the product, in days. */
  dispatch_time: Type.Integer(),
  proposal: Type.Integer(),
})
export type PurchaseProposal = Static<typeof PurchaseProposal>

export const listPurchaseProposals = listRoute({
  path: '/inventory/purchase-proposals',
  tag: 'inventory',
  summary:
    'What to buy again of each size: enough for `cover` weeks (4 by default) and the product’s dispatch time at the pace of the last `weeks` (4 by default), less what is available and on its way; the most first. `totals` is of all that match.',
  permission: 'read operational',
  row: PurchaseProposal,
  filters: {
    weeks: { takes: 'option', options: SOLD_WEEKS, as: 'weeks' },
    cover: { takes: 'option', options: COVERED_WEEKS, as: 'cover' },
    brand_id: { takes: 'number', as: 'brand' },
    category_id: { takes: 'number', as: 'category' },
    product_id: { takes: 'number' },
  },
  sort: ['proposal', 'sold', 'available'],
  defaultSort: '-proposal',
  isSearchable: true,
  extra: {
    as_of: Instant,
    totals: Type.Object({ sold: Type.Integer(), proposal: Type.Integer() }),
  },
})
