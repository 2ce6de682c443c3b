import type { Knex } from 'knex'
import type { Deps } from '../service.ts'
import type { Tables } from './import-definition.ts'
import { insertFaults, noteProgress, unchangedImport } from './import-rows.ts'
import type { ImportFault, StoredImport } from './stored-import.ts'

/** Some lines that were checked. */
export interface CheckedPage {
  faults: readonly ImportFault[]
  /** Lines so far. */
  done: number
  /** What the import would do up to here, as columns: the counts, and what else is shown of it. */
  found: () => Readonly<Record<string, string>>
}

/** Checks all lines, in the transaction that stores what is found. Writes nothing of the file. */
export type Checks = (trx: Knex.Transaction) => AsyncIterable<CheckedPage>

async function findFaults(
  { db, clock }: Deps,
  definition: Tables,
  { trx, row, checks }: { trx: Knex.Transaction; row: StoredImport; checks: Checks },
): Promise<boolean> {
  let last: CheckedPage | undefined
  let faults_total = 0
  await trx(definition.tables.faults).where('import_id', row.id).delete()
  for await (const page of checks(trx)) {
    last = page
    faults_total += page.faults.length
    await insertFaults(trx, definition, row.id, page.faults)
    await noteProgress(db, definition, row, page.done)
  }
  if (!last) throw new Error('the import has no lines')
  const changed: unknown = await unchangedImport(trx, definition, row).update({
    state: 'checked',
    faults_total,
    done: row.rows,
    updated_at: clock.now(),
    ...last.found(),
  })
  return changed === 1
}

/** Stores what an import would do, and everything that is wrong in it: it waits for the user then. */
export async function checkLines(
  deps: Deps,
  definition: Tables,
  row: StoredImport,
  checks: Checks,
): Promise<void> {
  const trx = await deps.db.transaction()
  try {
    // Nothing is stored of an import that was changed meanwhile.
    if (await findFaults(deps, definition, { trx, row, checks })) await trx.commit()
    else await trx.rollback()
  } catch (error) {
    await trx.rollback()
    throw error
  }
}
