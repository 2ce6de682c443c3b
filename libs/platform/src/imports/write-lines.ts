import type { Knex } from 'knex'
import type { RecordCall } from '../records/record-call.ts'
import { storedCall } from '../records/stored-call.ts'
import type { Deps } from '../service.ts'
import type { ImportDefinition } from './import-definition.ts'
import { ImportChanged, unchangedImport } from './import-rows.ts'
import type { StoredImport } from './stored-import.ts'

/** Rolls an import back: something is wrong that was right when it was checked, or another than it was then. */
export class FoundFaults extends Error {
  constructor() {
    super('the import has faults')
    this.name = 'FoundFaults'
  }
}

interface Writing {
  /** Writes all lines, or throws `FoundFaults`; what is stored of the import then, its counts among it, as columns. */
  write: (call: RecordCall) => Promise<Readonly<Record<string, string | number>>>
  /** Finds everything that is wrong by now: the user needs every fault, and writing found the first. */
  checkAgain: () => Promise<void>
}

async function writeIn(
  deps: Deps,
  trx: Knex.Transaction,
  definition: Pick<ImportDefinition<StoredImport, never, object>, 'tables' | 'lock'>,
  { row, write }: { row: StoredImport; write: Writing['write'] },
): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(?)', [definition.lock])
  if (!(await unchangedImport(trx, definition, row).first('id'))) return
  const stored = await write(storedCall(deps, trx, row))
  const applied = { state: 'applied', done: row.rows, updated_at: deps.clock.now() }
  const changed: unknown = await unchangedImport(trx, definition, row).update({ ...applied, ...stored })
  // Cancelled while it was written.
  if (changed !== 1) throw new ImportChanged()
  await trx(definition.tables.rows).where('import_id', row.id).delete()
}

/** Writes all lines of an import in one transaction. Whatever stops it leaves nothing; doing it again does it once. */
export async function writeLines(
  deps: Deps,
  definition: Pick<ImportDefinition<StoredImport, never, object>, 'tables' | 'lock'>,
  row: StoredImport,
  { write, checkAgain }: Writing,
): Promise<void> {
  try {
    await deps.db.transaction((trx) => writeIn(deps, trx, definition, { row, write }))
    deps.wake.notify('outbox')
  } catch (error) {
    if (!(error instanceof FoundFaults)) throw error
    await checkAgain()
  }
}
