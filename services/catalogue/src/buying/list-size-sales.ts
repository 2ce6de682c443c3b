import { listSizeSales, USUAL_DAYS, type SizeSales } from '@deportivo/contracts/catalogue/size-sales'
import type { ReportPeriod } from '@deportivo/contracts/reports/declare-report'
import { SIZE_FIGURES } from '@deportivo/contracts/reports/sources'
import { businessDay } from '@deportivo/platform/clock'
import { readAsOf } from '@deportivo/platform/events/log/as-of'
import { defineList } from '@deportivo/platform/lists/define-list'
import type { ListCall } from '@deportivo/platform/lists/list-definition'
import { addDays, periodOf } from '@deportivo/platform/reports/period'
import type { Knex } from 'knex'
import { searchByProduct } from '../products/search-by-product.ts'
import { nameSizes, ofProducts } from './of-products.ts'
import { soldSizes } from './sold-sizes.ts'

type Call = ListCall<typeof listSizeSales>

const DAY_MS = 86_400_000

function rangeOf({ deps, list: { filters } }: Pick<Call, 'deps' | 'list'>): ReportPeriod {
  const to = filters.to ?? businessDay(deps.clock.now())
  return periodOf({ from: filters.from ?? addDays(to, 1 - USUAL_DAYS), to }, to)
}

/** Those of the range that have begun: what is to come has sold nothing. */
function daysOf({ from, to }: ReportPeriod, today: string): number {
  const last = to < today ? to : today
  return Math.max(1, (Date.parse(last) - Date.parse(from)) / DAY_MS + 1)
}

const NET = 'sold - returned + replaced'

/** What can be sold of a size in all stores, or in the chosen ones. */
const AVAILABLE = (isNarrowed: boolean) => `
  select coalesce(sum(l.available), 0)::integer as available
  from inventory.published_levels l
  join inventory.published_stores s on s.id = l.store_id and s.type <> 'virtual' and s.is_active
  where l.product_id = f.product_id and l.size_id = f.size_id
    ${isNarrowed ? 'and l.store_id = any(?::integer[])' : ''}`

const SUMS = [
  ...['sold', 'returned', 'replaced'].map(
    (name) => `coalesce(sum(${name}) filter (where is_chosen), 0)::integer as ${name}`,
  ),
  'coalesce(sum(value - credited) filter (where is_chosen), 0)::float8 as value',
  `coalesce(sum(${NET}) filter (where is_chosen), 0)::integer as net`,
  'bool_or(is_chosen) as is_counted',
  `jsonb_object_agg(store_id, ${NET}) as by_store`,
  `count(*) filter (where is_chosen and ${NET} > 0 and s.is_active and coalesce(l.available, 0) = 0)::integer as missing`,
].join(', ')

/**
 * One row for each size that sold or came back in the range. Narrowed to stores, its figures are of these, while all of its
 * stores are named: where it lies matters to one that has none.
 */
function sizesOf(call: Call): Knex.QueryBuilder {
  const { db, deps, list } = call
  const range = rangeOf(call)
  const stores = list.filters.store_id
  const perStore = db
    .from(soldSizes(db, range).as('sums'))
    .select(
      'sums.*',
      db.raw('?::integer[] is null or store_id = any(?) as is_chosen', [stores ?? null, stores ?? null]),
    )
  const perSize = db
    .from(perStore.as('m'))
    .joinRaw('left join inventory.published_levels l using (product_id, size_id, store_id)')
    .joinRaw('left join inventory.published_stores s on s.id = store_id')
    .groupBy('product_id', 'size_id')
    .select('product_id', 'size_id', db.raw(SUMS))
  const days = daysOf(range, businessDay(deps.clock.now()))
  const figures = db
    .from(perSize.as('f'))
    .joinRaw(`cross join lateral (${AVAILABLE(stores !== undefined)}) a`, stores ? [stores] : [])
    .where('is_counted', true)
    .select('f.*', 'a.available')
    .select(
      db.raw('case when net > 0 then net::float8 / (net + available) end as sell_through'),
      db.raw('case when net > 0 then (available::bigint * ?::integer / net)::integer end as days_of_stock', [
        days,
      ]),
    )
  return db.from(figures.as('sizes'))
}

interface StoredRow extends Omit<SizeSales, 'stores'> {
  by_store: Readonly<Record<string, number>>
  in_store: Readonly<Record<string, number>>
}

// Of the rows of a page only.
const IN_STORE = `(
  select coalesce(jsonb_object_agg(l.store_id, l.available), '{}')
  from inventory.published_levels l
  where l.product_id = sizes.product_id and l.size_id = sizes.size_id and l.available > 0) as in_store`

interface Store {
  id: number
  name: string
}

/** The stores of a row in their order. */
function withStores({ by_store, in_store, ...row }: StoredRow, stores: readonly Store[]): SizeSales {
  const shown = stores.flatMap(({ id, name }) => {
    const [net, available] = [by_store[id], in_store[id]]
    if (net === undefined && available === undefined) return []
    return [{ store_id: id, store_name: name, net: net ?? 0, available: available ?? 0 }]
  })
  return { ...row, stores: shown }
}

const storesOf = (db: Knex) =>
  db('inventory.published_stores')
    .whereNot('type', 'virtual')
    .where('is_active', true)
    .orderBy(['orden', 'id'])
    .select<Store[]>('id', 'name')

const TOTALS = ['sold', 'returned', 'replaced', 'net', 'value', 'available']
  .map((name) => `coalesce(sum(${name}), 0)::float8 as ${name}`)
  .join(', ')

/** 'Qué se vende y dónde falta'. */
export const listSizeSalesRoute = defineList<typeof listSizeSales, SizeSales>(listSizeSales, {
  from: sizesOf,
  filters: {
    // These narrow what is summed.
    from: () => undefined,
    to: () => undefined,
    store_id: () => undefined,
    brand_id: ofProducts('brand_id'),
    category_id: ofProducts('category_id'),
    product_id: 'product_id',
    missing: (rows, [kind]) =>
      void rows.whereRaw(kind === 'everywhere' ? 'net > 0 and available = 0' : 'missing > 0'),
  },
  sort: Object.fromEntries(listSizeSales.list.sort.map((name) => [name, name])) as Record<
    (typeof listSizeSales.list.sort)[number],
    string
  >,
  tiebreak: ['product_id', 'size_id'],
  search: searchByProduct,
  read: async ({ rows, sorted }, { db }) => {
    const page = nameSizes(db, rows).select(db.raw(IN_STORE))
    const found = await sorted(page).select<StoredRow[]>()
    const stores = await storesOf(db)
    return found.map((row) => withStores(row, stores))
  },
  totals: async (rows, { db }) => {
    const summed: object[] = await db.from(rows.clearOrder().as('all')).select(db.raw(TOTALS))
    return { totals: summed[0] ?? {} }
  },
  extra: async (call) => {
    const now = call.deps.clock.now()
    return { ...rangeOf(call), as_of: (await readAsOf(call.db, [SIZE_FIGURES], now)).toISOString() }
  },
})
