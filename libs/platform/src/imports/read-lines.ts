import type { Knex } from 'knex'
import type { Deps } from '../service.ts'
import type { TableHead } from '../tables/open-table.ts'
import { TableRefused } from '../tables/table-refused.ts'
import type { TableRow } from '../tables/table-row.ts'
import { chosenIn, findChoices } from './choices.ts'
import type { ImportDefinition, Tables } from './import-definition.ts'
import { unchangedImport } from './import-rows.ts'
import type { StoredImport } from './stored-import.ts'

const BATCH = 500

/** Stores the lines of a file; its head, and how many they are. */
async function stage<Head extends TableHead>(
  trx: Knex.Transaction,
  { tables }: Tables,
  import_id: number,
  lines: AsyncIterable<Head | TableRow>,
): Promise<{ head: Head; rows: number }> {
  let head: Head | undefined
  let batch: TableRow[] = []
  let rows = 0
  const insert = async () => {
    if (batch.length > 0) await trx(tables.rows).insert(batch.map((line) => ({ ...line, import_id })))
    rows += batch.length
    batch = []
  }
  for await (const line of lines) {
    if ('columns' in line) head = line
    else batch.push(line)
    if (batch.length >= BATCH) await insert()
  }
  await insert()
  if (!head || rows === 0) throw new TableRefused('import.no_rows')
  return { head, rows }
}

async function readInto<Row extends StoredImport, Head extends TableHead, Reply extends object>(
  trx: Knex.Transaction,
  deps: Deps,
  definition: ImportDefinition<Row, Head, Reply>,
  row: Row,
): Promise<void> {
  await trx(definition.tables.rows).where('import_id', row.id).delete()
  const lines = definition.open(await deps.files.stream(row.path))
  const { head, rows } = await stage(trx, definition, row.id, lines)
  const { columns } = head
  const chosen =
    (await findChoices(trx, definition, { by_id: row.by_id, columns })) ??
    (await definition.suggest(trx, head))
  await unchangedImport(trx, definition, row).update({
    ...{ state: 'columns', columns, rows, updated_at: deps.clock.now() },
    ...definition.ofHead?.(head),
    ...chosenIn(definition, chosen),
  })
}

/** Reads the lines of an uploaded file into the database, all or none. Its columns wait for the user. */
export async function readLines<Row extends StoredImport, Head extends TableHead, Reply extends object>(
  deps: Deps,
  definition: ImportDefinition<Row, Head, Reply>,
  row: Row,
): Promise<void> {
  try {
    await deps.db.transaction((trx) => readInto(trx, deps, definition, row))
  } catch (error) {
    if (!(error instanceof TableRefused)) throw error
    const problem = JSON.stringify(error.reason)
    const refused = { state: 'refused', problem, updated_at: deps.clock.now() }
    await unchangedImport(deps.db, definition, row).update(refused)
  }
  await deps.files.remove(row.path)
}
