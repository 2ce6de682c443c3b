import { checkLines } from '@deportivo/platform/imports/check-lines'
import type { Deps } from '@deportivo/platform/service'
import { IMPORT_STORAGE } from '../import-storage.ts'
import { readNamedLists } from '../planning/named-lists.ts'
import type { Fault } from '../planning/drafts.ts'
import type { ImportRow } from '../tables.ts'
import { planImport } from './plan-import.ts'
import { storeSeen } from './seen-state.ts'
import { groupLines, tooLongProducts } from './staged-lines.ts'

/** `comparesSeen`: with what an earlier check read; else this one is what the user is shown. */
const check = (deps: Deps, row: ImportRow, comparesSeen: boolean): Promise<void> =>
  checkLines(deps, IMPORT_STORAGE, row, async function* (trx) {
    const { db } = deps
    const planning = { lists: await readNamedLists(db), makesRows: row.make_missing, comparesSeen }
    if (!comparesSeen) await trx('catalogue.import_seen').where('import_id', row.id).delete()
    for await (const { plans, faults, done, plan } of planImport(db, row, planning)) {
      if (!comparesSeen) await storeSeen(trx, row.id, plans)
      const found = () => ({
        counts: JSON.stringify(plan.counts),
        missing: JSON.stringify(plan.missing.all()),
        alike: JSON.stringify(plan.alike),
        open_amounts: JSON.stringify(plan.openAmounts),
        open_options: JSON.stringify(plan.openOptions),
        wrong_cells: JSON.stringify([...plan.kinds].map(([kind, count]) => ({ kind, count }))),
      })
      yield { faults, done, found }
    }
  })

/** Ends a check before its lines are read: they are too many to be planned together. */
const refuseLines = (deps: Deps, row: ImportRow, faults: readonly Fault[]): Promise<void> =>
  checkLines(deps, IMPORT_STORAGE, row, async function* () {
    yield { faults, done: row.rows, found: () => ({}) }
  })

/** Finds out what an import would do, and everything that is wrong in it. Writes nothing of it. */
export async function checkImport(deps: Deps, row: ImportRow): Promise<void> {
  await groupLines(deps.db, row)
  const faults = await tooLongProducts(deps.db, row)
  if (faults.length > 0) await refuseLines(deps, row, faults)
  else await check(deps, row, false)
}

/** Finds everything that is wrong in a checked import by now, with what was changed since its check. */
export const checkAgain = (deps: Deps, row: ImportRow): Promise<void> => check(deps, row, true)
