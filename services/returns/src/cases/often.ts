import { getReturnsOften, type ReturnsOften } from '@deportivo/contracts/returns/often'
import { MOST_COUNTED_RETURNS } from '@deportivo/contracts/returns/returns'
import { latelyIn, returnedLately } from '@deportivo/lifecycle/return-case/returned-lately'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import type { CaseRow } from '../tables.ts'
import { casesSeenBy } from './seen-cases.ts'

const LATELY = returnedLately({ cases: 'cases', at: 'cast(:now as timestamptz)' })

interface Counted {
  column: 'client_id' | 'product_id'
  id: number
  limit: number
  lately: { now: Date; days: number }
}

async function countOften(
  db: Knex,
  actor: Actor,
  { column, id, limit, lately: { now, days } }: Counted,
): Promise<ReturnsOften['client']> {
  const rows = await casesSeenBy(db, actor)
    .where(`cases.${column}`, id)
    .whereRaw(LATELY, { now, ...latelyIn(days) })
    .limit(MOST_COUNTED_RETURNS)
    .select<Pick<CaseRow, 'id'>[]>('cases.id')
  return { count: rows.length, limit, is_often: rows.length >= limit }
}

/** How often a client or a product returned within the days of the company's setting. */
export const getReturnsOftenRoute: Routes = (app, deps) =>
  read(app, deps, getReturnsOften, async ({ db, actor, query: { client_id, product_id } }) => {
    const { often_days: days, often_client, often_product } = deps.settings.current()
    const lately = { now: deps.clock.now(), days }
    const count = (column: Counted['column'], id: number | undefined, limit: number) =>
      id === undefined ? null : countOften(db, actor, { column, id, limit, lately })
    return found({
      days,
      client: await count('client_id', client_id, often_client),
      product: await count('product_id', product_id, often_product),
    })
  })
