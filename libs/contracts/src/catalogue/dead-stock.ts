import { Type, type Static } from 'typebox'
import { listRoute } from '../list-route.ts'
import { Day, Id, Instant, Nullable, Pesos, SignedPesos, SIZE_OF_PRODUCT } from '../shapes.ts'

/** From so many days on, a size that does not sell is looked at. */
export const QUIET_DAYS = 30

/** How long a size has lain: 30 to 60 days, to 90, to 180, longer; and what never sold, whatever its days. */
export const AGE_BANDS = ['from_30', 'from_61', 'from_91', 'from_181', 'never_sold'] as const
export type AgeBand = (typeof AGE_BANDS)[number]

const Band = Type.Enum([...AGE_BANDS])

const StoreUnits = Type.Object({
  store_id: Id,
  store_name: Type.String(),
  on_hand: Type.Integer(),
  available: Type.Integer(),
})

export const DeadStock = Type.Object({
  ...SIZE_OF_PRODUCT,
  on_hand: Type.Integer(),
  /** Days since it last sold or last came, whichever is later. */
  age: Type.Integer(),
  band: Band,
  /** Null: it never sold. */
  last_sold: Nullable(Day),
  /** When new goods last came; of chosen stores, also by a transfer. Null: not recorded. */
  last_received: Nullable(Day),
  /** At the average cost for users who see costs, else at the public price. Null: no cost is known. */
  value: Nullable(Pesos),
  /** Those that have it. */
  stores: Type.Array(StoreUnits),
  /** Of chosen stores: another one that sold it in the last 30 days, the latest sale first. */
  sells_in: Nullable(Type.Object({ store_id: Id, store_name: Type.String(), last_sold: Day })),
})
export type DeadStock = Static<typeof DeadStock>

const Sum = { sizes: Type.Integer(), on_hand: Type.Integer(), value: SignedPesos }

export const listDeadStock = listRoute({
  path: '/inventory/dead-stock',
  tag: 'inventory',
  summary:
    'Sizes in stock that neither sold nor came in the last 30 days, with their age and what they are worth: at cost for users who see costs, else at the public price. `totals` is of all that match but for the chosen band; narrowed to stores, sales and arrivals are of these.',
  permission: 'read operational',
  row: DeadStock,
  filters: {
    band: { takes: 'option', options: AGE_BANDS, as: 'band' },
    store_id: { takes: 'number', as: 'store' },
    brand_id: { takes: 'number', as: 'brand' },
    category_id: { takes: 'number', as: 'category' },
    product_id: { takes: 'number' },
  },
  sort: ['age', 'value', 'on_hand'],
  defaultSort: '-value',
  isSearchable: true,
  extra: {
    as_of: Instant,
    valued_at: Type.Enum(['cost', 'price']),
    totals: Type.Object({
      bands: Type.Array(Type.Object({ band: Band, ...Sum })),
      /** Of all bands. */
      quiet: Type.Object(Sum),
      /** Of all stock, what sells included. */
      stock: Type.Object(Sum),
      /** Units of the bands without a known cost, which the values leave out. */
      unvalued: Type.Integer(),
    }),
  },
})
