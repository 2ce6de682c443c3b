import type { Knex } from 'knex'
import type { Fault } from '../planning/drafts.ts'
import type { ImportRow } from '../tables.ts'
import type { ImportPlan } from './plan-import.ts'

const BATCH = 500

async function insertFaults(
  trx: Knex.Transaction,
  import_id: number,
  faults: readonly Fault[],
): Promise<void> {
  await trx('catalogue.import_faults').where({ import_id }).delete()
  for (let at = 0; at < faults.length; at += BATCH)
    await trx('catalogue.import_faults').insert(
      faults
        .slice(at, at + BATCH)
        .map(({ text, ...fault }) => ({ ...fault, import_id, text: JSON.stringify(text) })),
    )
}

/** The import as it was when its job began: one that was changed meanwhile is left as it is. */
export const unchangedImport = (db: Knex, { id, version, state }: ImportRow) =>
  db('catalogue.imports').where({ id, version, state })

/** Stores what an import would do: it waits for the user. */
export async function storePlan(db: Knex, row: ImportRow, plan: ImportPlan, now: Date): Promise<void> {
  const { counts, missing, faults, faultsTotal } = plan
  await db.transaction(async (trx) => {
    const changed = await unchangedImport(trx, row).update({
      state: 'checked',
      counts: JSON.stringify(counts),
      missing: JSON.stringify(missing.all()),
      faults_total: faultsTotal,
      done: row.rows,
      updated_at: now,
    })
    if (changed > 0) await insertFaults(trx, row.id, faults)
  })
}
