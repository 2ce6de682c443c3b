import { listReturnsOfProduct } from '@deportivo/contracts/orders/product-history'
import { getReturn, listReturns, MOST_COUNTED_RETURNS } from '@deportivo/contracts/returns/returns'
import { maySeeReturn } from '@deportivo/lifecycle/return-case/visibility'
import { GIVEN_UP_RETURN_STATES, RETURN_STATES } from '@deportivo/lifecycle/return-case/states'
import { teamOf } from '@deportivo/lifecycle/teams'
import { readCode } from '@deportivo/lifecycle/paper-codes'
import { holdsWords } from '@deportivo/platform/db/plain-text'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { notFound, unseen } from '@deportivo/platform/http/refused'
import { found, read } from '@deportivo/platform/http/serve/serve'
import { defineList } from '@deportivo/platform/lists/define-list'
import { fromDay, toDay } from '@deportivo/platform/lists/narrow'
import { ofTeam } from '@deportivo/platform/lists/of-team'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import type { CaseRow } from '../tables.ts'
import { withNext } from './next-of-cases.ts'
import { countOverdue, onlyOverdue, waitingSince } from './overdue.ts'
import { readCase, summaryOf, type ShownRow } from './read-case.ts'
import { casesSeenBy } from './seen-cases.ts'

/** The number in a search: of a case or its order, plain or as a code that was scanned. */
function numberIn(words: string): { case_id?: number; order_id?: number } {
  const code = readCode(words)
  if (code?.kind === 'return') return { case_id: code.id }
  if (code?.kind === 'order') return { order_id: code.id }
  const id = /^#?\d{1,9}$/.test(words) ? Number(words.replace('#', '')) : undefined
  return id === undefined ? {} : { case_id: id, order_id: id }
}

/** The cases that reports count as requested. */
const notGivenUp = (rows: Knex.QueryBuilder) => rows.whereNotIn('cases.state_id', GIVEN_UP_RETURN_STATES)

type StateCount = Pick<CaseRow, 'state_id'> & { count: number }

/** How many cases each state has, as far as they are counted. */
async function countsOf(db: Knex, actor: Actor): Promise<StateCount[]> {
  const some = RETURN_STATES.map((state) =>
    casesSeenBy(db, actor)
      // By a range and in the order of one index: an equality would be served by reading all cases.
      .whereBetween('cases.state_id', [state, state])
      .orderBy([{ column: 'cases.state_id' }, { column: 'cases.id', order: 'desc' }])
      .select('cases.state_id')
      .limit(MOST_COUNTED_RETURNS),
  )
  return db
    .from(db.unionAll(some, true).as('counted'))
    .groupBy('state_id')
    .orderBy('state_id')
    .select<StateCount[]>('state_id', db.raw('count(*)::integer as count'))
}

const SOLD_BY = { seller: 'cases.seller_id', profile: 'cases.profile_id' }

export const listReturnsRoute = defineList(listReturns, {
  from: ({ db, actor }) => casesSeenBy(db, actor).select('cases.*'),
  filters: {
    id: 'cases.id',
    sale_id: 'cases.order_id',
    client_id: 'cases.client_id',
    group_id: 'cases.group_id',
    state: 'cases.state_id',
    type: 'cases.type',
    reason_id: 'cases.reason_id',
    product_id: 'cases.product_id',
    brand_id: 'cases.brand_id',
    seller_id: 'cases.seller_id',
    profile_id: 'cases.profile_id',
    store_id: 'cases.goods_store_id',
    sold_store_id: 'cases.store_id',
    category_id: 'cases.category_id',
    of_team: (rows, is, { actor }) =>
      ofTeam(rows, { id: actor.id, profiles: teamOf(actor.profile) }, is, SOLD_BY),
    requested_from: (rows, day) => fromDay('cases.created_at')(notGivenUp(rows), day),
    requested_to: (rows, day) => toDay('cases.created_at')(notGivenUp(rows), day),
    settled_from: fromDay('cases.settled_at'),
    settled_to: toDay('cases.settled_at'),
    overdue: (rows, is, { db, deps }) => (is ? onlyOverdue(rows, db, waitingSince(deps)) : rows),
  },
  sort: {
    waiting: 'cases.waiting',
    id: 'cases.id',
    // As a function: with a filter its few rows are sorted, without an index of each for this.
    client_money: (rows, direction) => rows.orderBy('cases.client_money', direction),
  },
  tiebreak: ['cases.id'],
  ranges: [
    'sale_id',
    'client_id',
    'group_id',
    'reason_id',
    'product_id',
    'brand_id',
    'seller_id',
    'profile_id',
    'store_id',
    'sold_store_id',
    'category_id',
    'state',
    'type',
  ],
  days: {
    requested_from: 'cases.created_at',
    requested_to: 'cases.created_at',
    settled_from: 'cases.settled_at',
    settled_to: 'cases.settled_at',
  },
  search: (rows, words) => {
    const { case_id, order_id } = numberIn(words.trim())
    void rows.where((anyOf) => {
      void anyOf.where((named) => void holdsWords(named, 'cases.search_text', 'returns.plain', words))
      if (case_id !== undefined) void anyOf.orWhere('cases.id', case_id)
      if (order_id !== undefined) void anyOf.orWhere('cases.order_id', order_id)
    })
  },
  read: async ({ rows, sorted }, { db, deps }) => {
    const page = db
      .from(rows.as('cases'))
      .leftJoin('catalogue.published_products as products', 'products.id', 'cases.product_id')
    const shown = await sorted(page).select<ShownRow[]>('cases.*', 'products.photo', 'products.reference_id')
    const since = waitingSince(deps)
    return shown.map((row) => summaryOf(row, since))
  },
  includes: { next: withNext },
  extra: async ({ db, actor, deps }) => ({
    by_state: await countsOf(db, actor),
    overdue: await countOverdue(casesSeenBy(db, actor), db, waitingSince(deps)),
    overdue_days: deps.settings.current().return_days,
  }),
})

/** What was returned of a product, also of a deleted one. */
export const listReturnsOfProductRoute = defineList(listReturnsOfProduct, {
  from: ({ db, actor, params: { id } }) =>
    casesSeenBy(db, actor)
      .whereBetween('cases.product_id', [id, id])
      .select(
        ...(['id', 'order_id', 'client_name', 'size_id', 'size_name', 'store_id', 'store_name'] as const).map(
          (column) => `cases.${column}`,
        ),
        ...['cases.quantity', 'cases.state_id'],
        { returned_at: 'cases.created_at' },
      ),
  filters: { size_id: 'cases.size_id', store_id: 'cases.store_id' },
  sort: { id: 'cases.id' },
  tiebreak: ['cases.id'],
  rangeOfCall: ({ params }) => ({ column: 'cases.product_id', value: params.id }),
})

export const getReturnRoute: Routes = (app, deps) =>
  read(app, deps, getReturn, async ({ db, params: { id }, actor }) => {
    const owned = await db('returns.cases').where({ id }).first<CaseRow | undefined>()
    if (!owned) throw notFound()
    if (!maySeeReturn(owned, actor)) throw unseen()
    return found(await readCase(db, id, { actor, deps }))
  })
