import type { Knex } from 'knex'
import { messageOf } from '../http/message.ts'
import { shownCell } from '../tables/cells/marked-cell.ts'
import type { TableHead } from '../tables/open-table.ts'
import type { ImportDefinition } from './import-definition.ts'
import { faultColumn, ownImport, readFaults } from './import-rows.ts'
import type { StagedLine, StoredImport } from './stored-import.ts'

const SHOWN_FAULTS = 200
const SAMPLES = 3
const SHOWN_CHARACTERS = 80

/** An import as its user sees it. Those of others are missing. */
export async function readImport<Row extends StoredImport, Head extends TableHead, Reply extends object>(
  db: Knex,
  definition: ImportDefinition<Row, Head, Reply>,
  seen: { id: number; by_id: number },
): Promise<object> {
  const row = await ownImport<Row>(db, definition, seen)
  const lines = db(definition.tables.rows).where('import_id', row.id).orderBy('row').limit(SAMPLES)
  const samples = (await lines.pluck('cells')) as StagedLine['cells'][]
  const faults = row.faults_total > 0 ? await readFaults(db, definition, row.id, { most: SHOWN_FAULTS }) : []
  const { id, version, state, file_name, rows, done, columns, mapping, faults_total, problem } = row
  return {
    id,
    version,
    state,
    file_name,
    rows,
    done,
    columns,
    mapping,
    faults_total,
    samples: samples.map((cells) => cells.map((cell) => shownCell(cell).slice(0, SHOWN_CHARACTERS))),
    faults: faults.map((fault) => ({
      row: fault.row,
      field: fault.field,
      value: fault.value,
      column: faultColumn(row, fault),
      ...messageOf(fault.text),
    })),
    problem: problem && messageOf(problem),
    ...(await definition.own(db, row)),
  }
}
