import { text } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import type { TableCell } from '../tables/table-cell.ts'
import type { TableHead } from '../tables/open-table.ts'
import type { ImportDefinition } from './import-definition.ts'
import { faultColumn, readFaults, type FaultRow } from './import-rows.ts'
import type { StoredImport } from './stored-import.ts'

/** The names of the columns of a file of faults. */
export const FAULT_HEAD = (['row', 'column', 'value', 'text'] as const).map((name) =>
  text(`import.fault.${name}`),
)

// Read at once: more would be more memory, fewer more statements.
const PAGE = 1_000

/** All faults of an import, to be corrected beside the file. */
export async function* faultRows<Row extends StoredImport, Head extends TableHead, Reply extends object>(
  db: Knex,
  definition: ImportDefinition<Row, Head, Reply>,
  row: Row,
): AsyncGenerator<TableCell[]> {
  let after: Pick<FaultRow, 'row' | 'id'> = { row: 0, id: 0 }
  for (let isMore = true; isMore;) {
    const page = await readFaults(db, definition, row.id, { after, most: PAGE })
    for (const fault of page) {
      const { key, values } = fault.text
      const column = faultColumn(row, fault) ?? definition.columnName(fault.field)
      yield [fault.row, column, fault.value, text(key, values)]
    }
    after = page.at(-1) ?? after
    isMore = page.length === PAGE
  }
}
