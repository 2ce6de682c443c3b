import type { FastifyRequest } from 'fastify'
import type { Knex } from 'knex'
import { auditContextOf, auditMeta } from '../audit/write-audit.ts'
import { LOCKS } from '../db/locks.ts'
import { append } from '../events/outbox/append.ts'
import type { Actor } from '../http/guard/actor.ts'
import { rule } from '../http/refused.ts'
import { refuseStale } from '../records/stale.ts'
import { storedCaller } from '../records/stored-call.ts'
import type { TableHead } from '../tables/open-table.ts'
import type { ImportDefinition, Tables } from './import-definition.ts'
import type { ImportWork } from './import-job.ts'
import { ownImport } from './import-rows.ts'
import { readImport } from './import-view.ts'
import { WORKING_STATES, type StoredImport } from './stored-import.ts'

/** A call about an import. */
export interface Asking {
  trx: Knex.Transaction
  actor: Actor
  request: FastifyRequest
  now: Date
}

export const askedBy = ({ actor, request, now }: Asking) => ({
  ...storedCaller(actor, request),
  updated_at: now,
})

/** Has a job do the work, once the transaction is committed. */
export function requestWork(family: string, { trx, actor, request, now }: Asking, payload: ImportWork): void {
  append(trx, {
    aggregate_type: family,
    aggregate_id: payload.import_id,
    aggregate_version: payload.version,
    type: `${family}.requested`,
    payload,
    meta: auditMeta(auditContextOf(actor, request, now)),
    occurred_at: now,
  })
}

/** Locked: of two requests at once the second finds what the first has made of it. */
export async function lockImport<Row extends StoredImport, Head extends TableHead, Reply extends object>(
  { trx, actor }: Asking,
  definition: ImportDefinition<Row, Head, Reply>,
  wanted: { id: number; version: number; states: readonly Row['state'][] },
): Promise<Row> {
  definition.refuseActor?.(actor)
  const seen = { id: wanted.id, by_id: actor.id }
  await trx(definition.tables.imports).where(seen).forNoKeyUpdate().first('id')
  const row = await ownImport<Row>(trx, definition, seen)
  const present = () => readImport(trx, definition, seen)
  await refuseStale({ ...row, updated_by: actor.name }, wanted.version, present)
  if (!wanted.states.includes(row.state)) throw rule('import.not_in_state')
  return row
}

/** One file of a person is worked on at a time: the files of one must not make those of all others wait. */
export async function refuseSecond({ trx, actor }: Asking, { tables }: Tables, id = 0): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(?, ?)', [LOCKS.importsOf, actor.id])
  const other: Pick<StoredImport, 'file_name'> | undefined = await trx(tables.imports)
    .where('by_id', actor.id)
    .whereNot('id', id)
    .whereIn('state', WORKING_STATES)
    .first('file_name')
  if (other) throw rule('import.other_at_work', { name: other.file_name })
}

/** The next work on an import, with the columns that it begins with. */
export async function begin<Row extends StoredImport, Head extends TableHead, Reply extends object>(
  asking: Asking,
  { tables, family }: ImportDefinition<Row, Head, Reply>,
  { id, version: before }: Row,
  { work, ...columns }: { work: 'check' | 'apply' } & Readonly<Record<string, unknown>>,
): Promise<void> {
  await refuseSecond(asking, { tables }, id)
  const version = before + 1
  const state = work === 'check' ? 'checking' : 'applying'
  await asking
    .trx(tables.imports)
    .where({ id })
    .update({ ...askedBy(asking), done: 0, begun: 0, problem: null, ...columns, version, state })
  requestWork(family, asking, { import_id: id, work, version })
}
