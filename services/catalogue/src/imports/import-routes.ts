import {
  applyImport,
  checkImport,
  createImport,
  getImport,
  type Mapping,
} from '@deportivo/contracts/catalogue/imports'
import type { ImportEvent } from '@deportivo/contracts/events/import'
import { appendEvent } from '@deportivo/platform/events/outbox/append'
import { auditContextOf, auditMeta } from '@deportivo/platform/audit/write-audit'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { invalid, notFound, Refused, rule } from '@deportivo/platform/http/refused'
import { change, found, read, withMessage } from '@deportivo/platform/http/serve/serve'
import { refuseStale } from '@deportivo/platform/records/stale'
import type { Routes } from '@deportivo/platform/service'
import type { FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import { storeChoice } from './columns/stored-mapping.ts'
import { readImport } from './import-view.ts'
import { refuseOtherKinds } from './reading/table-kind.ts'
import { TableRefused } from './rows/table-refused.ts'
import type { ImportRow } from './tables.ts'

interface Asking {
  trx: Knex.Transaction
  actor: Actor
  request: FastifyRequest
  now: Date
}

/** The job does what is asked for the user of this request, with the permissions that they have now. */
const askedBy = ({ actor, request, now }: Asking) => {
  const { id, name, profile, grants, code_ids } = actor
  return {
    actor: JSON.stringify({ id, name, profile, grants, code_ids }),
    request_id: request.id,
    address: request.ip,
    updated_at: now,
  }
}

function requestWork({ trx, actor, request, now }: Asking, payload: ImportEvent): void {
  appendEvent(trx, 'import', {
    aggregate_id: payload.import_id,
    aggregate_version: payload.version,
    type: 'import.requested',
    payload,
    meta: auditMeta(auditContextOf(actor, request, now)),
    occurred_at: now,
  })
}

/** Refused before it is stored: a file that its first bytes refuse need not be read. */
function refuseKind(head: string): void {
  try {
    refuseOtherKinds(Buffer.from(head, 'base64'))
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error
    const { reason } = error
    throw new Refused({ kind: 'unsupported', ...reason, errors: { file: reason } })
  }
}

export const createImportRoute: Routes = (app, deps) =>
  change(app, deps, createImport, async ({ body: { file }, trx, actor, request, context }) => {
    if (file.bytes === 0) throw invalid({ file: 'file.empty' })
    refuseKind(file.head)
    const asking = { trx, actor, request, now: context.now }
    const [made] = await trx('catalogue.imports')
      .insert({
        ...askedBy(asking),
        by_id: actor.id,
        file_name: file.name,
        path: file.path,
        created_at: context.now,
      })
      .returning('id')
    const id = made?.id ?? 0
    requestWork(asking, { import_id: id, work: 'read', version: 1 })
    return withMessage('import.received', await readImport(trx, id, actor.id))
  })

export const getImportRoute: Routes = (app, deps) =>
  read(app, deps, getImport, async ({ db, params, actor }) =>
    found(await readImport(db, params.id, actor.id)),
  )

interface Wanted {
  id: number
  version: number
  states: readonly ImportRow['state'][]
}

/** Locked: of two requests at once the second finds what the first has made of it. */
async function lockImport({ trx, actor }: Asking, { id, version, states }: Wanted): Promise<ImportRow> {
  const row = await trx('catalogue.imports').where({ id, by_id: actor.id }).forNoKeyUpdate().first()
  if (!row) throw notFound()
  const versioned = { ...row, updated_by: actor.name }
  await refuseStale(versioned, version, () => readImport(trx, id, actor.id))
  if (!states.includes(row.state)) throw rule('import.not_in_state')
  return row
}

function refuseTwice(mapping: Mapping, columns: readonly string[]): void {
  if (new Set(mapping.map(({ field }) => field)).size < mapping.length)
    throw invalid({ mapping: 'import.column_twice' })
  if (mapping.some(({ column = 0 }) => column >= columns.length)) throw invalid({ mapping: 'field.option' })
}

export const checkImportRoute: Routes = (app, deps) =>
  change(app, deps, checkImport, async ({ params: { id }, body, trx, actor, request, context }) => {
    const { mapping, make_missing, version: seen } = body
    const asking = { trx, actor, request, now: context.now }
    const row = await lockImport(asking, { id, version: seen, states: ['columns', 'checked'] })
    refuseTwice(mapping, row.columns)
    const version = row.version + 1
    const choice = { mapping: JSON.stringify(mapping), make_missing }
    const cleared = { done: 0, counts: null, missing: '[]', faults_total: 0, problem: null }
    const stored = { ...askedBy(asking), ...choice, ...cleared, version, state: 'checking' as const }
    await trx('catalogue.imports')
      .where({ id })
      .update(stored as never)
    await trx('catalogue.import_faults').where('import_id', id).delete()
    await storeChoice(trx, actor.id, row.columns, { mapping, make_missing })
    requestWork(asking, { import_id: id, work: 'check', version })
    return withMessage('import.check_started', await readImport(trx, id, actor.id))
  })

export const applyImportRoute: Routes = (app, deps) =>
  change(app, deps, applyImport, async ({ params: { id }, body, trx, actor, request, context }) => {
    const asking = { trx, actor, request, now: context.now }
    const row = await lockImport(asking, { id, version: body.version, states: ['checked'] })
    if (row.faults_total > 0) throw rule('import.has_faults', { count: row.faults_total })
    const version = row.version + 1
    const stored = { ...askedBy(asking), version, state: 'applying' as const, done: 0, problem: null }
    await trx('catalogue.imports')
      .where({ id })
      .update(stored as never)
    requestWork(asking, { import_id: id, work: 'apply', version })
    return withMessage('import.apply_started', await readImport(trx, id, actor.id))
  })
