import { decodeText } from './decode-text.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './xlsx/read-xlsx.ts'
import { limitedRows, type TableRow } from './table-row.ts'
import { refuseOtherKinds } from './table-kind.ts'

/** The lines of a file, by its content and not by its name. */
export function readTable(bytes: Buffer): AsyncGenerator<TableRow> {
  const kind = refuseOtherKinds(bytes)
  return limitedRows(kind === 'xlsx' ? readXlsx(bytes) : readCsv(decodeText(bytes)))
}
