import {
  AGE_BANDS,
  listDeadStock,
  QUIET_DAYS,
  type DeadStock,
} from '@deportivo/contracts/catalogue/dead-stock'
import { SIZE_FIGURES } from '@deportivo/contracts/reports/sources'
import { businessDay } from '@deportivo/platform/clock'
import { readAsOf } from '@deportivo/platform/events/log/as-of'
import { defineList } from '@deportivo/platform/lists/define-list'
import type { ListCall } from '@deportivo/platform/lists/list-definition'
import { addDays } from '@deportivo/platform/reports/period'
import type { Knex } from 'knex'
import { nameSizes } from './of-products.ts'
import { agedSizes, valuedAt } from './quiet-sizes.ts'

type Call = ListCall<typeof listDeadStock>

// Of the rows of a page only.
const STORES = (isNarrowed: boolean) => `(
  select jsonb_agg(jsonb_build_object('store_id', s.id, 'store_name', s.name, 'on_hand', l.on_hand, 'available', l.available)
    order by s.orden, s.id)
  from inventory.published_levels l
  join inventory.published_stores s on s.id = l.store_id and s.type <> 'virtual' and s.is_active
  where l.product_id = sizes.product_id and l.size_id = sizes.size_id and l.on_hand > 0
    ${isNarrowed ? 'and l.store_id = any(:stores)' : ''}) as stores`

// A chosen store that sold it so lately has it in no row.
const SELLS_IN = `(
  select jsonb_build_object('store_id', s.id, 'store_name', s.name, 'last_sold', d.day)
  from read.size_days d
  join inventory.published_stores s on s.id = d.store_id and s.type <> 'virtual' and s.is_active
  where d.product_id = sizes.product_id and d.size_id = sizes.size_id and d.sold > 0
    and d.day > :since
  order by d.day desc, s.orden, s.id limit 1) as sells_in`

/** What a page shows of its sizes besides their figures. */
function shownSizes({ db, deps, list }: Call, rows: Knex.QueryBuilder): Knex.QueryBuilder {
  const stores = list.filters.store_id
  const page = nameSizes(db, rows)
  if (!stores) return page.select(db.raw(STORES(false)), db.raw('null::jsonb as sells_in'))
  const since = addDays(businessDay(deps.clock.now()), -QUIET_DAYS)
  return page.select(db.raw(STORES(true), { stores }), db.raw(SELLS_IN, { since }))
}

interface Sum {
  sizes: number
  on_hand: number
  value: number
}
type BandSum = Sum & { band: DeadStock['band'] | null; unvalued: number }

const SUMS = `
  count(*)::integer as sizes, coalesce(sum(on_hand), 0)::float8 as on_hand, coalesce(sum(value), 0)::float8 as value,
  coalesce(sum(on_hand) filter (where value is null), 0)::float8 as unvalued`

const sumOf = (bands: readonly Sum[]): Sum => ({
  sizes: bands.reduce((sum, { sizes }) => sum + sizes, 0),
  on_hand: bands.reduce((sum, { on_hand }) => sum + on_hand, 0),
  value: bands.reduce((sum, { value }) => sum + value, 0),
})

/** Of each band, whichever is chosen: each leads to its rows. */
async function totalsOf(call: Call) {
  const { db } = call
  const rows: BandSum[] = await db
    .from(agedSizes(call).as('sizes'))
    .groupBy('band')
    .select('band', db.raw(SUMS))
  const quiet = rows.filter(({ band }) => band !== null)
  const bands = AGE_BANDS.map((band) => ({ band, ...sumOf(rows.filter((row) => row.band === band)) }))
  const unvalued = quiet.reduce((units, row) => units + row.unvalued, 0)
  return { bands, quiet: sumOf(quiet), stock: sumOf(rows), unvalued }
}

/** 'Inventario quieto'. */
export const listDeadStockRoute = defineList<typeof listDeadStock, DeadStock>(listDeadStock, {
  from: (call) => call.db.from(agedSizes(call).as('sizes')).whereNotNull('band'),
  filters: {
    band: 'band',
    // These narrow what is looked at, before its sales are.
    store_id: () => undefined,
    brand_id: () => undefined,
    category_id: () => undefined,
    product_id: () => undefined,
  },
  sort: {
    age: 'age',
    // What has no known cost stands last in both directions.
    value: (rows, direction) => rows.orderByRaw(`value ${direction} nulls last`),
    on_hand: 'on_hand',
  },
  tiebreak: ['product_id', 'size_id'],
  search: () => undefined,
  read: ({ rows, sorted }, call) => sorted(shownSizes(call, rows)).select<DeadStock[]>(),
  totals: async (_, call) => ({ totals: await totalsOf(call) }),
  extra: async (call) => ({
    as_of: (await readAsOf(call.db, [SIZE_FIGURES], call.deps.clock.now())).toISOString(),
    valued_at: valuedAt(call),
  }),
})
