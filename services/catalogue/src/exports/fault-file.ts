import { downloadFaults } from '@deportivo/contracts/catalogue/imports'
import { notFound } from '@deportivo/platform/http/refused'
import { raw } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import { text } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import { faultColumn, faultsOf } from '../imports/import-view.ts'
import type { ImportRow } from '../imports/tables.ts'
import { sendTable } from './export-routes.ts'
import type { ExportCell } from './export-rows.ts'

const HEAD = (['row', 'column', 'value', 'text'] as const).map((name) => text(`import.fault.${name}`))

async function* faultRows(db: Knex, row: ImportRow): AsyncGenerator<ExportCell[]> {
  for (const fault of await faultsOf(db, row.id)) {
    const { key, values } = fault.text
    const column = faultColumn(row, fault) ?? text(`import.column.${fault.field}`)
    yield [fault.row, column, fault.value, text(key, values)]
  }
}

/** All faults of an import, to be corrected beside the file. */
export const downloadFaultsRoute: Routes = (app, deps) =>
  raw(app, deps, downloadFaults, async ({ params, actor, db, reply }) => {
    const row = await db('catalogue.imports')
      .where({ id: params.id, by_id: actor?.id ?? 0 })
      .first()
    if (!row) throw notFound()
    return sendTable(reply, {
      format: 'csv',
      name: `errores-${row.id}`,
      head: HEAD,
      rows: faultRows(db, row),
    })
  })
