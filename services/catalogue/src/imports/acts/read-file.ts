import type { Deps } from '@deportivo/platform/service'
import type { Mapping } from '@deportivo/contracts/catalogue/imports'
import type { Knex } from 'knex'
import { findChoice } from '../columns/stored-mapping.ts'
import { suggestMapping } from '../columns/suggest-mapping.ts'
import { openTable, type TableLine } from '../reading/open-table.ts'
import { TableRefused } from '../rows/table-refused.ts'
import type { TableRow } from '../rows/table-row.ts'
import type { ImportRow } from '../tables.ts'
import { unchangedImport } from './end-work.ts'

const BATCH = 500

async function stage(trx: Knex.Transaction, import_id: number, lines: AsyncIterable<TableLine>) {
  let head: Exclude<TableLine, TableRow> = { format: 'own', columns: [] }
  let batch: TableRow[] = []
  let rows = 0
  const insert = async () => {
    if (batch.length > 0)
      await trx('catalogue.import_rows').insert(batch.map((line) => ({ ...line, import_id })))
    rows += batch.length
    batch = []
  }
  for await (const line of lines) {
    if ('columns' in line) head = line
    else batch.push(line)
    if (batch.length >= BATCH) await insert()
  }
  await insert()
  if (rows === 0) throw new TableRefused('import.no_rows')
  return { ...head, rows }
}

/** Units without a column for their store are in the first that sells. */
async function withStore(trx: Knex.Transaction, mapping: Mapping): Promise<Mapping> {
  const has = (field: Mapping[number]['field']) => mapping.some((one) => one.field === field)
  if (!has('quantity') || has('store')) return mapping
  const store = await trx('catalogue.published_stores')
    .where('type', 'national')
    .orderBy(['orden', 'id'])
    .first('name')
  return store ? [...mapping, { field: 'store', text: store.name }] : mapping
}

async function readInto(trx: Knex.Transaction, deps: Deps, row: ImportRow): Promise<void> {
  await trx('catalogue.import_rows').where('import_id', row.id).delete()
  const { format, columns, rows } = await stage(trx, row.id, openTable(await deps.files.stream(row.path)))
  const choice = await findChoice(trx, row.by_id, columns)
  const mapping = choice?.mapping ?? (await withStore(trx, suggestMapping(columns, format)))
  await unchangedImport(trx, row).update({
    ...{ state: 'columns', format, columns, rows },
    mapping: JSON.stringify(mapping),
    make_missing: choice?.make_missing ?? true,
    updated_at: deps.clock.now(),
  })
}

/** Reads the lines of an uploaded file into the database, all or none. Its columns wait for the user. */
export async function readFile(deps: Deps, row: ImportRow): Promise<void> {
  try {
    await deps.db.transaction((trx) => readInto(trx, deps, row))
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error
    const problem = JSON.stringify(error.reason)
    await unchangedImport(deps.db, row).update({ state: 'refused', problem, updated_at: deps.clock.now() })
  }
  await deps.files.remove(row.path)
}
