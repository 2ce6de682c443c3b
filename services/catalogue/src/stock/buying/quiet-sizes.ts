import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { QUIET_DAYS, type listDeadStock } from '@deportivo/contracts/catalogue/dead-stock'
import { seesCosts } from '@deportivo/lifecycle/costs'
import { businessDay } from '@deportivo/platform/clock'
import type { ListCall } from '@deportivo/platform/lists/list-definition'
import type { Knex } from 'knex'
import { searchByProduct } from '../../products/search-by-product.ts'
import { CODE_IDS } from '../../products/product-view.ts'
import { ofProducts } from './of-products.ts'

type Call = ListCall<typeof listDeadStock>

// In transit, in quarantine and at sellers nothing lies: what becomes of it is decided elsewhere.
const STORES = `select id from inventory.published_stores where type <> 'virtual' and is_active`

/** The units of each size, of the chosen products and stores. */
function stockOf(call: Call): Knex.QueryBuilder {
  const { db, list } = call
  const { store_id, brand_id, category_id, product_id } = list.filters
  const rows: Knex.QueryBuilder = db('inventory.published_levels')
  void rows
    .where('on_hand', '>', 0)
    .whereNot('size_id', INTERNATIONAL_SIZE_ID)
    .whereRaw(`store_id in (${STORES})`)
    .groupBy('product_id', 'size_id')
    .select('product_id', 'size_id', db.raw('sum(on_hand)::integer as on_hand'))
  if (store_id) void rows.whereIn('store_id', store_id)
  if (brand_id) ofProducts('brand_id')(rows, brand_id, call)
  if (category_id) ofProducts('category_id')(rows, category_id, call)
  if (product_id) void rows.whereIn('product_id', product_id)
  if (list.search !== '') searchByProduct(rows, list.search, call)
  return rows
}

const lastSale = (isNarrowed: boolean) => `
  select max(d.day) as day from read.size_days d
  where d.product_id = f.product_id and d.size_id = f.size_id and d.sold > 0
    ${isNarrowed ? 'and d.store_id = any(:stores)' : ''}`

// To a store, goods that another store had are new; to the business they are the same goods in another place.
const arrivals = (isNarrowed: boolean) => `
  select
    (max(e.at) filter (where e.kind in (${isNarrowed ? "'received', 'moved'" : "'received'"})) at time zone 'America/Bogota')::date as received,
    (max(e.at) at time zone 'America/Bogota')::date as at_all
  from inventory.published_arrivals e
  where e.product_id = f.product_id and e.size_id = f.size_id
    ${isNarrowed ? 'and e.store_id = any(:stores)' : ''}`

// Where neither a sale nor new goods are recorded: when its level last rose for any other reason.
const AGE = `:today::date - coalesce(greatest(sale.day, arrival.received), arrival.at_all, :today::date) as age`

const PUBLIC_CODE_ID = CODE_IDS.find(({ key }) => key === 'four')?.id

const VALUE = {
  cost: '(f.on_hand * k.average_cost)::float8 as value',
  price: `(f.on_hand * coalesce((p.codes ->> '${PUBLIC_CODE_ID}')::bigint, p.price))::float8 as value`,
} as const

/** What one unit is worth to the caller. */
export const valuedAt = ({ actor }: Pick<Call, 'actor'>) => (seesCosts(actor) ? 'cost' : 'price')

/** All sizes in stock, with their age, their band (null: not quiet) and their value to the caller. */
export function agedSizes(call: Call): Knex.QueryBuilder {
  const { db, deps, list } = call
  const stores = list.filters.store_id
  const isNarrowed = stores !== undefined
  const today = businessDay(deps.clock.now())
  const bound = isNarrowed ? { stores } : {}
  const figures = db
    .from(stockOf(call).as('f'))
    .joinRaw('join catalogue.products p on p.id = f.product_id')
    .joinRaw('left join inventory.published_costs k on k.product_id = f.product_id')
    .joinRaw(`cross join lateral (${lastSale(isNarrowed)}) sale`, bound)
    .joinRaw(`cross join lateral (${arrivals(isNarrowed)}) arrival`, bound)
    .select('f.*', 'sale.day as last_sold', 'arrival.received as last_received', db.raw(AGE, { today }))
    .select(db.raw(VALUE[valuedAt(call)]))
  return db.from(figures.as('aged')).select('aged.*', db.raw(BAND))
}

const BAND = `case
  when age < ${QUIET_DAYS} then null
  when last_sold is null then 'never_sold'
  when age <= 60 then 'from_30'
  when age <= 90 then 'from_61'
  when age <= 180 then 'from_91'
  else 'from_181' end as band`
