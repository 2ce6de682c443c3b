import { Type, type Static } from 'typebox'
import { listRoute } from '../list-route.ts'
import { Day, Id, Instant, Nullable, SignedPesos, SIZE_OF_PRODUCT } from '../shapes.ts'

/** Without a range: the last four weeks. */
export const USUAL_DAYS = 28

/** A size in one store: what it sold there in the range, and what can be sold there now. */
const StoreSales = Type.Object({
  store_id: Id,
  store_name: Type.String(),
  net: Type.Integer(),
  available: Type.Integer(),
})

/** What sold after returns, and what is left of it. */
const SALES = {
  sold: Type.Integer(),
  returned: Type.Integer(),
  /** Given for what was returned. */
  replaced: Type.Integer(),
  /** Sold and replaced less returned. */
  net: Type.Integer(),
  /** Sold less what was recognised for returns. */
  value: SignedPesos,
  /** What can be sold now. */
  available: Type.Integer(),
  /** The share that sold of what sold and can be sold now; null: nothing sold. */
  sell_through: Nullable(Type.Number()),
  /** How long the stock lasts as it sold in the range; null: nothing sold. */
  days_of_stock: Nullable(Type.Integer()),
}

export const SizeSales = Type.Object({
  ...SIZE_OF_PRODUCT,
  ...SALES,
  /** The stores that sold it, or have it. */
  stores: Type.Array(StoreSales),
  /** How many of these sold it and have none left. */
  missing: Type.Integer(),
})
export type SizeSales = Static<typeof SizeSales>

/** The same of all colours and sizes of a reference. */
export const ReferenceSales = Type.Object({
  reference_id: Id,
  reference_name: Type.String(),
  product_name: Type.String(),
  brand_name: Type.String(),
  ...SALES,
  /** How many sizes of its products sold or came back. */
  sizes: Type.Integer(),
  /** The sizes that sold and of which a colour has none left, in their order. */
  missing_sizes: Type.Array(Type.String()),
})
export type ReferenceSales = Static<typeof ReferenceSales>

const FILTERS = {
  from: { takes: 'day', as: 'from' },
  to: { takes: 'day', as: 'to' },
  store_id: { takes: 'number', as: 'store' },
  brand_id: { takes: 'number', as: 'brand' },
  category_id: { takes: 'number', as: 'category' },
} as const

const REPLY = {
  sort: ['net', 'value', 'available', 'sell_through', 'days_of_stock'],
  defaultSort: '-net',
  isSearchable: true,
  extra: {
    /** The range that the figures are of, and how fresh they are. */
    from: Day,
    to: Day,
    as_of: Instant,
    totals: Type.Object({
      sold: Type.Integer(),
      returned: Type.Integer(),
      replaced: Type.Integer(),
      net: Type.Integer(),
      value: SignedPesos,
      available: Type.Integer(),
    }),
  },
} as const

export const listSizeSales = listRoute({
  path: '/inventory/size-sales',
  tag: 'inventory',
  summary:
    'What sold of each size in a range of days (the last 28 by default) after returns, what is left of it, and the stores that sold it and have none; `totals` is of all that match.',
  permission: 'read operational',
  row: SizeSales,
  filters: {
    ...FILTERS,
    product_id: { takes: 'number' },
    missing: { takes: 'option', options: ['anywhere', 'everywhere'], as: 'missing' },
  },
  ...REPLY,
})

export const listReferenceSales = listRoute({
  path: '/inventory/reference-sales',
  tag: 'inventory',
  summary:
    'What sold of each reference in a range of days (the last 28 by default) after returns, what is left of it, and its sizes that sold out; `totals` is of all that match.',
  permission: 'read operational',
  row: ReferenceSales,
  filters: FILTERS,
  ...REPLY,
})
