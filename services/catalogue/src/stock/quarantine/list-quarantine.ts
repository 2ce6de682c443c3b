import { listQuarantine, type Parcel } from '@deportivo/contracts/catalogue/quarantine'
import { seesCosts } from '@deportivo/lifecycle/costs'
import { defineList } from '@deportivo/platform/lists/define-list'
import type { Knex } from 'knex'
import { knownOrders, type Knows } from '../levels/known-orders.ts'
import { nameUnits } from './named-units.ts'
import { searchByProduct } from '../../products/search-by-product.ts'

const DAY_MS = 24 * 60 * 60_000

const originOf = (rows: Knex.QueryBuilder, origins: readonly string[]) =>
  void rows.where((some) => {
    if (origins.includes('order')) void some.orWhereNotNull('order_id')
    if (origins.includes('return')) void some.orWhereNotNull('return_id')
  })

type Row = Omit<Parcel, 'since'> & { since: Date }

/** Without what names an order that the caller may not see. */
const forCaller = (parcel: Row, knows: Knows, mayReadReturns: boolean): Row => {
  const isKnown = parcel.order_id === null || knows(parcel.order_id)
  const hides = !isKnown || (parcel.return_id !== null && !mayReadReturns)
  if (!hides) return parcel
  return {
    ...parcel,
    order_id: isKnown ? parcel.order_id : null,
    return_id: null,
    line_id: null,
    reason: null,
  }
}

/** Why the goods of return cases came back, by the case: a case owns its reason, an order's is stored with its parcel. */
async function reasonsOf(db: Knex, parcels: readonly Row[]): Promise<ReadonlyMap<number, string>> {
  const ids = parcels.flatMap(({ return_id }) => return_id ?? [])
  if (ids.length === 0) return new Map()
  const cases = await db('returns.published_cases').whereIn('id', ids).select('id', 'reason_name')
  return new Map(cases.map(({ id, reason_name }) => [id, reason_name]))
}

/** The parcels in quarantine; users who read stock see all of it, and the orders behind it as far as they may. */
export const listQuarantineRoute = defineList<typeof listQuarantine, Row>(listQuarantine, {
  from: ({ db }) => db('inventory.published_parcels'),
  filters: {
    id: 'id',
    product_id: 'product_id',
    order_id: async (rows, ids, { db, actor }) => {
      const knows = await knownOrders(db, ids, actor)
      void rows.whereIn('order_id', ids.filter(knows))
    },
    // Of others, callers don't see which return a parcel is of.
    return_id: (rows, ids, { actor }) =>
      void rows.whereIn('return_id', actor.grants['read returns'] === 'all' ? ids : []),
    store_id: 'store_id',
    origin: originOf,
    age: (rows, ages, { deps }) => {
      const days = Math.min(...ages.map(Number))
      void rows.where('since', '<=', new Date(deps.clock.now().getTime() - days * DAY_MS))
    },
  },
  sort: { since: 'since' },
  tiebreak: ['id'],
  search: searchByProduct,
  read: async ({ rows, sorted }, { db, actor }) => {
    const page = await sorted(nameUnits(db, rows)).select<Row[]>()
    const knows = await knownOrders(
      db,
      page.map(({ order_id }) => order_id),
      actor,
    )
    const mayReadReturns = actor.grants['read returns'] === 'all'
    const reasons = mayReadReturns ? await reasonsOf(db, page) : new Map<number, string>()
    return page.map((parcel) => {
      const reason = parcel.return_id === null ? parcel.reason : (reasons.get(parcel.return_id) ?? null)
      const value = seesCosts(actor) ? parcel.value : null
      return forCaller({ ...parcel, reason, value }, knows, mayReadReturns)
    })
  },
})
