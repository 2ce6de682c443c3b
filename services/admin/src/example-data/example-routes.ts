import {
  fillExampleData,
  getExampleData,
  ownTotal,
  removeExampleData,
} from '@deportivo/contracts/admin/example-data'
import { auditContextOf, type AuditContext } from '@deportivo/platform/audit/write-audit'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import { rule } from '@deportivo/platform/http/refused'
import { change, found, read, withMessage } from '@deportivo/platform/http/serve/serve'
import type { Deps, Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { isInstallationEmpty } from './business-tables.ts'
import { canHaveExamples, readExampleData, readExampleRow, readOwn } from './example-record.ts'
import type { ExampleRow } from './tables.ts'

export const getExampleDataRoute: Routes = (app, deps) =>
  read(app, deps, getExampleData, async ({ db }) => found(await readExampleData(deps, db)))

type Work = Pick<ExampleRow, 'state' | 'own_seen'> & Partial<Pick<ExampleRow, 'began_at'>>

/** The process that runs everything does it, for the user of this request. */
async function requestWork(
  deps: Deps,
  { trx, row, audit }: { trx: Knex.Transaction; row: ExampleRow; audit: AuditContext },
  work: Work,
): Promise<void> {
  const asked = { asked_by: JSON.stringify(audit), done: 0, total: 0, problem: null }
  await trx('admin.example_data').update({ ...work, ...asked, version: row.version + 1 })
  afterCommit(trx, () => deps.wake.notify('examples'))
}

export const fillExampleDataRoute: Routes = (app, deps) =>
  change(app, deps, fillExampleData, async ({ trx, actor, request, context }) => {
    const row = await readExampleRow(trx, true)
    if (!canHaveExamples(deps)) throw rule('example_data.not_here')
    if (row.state !== 'none') throw rule('example_data.not_now')
    if (!(await isInstallationEmpty(trx))) throw rule('example_data.not_empty')
    const audit = auditContextOf(actor, request, context.now)
    await requestWork(deps, { trx, row, audit }, { state: 'filling', own_seen: 0, began_at: context.now })
    return withMessage('example_data.fill_started', await readExampleData(deps, trx))
  })

export const removeExampleDataRoute: Routes = (app, deps) =>
  change(app, deps, removeExampleData, async ({ body: { own }, trx, actor, request, context }) => {
    const row = await readExampleRow(trx, true)
    if (!canHaveExamples(deps)) throw rule('example_data.not_here')
    if (row.state !== 'loaded') throw rule('example_data.not_now')
    if (own !== ownTotal({ own: await readOwn(trx, row) })) throw rule('example_data.more_own')
    const audit = auditContextOf(actor, request, context.now)
    await requestWork(deps, { trx, row, audit }, { state: 'removing', own_seen: own })
    return withMessage('example_data.remove_started', await readExampleData(deps, trx))
  })
