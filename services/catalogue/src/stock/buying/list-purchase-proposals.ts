import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import {
  listPurchaseProposals,
  USUAL_WEEKS,
  type PurchaseProposal,
} from '@deportivo/contracts/catalogue/purchase-proposals'
import { SIZE_FIGURES } from '@deportivo/contracts/reports/sources'
import { businessDay } from '@deportivo/platform/clock'
import { readAsOf } from '@deportivo/platform/events/log/as-of'
import { defineList } from '@deportivo/platform/lists/define-list'
import type { ListCall } from '@deportivo/platform/lists/list-definition'
import { addDays } from '@deportivo/platform/reports/period'
import type { Knex } from 'knex'
import { searchByProduct } from '../../products/search-by-product.ts'
import { nameSizes, ofProducts } from './of-products.ts'
import { soldSizes } from './sold-sizes.ts'

const WEEK = 7

// Of the open transfers, which are few. What is ready is held, so it is not available in its origin.
const ON_THE_WAY = `
  select l.product_id, l.size_id, sum(l.quantity)::integer as units
  from inventory.published_transfers t
  join inventory.published_transfer_lines l on l.transfer_id = t.id
  join inventory.published_stores s on s.id = t.to_store and s.type = 'national' and s.is_active
  where t.state in ('ready', 'in_transit')
  group by 1, 2`

const IN_QUARANTINE = `
  select coalesce(sum(l.on_hand), 0)::integer as units
  from inventory.published_levels l
  join inventory.published_stores s on s.id = l.store_id and s.purpose = 'quarantine'
  where l.product_id = f.product_id and l.size_id = f.size_id`

// Whole units, rounded up in integers: fractions of a float would now and then buy one more.
const PROPOSAL = `(
  (sold * (:cover * ${WEEK} + dispatch_time) + :weeks * ${WEEK} - 1) / (:weeks * ${WEEK}) - available - in_transit)::integer as proposal`

/** The sizes of which more is wanted than there is. */
function proposalsOf({ db, deps, list: { filters } }: ListCall<typeof listPurchaseProposals>) {
  const weeks = Number(filters.weeks?.[0] ?? USUAL_WEEKS)
  const cover = Number(filters.cover?.[0] ?? USUAL_WEEKS)
  const to = businessDay(deps.clock.now())
  const sold = db
    .from(soldSizes(db, { from: addDays(to, 1 - weeks * WEEK), to }).as('m'))
    .whereNot('size_id', INTERNATIONAL_SIZE_ID)
    .groupBy('product_id', 'size_id')
    .havingRaw('sum(sold - returned + replaced) > 0')
    .select('product_id', 'size_id', db.raw('sum(sold - returned + replaced)::integer as sold'))
  const figures = db
    .from(sold.as('f'))
    .joinRaw('join catalogue.products p on p.id = f.product_id and p.is_active')
    .joinRaw(`left join (${ON_THE_WAY}) w on w.product_id = f.product_id and w.size_id = f.size_id`)
    .joinRaw(`cross join lateral (${IN_QUARANTINE}) q`)
    .select(
      'f.*',
      'p.dispatch_time',
      db.raw('inventory.published_for_sale(f.product_id, f.size_id) as available'),
      db.raw('coalesce(w.units, 0) as in_transit'),
      db.raw('q.units as quarantine'),
    )
  const proposed = db
    .from(figures.as('figures'))
    .select('figures.*', db.raw(':weeks::integer as weeks', { weeks }))
    .select(db.raw(PROPOSAL, { weeks, cover }))
  return db.from(proposed.as('sizes')).where('proposal', '>', 0)
}

const TOTALS = 'coalesce(sum(sold), 0)::float8 as sold, coalesce(sum(proposal), 0)::float8 as proposal'

/** 'Qué volver a comprar'. */
export const listPurchaseProposalsRoute = defineList<typeof listPurchaseProposals, PurchaseProposal>(
  listPurchaseProposals,
  {
    from: proposalsOf,
    filters: {
      // These are what the proposal is computed by.
      weeks: () => undefined,
      cover: () => undefined,
      brand_id: ofProducts('brand_id'),
      category_id: ofProducts('category_id'),
      product_id: 'product_id',
    },
    sort: { proposal: 'proposal', sold: 'sold', available: 'available' },
    tiebreak: ['product_id', 'size_id'],
    search: searchByProduct,
    read: ({ rows, sorted }, { db }) => sorted(nameSizes(db, rows)).select<PurchaseProposal[]>(),
    totals: async (rows: Knex.QueryBuilder, { db }) => {
      const summed: object[] = await db.from(rows.clearOrder().as('all')).select(db.raw(TOTALS))
      return { totals: summed[0] ?? {} }
    },
    extra: async ({ db, deps }) => {
      const now = deps.clock.now()
      return { as_of: (await readAsOf(db, [SIZE_FIGURES], now)).toISOString() }
    },
  },
)
