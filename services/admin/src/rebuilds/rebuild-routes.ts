import { getRebuild, requestRebuild, type Rebuild } from '@deportivo/contracts/admin/rebuilds'
import { auditContextOf, auditMeta } from '@deportivo/platform/audit/write-audit'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { appendEvent } from '@deportivo/platform/events/outbox/append'
import { rule } from '@deportivo/platform/http/refused'
import { change, found, read, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'

// Longer than a killed job takes to begin again: one without progress for so long will not end.
const GIVEN_UP_MS = 10 * 60_000

type Row = Omit<Rebuild, 'requested_at' | 'ended_at'> & {
  requested_at: Date
  ended_at: Date | null
  active_at: Date
}

const NEWEST = `
  select q.id, q.requested_at, q.requested_by, coalesce(r.state, 'waiting') as state,
    coalesce(r.done, 0) as done, coalesce(r.total, 0) as total, r.differences, r.ended_at,
    coalesce(r.updated_at, q.requested_at) as active_at
  from admin.rebuild_requests q left join rebuild.runs r on r.id = q.id
  order by q.id desc limit 1`

async function readNewest(db: Knex, now: Date): Promise<Rebuild | null> {
  const [row] = await queryRows<Row>(db, NEWEST)
  if (!row) return null
  const { active_at, requested_at, ended_at, ...rest } = row
  const isGivenUp = ended_at === null && now.getTime() - active_at.getTime() > GIVEN_UP_MS
  return {
    ...rest,
    state: isGivenUp ? 'failed' : rest.state,
    requested_at: requested_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
  }
}

export const getRebuildRoute: Routes = (app, deps) =>
  read(app, deps, getRebuild, async ({ db }) => found(await readNewest(db, deps.clock.now())))

const isGoingOn = (newest: Rebuild | null): boolean =>
  newest?.state === 'waiting' || newest?.state === 'running'

export const requestRebuildRoute: Routes = (app, deps) =>
  change(app, deps, requestRebuild, async ({ trx, actor, request, context: { now } }) => {
    // Two requests are compared one after the other.
    await trx.raw('lock table admin.rebuild_requests in share row exclusive mode')
    if (isGoingOn(await readNewest(trx, now))) throw rule('rebuild.running')
    const [row] = await trx('admin.rebuild_requests')
      .insert({ requested_by: actor.name, requested_at: now })
      .returning('*')
    if (!row) throw new Error('the request was not stored')
    appendEvent(trx, 'rebuild', {
      aggregate_id: row.id,
      aggregate_version: 1,
      type: 'rebuild.requested',
      payload: { rebuild_id: row.id },
      meta: auditMeta(auditContextOf(actor, request, now)),
      occurred_at: now,
    })
    const requested_at = row.requested_at.toISOString()
    return withMessage('rebuild.requested', {
      id: row.id,
      state: 'waiting' as const,
      requested_at,
      requested_by: row.requested_by,
      done: 0,
      total: 0,
      differences: null,
      ended_at: null,
    })
  })
