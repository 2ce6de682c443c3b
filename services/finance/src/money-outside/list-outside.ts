import { listOutside, OUTSIDE_PER_PAGE } from '@deportivo/contracts/reports/outside-orders'
import { ORDER_FIGURES } from '@deportivo/contracts/reports/sources'
import type { QueryOf } from '@deportivo/contracts/route'
import { readAsOf } from '@deportivo/platform/events/log/as-of'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import type { Tables } from 'knex/types/tables.js'
import { onlyVisible } from '../administrative/visible-days.ts'
import { daysSql } from './days.ts'

type Query = QueryOf<typeof listOutside>

const CONDITIONS = ['carrier', 'client_id', 'seller_id'] as const

const daysAt = (now: Date) => `${daysSql(now)} as days`

type OutsideRow = Tables['orders.published_money_outside'] &
  Pick<Tables['orders.published_orders'], 'client_name' | 'seller_name' | 'state_id'> & { days: number }

interface OutsideSums {
  total: number
  value: number
}

/** What the report counts in a figure of this kind, for the caller. */
function outsideOf(db: Knex, query: Query, actor: Actor): Knex.QueryBuilder {
  const rows = db('orders.published_money_outside').where('kind', query.kind ?? 'ct')
  for (const column of CONDITIONS) {
    const value = query[column]
    if (value !== undefined) void rows.where(column, value)
  }
  return onlyVisible(rows, actor)
}

const readRows = (
  db: Knex,
  rows: Knex.QueryBuilder,
  now: Date,
  { top = OUTSIDE_PER_PAGE, page = 1 }: Pick<Query, 'top' | 'page'>,
) =>
  db
    .from(rows.as('m'))
    .join('orders.published_orders as o', 'o.id', 'm.order_id')
    .orderBy(['m.since', 'm.order_id', 'm.amount'])
    .limit(top)
    .offset(top * (page - 1))
    .select<OutsideRow[]>('m.*', 'o.client_name', 'o.seller_name', 'o.state_id', db.raw(daysAt(now)))

export const listOutsideRoute: Routes = (app, deps) =>
  read(app, deps, listOutside, async ({ query, db, actor }) => {
    const now = deps.clock.now()
    const asOf = await readAsOf(db, [ORDER_FIGURES], now)
    const [sums] = await outsideOf(db, query, actor).select<OutsideSums[]>(
      db.raw('count(*)::integer as total, coalesce(sum(amount), 0)::float8 as value'),
    )
    return found({
      as_of: asOf.toISOString(),
      total: sums?.total ?? 0,
      value: sums?.value ?? 0,
      rows: await readRows(db, outsideOf(db, query, actor), now, query),
    })
  })
