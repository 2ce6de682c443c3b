import { fileOf } from '@deportivo/contracts/exports/list-files'
import type { LargeList } from '@deportivo/contracts/exports/large-lists'
import {
  cancelListExport,
  createListExport,
  EXPORT_STATES,
  downloadListExport,
  listListExports,
  WORKING_EXPORTS,
  type ExportState,
} from '@deportivo/contracts/exports/list-exports'
import type { ListContract } from '@deportivo/contracts/list-route'
import { TABLE_TYPES, type BodyOf } from '@deportivo/contracts/route'
import { LISTS } from '@deportivo/contracts/views/lists'
import type { FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import { auditContextOf, auditMeta } from '../audit/write-audit.ts'
import { LOCKS } from '../db/locks.ts'
import { append } from '../events/outbox/append.ts'
import type { Actor } from '../http/guard/actor.ts'
import { permits } from '../http/guard/guard.ts'
import { readActor } from '../http/guard/read-actor.ts'
import { forbidden, invalid, rule } from '../http/refused.ts'
import { change, found, raw, read, withMessage } from '../http/serve/serve.ts'
import { setSandboxHeaders } from '../http/server/set-sandbox-headers.ts'
import { validated } from '../http/validated.ts'
import { parseList } from '../lists/parse-list.ts'
import type { Routes } from '../service.ts'
import { grantsStill, ownExport, shownExport, type ExportRow } from './stored-export.ts'

const STORED_FOR_MS = 24 * 60 * 60_000

/** Files of one person that are stored. More would let one person fill the disk. */
const MOST_STORED = 5

const contractOf = (list: LargeList): ListContract => LISTS[list].contract

type Asked = BodyOf<typeof createListExport>

/** What is asked of the list, as its own call takes it. */
function checkedQuery(request: FastifyRequest, { list, columns, query, params = {} }: Asked) {
  const contract = contractOf(list)
  if (columns.some((column) => !Object.hasOwn(fileOf(list), column)))
    throw invalid({ columns: 'field.option' })
  const checked = validated<Record<string, string>>(request, contract.query, { ...query })
  parseList(checked, contract.list)
  return {
    query: checked,
    params: validated<Record<string, number>>(request, contract.params, { ...params }),
  }
}

/** One file of a person is written at a time, and few are stored: the oldest makes room. */
async function makeRoom(trx: Knex.Transaction, by_id: number, now: Date): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(?, ?)', [LOCKS.exportsOf, by_id])
  const own = () => trx('bus.list_exports').where({ by_id }).where('expires_at', '>', now)
  const other = await own()
    .whereIn('state', [...WORKING_EXPORTS])
    .first('name')
  if (other) throw rule('export.other_at_work', { name: other.name })
  const stored = await own()
    .where({ state: 'ready' })
    .orderBy('id', 'desc')
    .offset(MOST_STORED - 1)
    .pluck('id')
  await trx('bus.list_exports').whereIn('id', stored).update({ expires_at: now })
}

async function insertExport(
  trx: Knex.Transaction,
  actor: Actor,
  { asked, request, now }: { asked: Asked; request: FastifyRequest; now: Date },
): Promise<ExportRow> {
  const { query, params } = checkedQuery(request, asked)
  const [row] = await trx('bus.list_exports')
    .insert({
      by_id: actor.id,
      profile_id: actor.profile,
      list: asked.list,
      format: asked.format,
      name: asked.name,
      columns: asked.columns,
      created_at: now,
      grants: JSON.stringify(actor.grants),
      params: JSON.stringify(params),
      query: JSON.stringify(query),
      filters: JSON.stringify(asked.filters),
      // Before its file is swept as one that belongs to nothing.
      expires_at: new Date(now.getTime() + STORED_FOR_MS),
    })
    .returning('*')
  if (!row) throw new Error('an inserted row is returned')
  return row
}

const createRoute: Routes = (app, deps) =>
  change(app, deps, createListExport, async ({ body, trx, actor, request, context: { now } }) => {
    if (!permits(actor, contractOf(body.list).permission)) throw forbidden()
    await makeRoom(trx, actor.id, now)
    const row = await insertExport(trx, actor, { asked: body, request, now })
    append(trx, {
      aggregate_type: 'list_export',
      aggregate_id: row.id,
      aggregate_version: 1,
      type: 'list_export.requested',
      payload: { export_id: row.id, list: row.list },
      meta: auditMeta(auditContextOf(actor, request, now)),
      occurred_at: now,
    })
    return withMessage('export.started', shownExport(row))
  })

const GONE: readonly ExportState[] = ['cancelled']
const LISTED_STATES = EXPORT_STATES.filter((state) => !GONE.includes(state))

// Those of a day are few; refused ones may be more.
const MOST_LISTED = 20

const listRoute: Routes = (app, deps) =>
  read(app, deps, listListExports, async ({ db, actor }) => {
    const rows = await db('bus.list_exports')
      .where({ by_id: actor.id })
      .whereIn('state', LISTED_STATES)
      .where('expires_at', '>', deps.clock.now())
      .orderBy('id', 'desc')
      .limit(MOST_LISTED)
    return found(rows.map(shownExport))
  })

const cancelRoute: Routes = (app, deps) =>
  change(app, deps, cancelListExport, async ({ params: { id }, trx, actor, context: { now } }) => {
    await trx('bus.list_exports').where({ id, by_id: actor.id }).forNoKeyUpdate().first('id')
    const row = await ownExport(trx, { id, by_id: actor.id, now })
    const isEnded = row.path !== null || row.problem !== null
    // The job of one that is at work finds it cancelled; what is ended is deleted with its file.
    const ended = isEnded ? { expires_at: now } : ({ state: 'cancelled' } as const)
    await trx('bus.list_exports').where({ id }).update(ended)
    return withMessage(isEnded ? 'export.deleted' : 'export.cancelled', shownExport({ ...row, ...ended }))
  })

/** Of its owner alone, who still has the profile with everything that it granted. */
const downloadRoute: Routes = (app, deps) =>
  raw(app, deps, downloadListExport, async ({ params: { id }, db, actor, reply }) => {
    const row = await ownExport(db, { id, by_id: actor?.id ?? 0, now: deps.clock.now() })
    const reader = await readActor(db, row.by_id, row.profile_id)
    if (!reader || !grantsStill(row.grants, reader.grants)) throw forbidden()
    if (row.path === null) throw rule('export.not_ready')
    return setSandboxHeaders(reply)
      .header('content-disposition', `attachment; filename="lista-${row.id}.${row.format}"`)
      .header('cache-control', 'private, no-store')
      .type(row.format === 'csv' ? `${TABLE_TYPES.csv}; charset=utf-8` : TABLE_TYPES.xlsx)
      .send(await deps.files.stream(row.path))
  })

/** The calls of exports of large lists; the job of a list's service writes the file. */
export const exportRoutes: readonly Routes[] = [createRoute, listRoute, downloadRoute, cancelRoute]
