import type { Knex } from 'knex'
import { hasRoom } from '../disk-room.ts'
import type { Deps } from '../service.ts'
import type { TableHead } from '../tables/open-table.ts'
import { TableRefused } from '../tables/table-refused.ts'
import type { TableRow } from '../tables/table-row.ts'
import { chosenIn, findChoices } from './choices.ts'
import { dropOlderLines } from './drop-older-lines.ts'
import type { ImportDefinition, Tables } from './import-definition.ts'
import { ImportChanged, noteProgress, refuseImport, unchangedImport } from './import-rows.ts'
import type { StoredImport } from './stored-import.ts'

/** Lines that are inserted at once, and their characters: a few long lines are as much as many short ones. */
const BATCH = { lines: 500, characters: 1_000_000 }

/** Lines in parts that are inserted at once. */
async function* batches(
  lines: AsyncIterable<TableRow>,
  most: typeof BATCH = BATCH,
): AsyncGenerator<TableRow[]> {
  let batch: TableRow[] = []
  let characters = 0
  for await (const line of lines) {
    batch.push(line)
    characters += line.cells.reduce((sum, { length }) => sum + length, 0)
    if (batch.length < most.lines && characters < most.characters) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}

/** Stores the lines of a file; its head, and how many they are. */
async function stage<Head extends TableHead>(
  trx: Knex.Transaction,
  deps: Deps,
  definition: Tables,
  { row, lines }: { row: StoredImport; lines: AsyncIterable<Head | TableRow> },
): Promise<{ head: Head; rows: number }> {
  let head: Head | undefined
  let rows = 0
  async function* below(): AsyncGenerator<TableRow> {
    for await (const line of lines)
      if ('columns' in line) head = line
      else yield line
  }
  for await (const batch of batches(below())) {
    if (!(await hasRoom(deps))) throw new TableRefused('import.no_room')
    await trx(definition.tables.rows).insert(batch.map((line) => ({ ...line, import_id: row.id })))
    rows += batch.length
    await noteProgress(deps.db, definition, row, rows)
  }
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
  const { head, rows } = await stage(trx, deps, definition, { row, lines })
  const { columns } = head
  const chosen =
    (await findChoices(trx, definition, { by_id: row.by_id, columns })) ??
    (await definition.suggest(trx, head))
  const now = deps.clock.now()
  const changed: unknown = await unchangedImport(trx, definition, row).update({
    state: 'columns',
    columns,
    rows,
    done: 0,
    updated_at: now,
    ...definition.ofHead?.(head),
    ...chosenIn(definition, chosen),
  })
  if (changed !== 1) throw new ImportChanged()
  await dropOlderLines(trx, definition, row, now)
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
    await refuseImport(deps, definition, row, error.reason)
  }
  await deps.files.remove(row.path)
}
