import type { Mapping } from '@deportivo/contracts/imports/declare-import'
import type { Contract } from '@deportivo/contracts/route'
import type { TSchema } from 'typebox'
import type { UploadedFile } from '../files/multipart.ts'
import { invalid, rule } from '../http/refused.ts'
import { change, found, raw, read, withMessage } from '../http/serve/serve.ts'
import type { Routes } from '../service.ts'
import type { TableHead } from '../tables/open-table.ts'
import { refuseKind } from '../tables/refuse-kind.ts'
import { sendTable } from '../tables/send-table.ts'
import { chosenIn, storeChoices } from './choices.ts'
import { FAULT_HEAD, faultRows } from './fault-file.ts'
import type { ImportDefinition } from './import-definition.ts'
import { askedBy, begin, lockImport, refuseSecond, requestWork } from './ask-import.ts'
import { cancelImport } from './cancel-import.ts'
import { ownImport } from './import-rows.ts'
import { readImport } from './import-view.ts'
import type { StoredImport } from './stored-import.ts'

/** The calls of an import, as `declareImport` declares them. */
export interface ImportContracts {
  create: Contract<TSchema, TSchema, TSchema>
  get: Contract
  check: Contract
  apply: Contract
  cancel: Contract
  faults: Contract
}

type Definition<Row extends StoredImport, Head extends TableHead, Reply extends object> = ImportDefinition<
  Row,
  Head,
  Reply
>

interface Made {
  id: number
}

function createRoute<Row extends StoredImport, Head extends TableHead, Reply extends object>(
  contract: Contract,
  definition: Definition<Row, Head, Reply>,
): Routes {
  return (app, deps) =>
    change(app, deps, contract, async ({ body, trx, actor, request, context: { now } }) => {
      definition.refuseActor?.(actor)
      const { file } = body as { file: UploadedFile }
      if (file.bytes === 0) throw invalid({ file: 'file.empty' })
      refuseKind(file.head)
      const asking = { trx, actor, request, now }
      await refuseSecond(asking, definition)
      const made = { by_id: actor.id, file_name: file.name, path: file.path, created_at: now }
      const rows = await trx(definition.tables.imports)
        .insert({ ...askedBy(asking), ...made })
        .returning<Made[]>('id')
      const id = rows[0]?.id ?? 0
      requestWork(definition.family, asking, { import_id: id, work: 'read', version: 1 })
      return withMessage('import.received', await readImport(trx, definition, { id, by_id: actor.id }))
    })
}

function refuseWrong(
  { mapping, columns }: { mapping: Mapping<string>; columns: readonly string[] },
  { columnTwice }: Pick<ImportDefinition<StoredImport, TableHead, object>, 'columnTwice'>,
): void {
  if (new Set(mapping.map(({ field }) => field)).size < mapping.length)
    throw invalid({ mapping: columnTwice })
  if (mapping.some(({ column = 0 }) => column >= columns.length)) throw invalid({ mapping: 'field.option' })
}

/** What is asked of an import that is there. */
interface Asked {
  version: number
  mapping?: Mapping<string>
}

function checkRoute<Row extends StoredImport, Head extends TableHead, Reply extends object>(
  contract: Contract,
  definition: Definition<Row, Head, Reply>,
): Routes {
  return (app, deps) =>
    change(app, deps, contract, async ({ params, body, trx, actor, request, context: { now } }) => {
      const { id } = params as { id: number }
      const { version, mapping = [] } = body as Asked
      const asking = { trx, actor, request, now }
      const row = await lockImport(asking, definition, { id, version, states: ['columns', 'checked'] })
      refuseWrong({ mapping, columns: row.columns }, definition)
      await definition.refuseChosen?.(trx, body as Partial<Row>)
      const chosen = chosenIn(definition, body as Partial<Row>)
      const ofFile = chosenIn({ choices: definition.ofFile ?? [] }, body as Partial<Row>)
      const cleared = { faults_total: 0, ...definition.cleared, ...ofFile }
      await begin(asking, definition, row, { work: 'check', ...cleared, ...chosen })
      await trx(definition.tables.faults).where('import_id', id).delete()
      await storeChoices(trx, definition, row, chosen)
      return withMessage('import.check_started', await readImport(trx, definition, { id, by_id: actor.id }))
    })
}

function applyRoute<Row extends StoredImport, Head extends TableHead, Reply extends object>(
  contract: Contract,
  definition: Definition<Row, Head, Reply>,
): Routes {
  return (app, deps) =>
    change(app, deps, contract, async ({ params, body, trx, actor, request, context: { now } }) => {
      const { id } = params as { id: number }
      const { version } = body as Asked
      const asking = { trx, actor, request, now }
      const row = await lockImport(asking, definition, { id, version, states: ['checked'] })
      if (row.faults_total > 0) throw rule('import.has_faults', { count: row.faults_total })
      await begin(asking, definition, row, { work: 'apply' })
      return withMessage('import.apply_started', await readImport(trx, definition, { id, by_id: actor.id }))
    })
}

function cancelRoute<Row extends StoredImport, Head extends TableHead, Reply extends object>(
  contract: Contract,
  definition: Definition<Row, Head, Reply>,
): Routes {
  return (app, deps) =>
    change(app, deps, contract, async ({ params, trx, actor, context: { now } }) => {
      const { id } = params as { id: number }
      await cancelImport(trx, definition, { id, actor, now })
      return withMessage('import.cancelled', await readImport(trx, definition, { id, by_id: actor.id }))
    })
}

/** The calls of an import: it is uploaded, read, checked, written, and its faults are a file. */
export function importRoutes<Row extends StoredImport, Head extends TableHead, Reply extends object>(
  definition: Definition<Row, Head, Reply>,
  { create, get, check, apply, cancel, faults }: ImportContracts,
): Routes[] {
  return [
    createRoute(create, definition),
    (app, deps) =>
      read(app, deps, get, async ({ db, params, actor }) => {
        const { id } = params as { id: number }
        return found(await readImport(db, definition, { id, by_id: actor.id }))
      }),
    checkRoute(check, definition),
    applyRoute(apply, definition),
    cancelRoute(cancel, definition),
    (app, deps) =>
      raw(app, deps, faults, async ({ params, actor, db, reply }) => {
        const { id } = params as { id: number }
        const row = await ownImport<Row>(db, definition, { id, by_id: actor?.id ?? 0 })
        const file = { format: 'csv', name: `errores-${row.id}`, head: FAULT_HEAD } as const
        return sendTable(reply, { ...file, rows: faultRows(db, definition, row) })
      }),
  ]
}
