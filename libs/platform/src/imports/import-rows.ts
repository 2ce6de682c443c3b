import type { Knex } from 'knex'
import { cutText } from '../cut-text.ts'
import { notFound, type KeyedText } from '../http/refused.ts'
import type { Deps } from '../service.ts'
import type { Tables } from './import-definition.ts'
import type { ImportFault, StoredImport } from './stored-import.ts'

/** The import as it was when its job began: one that was changed meanwhile is left as it is. */
export const unchangedImport = (
  db: Knex,
  { tables }: Tables,
  { id, version, state }: Pick<StoredImport, 'id' | 'version' | 'state'>,
) => db(tables.imports).where({ id, version, state })

/** Ends the work on an import that was cancelled or changed meanwhile: nothing of it is stored. */
export class ImportChanged extends Error {
  constructor() {
    super('the import was changed meanwhile')
    this.name = 'ImportChanged'
  }
}

/** Stores how far the work is, beside its transaction. Throws `ImportChanged`. */
export async function noteProgress(
  db: Knex,
  definition: Tables,
  row: Pick<StoredImport, 'id' | 'version' | 'state'>,
  done: number,
): Promise<void> {
  const changed: unknown = await unchangedImport(db, definition, row).update({ done })
  if (changed !== 1) throw new ImportChanged()
}

/** Ends an import that goes no further, with the reason; its file is to be sent again. */
export async function refuseImport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  definition: Tables,
  row: Pick<StoredImport, 'id' | 'version' | 'state'>,
  reason: KeyedText,
): Promise<void> {
  const refused = { state: 'refused', problem: JSON.stringify(reason), updated_at: clock.now() }
  await unchangedImport(db, definition, row).update(refused)
}

/** An import of this user; those of others are missing. */
export async function ownImport<Row extends StoredImport>(
  db: Knex,
  { tables }: Tables,
  { id, by_id }: { id: number; by_id: number },
): Promise<Row> {
  const row = (await db(tables.imports).where({ id, by_id }).first()) as Row | undefined
  if (!row) throw notFound()
  return row
}

export type FaultRow = ImportFault & { id: number }

/** The faults of an import, by the lines of its file. */
export async function readFaults(
  db: Knex,
  { tables }: Tables,
  import_id: number,
  { after = { row: 0, id: 0 }, most }: { after?: Pick<FaultRow, 'row' | 'id'>; most: number },
): Promise<FaultRow[]> {
  const rows = db(tables.faults)
    .where({ import_id })
    .whereRaw('(row, id) > (?, ?)', [after.row, after.id])
    .orderBy(['row', 'id'])
    .limit(most)
  return (await rows) as FaultRow[]
}

const BATCH = 500

/** Characters: enough to find a value in its file, whatever a cell holds. */
const LONGEST_VALUE = 200

const shortened = ({ key, values = {} }: KeyedText): KeyedText => ({
  key,
  values: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? cutText(value, LONGEST_VALUE) : value,
    ]),
  ),
})

/** Stores faults as they are found: of a large file they are too many for the memory. */
export async function insertFaults(
  trx: Knex.Transaction,
  { tables }: Tables,
  import_id: number,
  faults: readonly ImportFault[],
): Promise<void> {
  for (let at = 0; at < faults.length; at += BATCH)
    await trx(tables.faults).insert(
      faults.slice(at, at + BATCH).map(({ row, field, text, value }) => ({
        import_id,
        row,
        field,
        value: cutText(value, LONGEST_VALUE),
        text: JSON.stringify(shortened(text)),
      })),
    )
}

/** The column of the file that a fault is in; null for a text that is the same for every line. */
export function faultColumn(
  { mapping, columns }: Pick<StoredImport, 'mapping' | 'columns'>,
  { field }: Pick<ImportFault, 'field'>,
): string | null {
  const at = mapping.find((one) => one.field === field)?.column
  return at === undefined ? null : (columns[at] ?? null)
}
