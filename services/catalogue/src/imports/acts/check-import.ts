import type { Deps } from '@deportivo/platform/service'
import { readNamedLists } from '../planning/named-lists.ts'
import type { ImportRow } from '../tables.ts'
import { storePlan, unchangedImport } from './end-work.ts'
import { planImport, type ImportPlan } from './plan-import.ts'
import { groupLines } from './staged-lines.ts'

/** Finds out what an import would do, and everything that is wrong in it. Writes nothing of it. */
export async function checkImport({ db, clock }: Deps, row: ImportRow): Promise<void> {
  await groupLines(db, row)
  const lists = await readNamedLists(db)
  let last: ImportPlan | undefined
  for await (const { done, plan } of planImport(db, row, lists, row.make_missing)) {
    last = plan
    await unchangedImport(db, row).update({ done })
  }
  if (!last) throw new Error('the import has no lines')
  await storePlan(db, row, last, clock.now())
}
