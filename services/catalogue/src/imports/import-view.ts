import type { ProductImport } from '@deportivo/contracts/catalogue/imports'
import { messageOf } from '@deportivo/platform/http/message'
import { notFound } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import { photoProgress } from './pictures/photo-progress.ts'
import type { FaultRow, ImportRow } from './tables.ts'

const SHOWN_FAULTS = 200
const SAMPLES = 3
const SHOWN_CHARACTERS = 80

/** The column of the file that a fault is in. */
export const faultColumn = (
  row: Pick<ImportRow, 'mapping' | 'columns'>,
  { field }: Pick<FaultRow, 'field'>,
) => {
  const at = row.mapping.find((one) => one.field === field)?.column
  return at === undefined ? null : (row.columns[at] ?? null)
}

export const faultsOf = (db: Knex, import_id: number) =>
  db('catalogue.import_faults').where({ import_id }).orderBy(['row', 'id'])

/** An import as its user sees it. Those of others are missing. */
export async function readImport(db: Knex, id: number, by_id: number): Promise<ProductImport> {
  const row = await db('catalogue.imports').where({ id, by_id }).first()
  if (!row) throw notFound()
  const lines = await db('catalogue.import_rows')
    .where('import_id', id)
    .orderBy('row')
    .limit(SAMPLES)
    .pluck('cells')
  const faults = row.faults_total > 0 ? await faultsOf(db, id).limit(SHOWN_FAULTS) : []
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    file_name: row.file_name,
    format: row.format,
    rows: row.rows,
    done: row.done,
    columns: row.columns,
    samples: lines.map((cells) => cells.map((cell) => cell.slice(0, SHOWN_CHARACTERS))),
    mapping: row.mapping,
    make_missing: row.make_missing,
    counts: row.counts && { ...row.counts, photos: row.counts.photos ?? 0 },
    photos: await photoProgress(db, id),
    missing: row.missing.map(({ list, name, within }) => ({ list, name, within })),
    faults_total: row.faults_total,
    faults: faults.map((fault) => ({
      ...{ row: fault.row, field: fault.field, value: fault.value },
      column: faultColumn(row, fault),
      ...messageOf(fault.text),
    })),
    problem: row.problem && messageOf(row.problem),
  }
}
