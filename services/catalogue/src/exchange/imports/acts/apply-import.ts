import { flush } from '@deportivo/platform/db/pipeline'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import { changeRecords, createRecords } from '@deportivo/platform/records/save-many'
import { noteProgress } from '@deportivo/platform/imports/import-rows'
import { FoundFaults, writeLines } from '@deportivo/platform/imports/write-lines'
import type { Deps } from '@deportivo/platform/service'
import { PRODUCT } from '../../../products/product-record.ts'
import { IMPORT_STORAGE } from '../import-storage.ts'
import { lockPlaces, readNamedLists, type NamedLists } from '../planning/named-lists.ts'
import type { Plan } from '../planning/plan-product.ts'
import type { ImportRow } from '../tables.ts'
import { checkAgain } from './check-import.ts'
import { countsOf, countUnits, type ImportCount } from './count-units.ts'
import { makeMissing } from './make-missing.ts'
import { notePhotos, requestPhotos } from '../pictures/note-photos.ts'
import { writeSizes } from './write-sizes.ts'
import { planImport, type ImportPlan } from './plan-import.ts'

/** The ids of the products of some plans; those without changes stay as they are. */
async function saveProducts(call: RecordCall, plans: readonly Plan[]): Promise<number[]> {
  const created = plans.filter(({ before }) => before === null)
  const changed = plans.flatMap(({ before, fields, hasChanges }) =>
    before && hasChanges ? [{ id: before.id, version: before.version, fields }] : [],
  )
  const rows = await createRecords(
    call,
    PRODUCT,
    created.map(({ fields, handle }) => ({ fields, ...(handle ? { set: { handle } } : {}) })),
  )
  await changeRecords(call, PRODUCT, changed)
  const ids = rows.map(({ id }) => id)
  return plans.map(({ before }) => before?.id ?? ids.shift() ?? 0)
}

interface Written {
  plan: ImportPlan
  counts: readonly ImportCount[]
}

/** Writes all products without their units, until a fault is found. */
async function writeProducts(call: RecordCall, row: ImportRow, lists: NamedLists): Promise<Written> {
  const { deps, trx } = call
  const counts: ImportCount[] = []
  let last: ImportPlan | undefined
  const planning = { lists, makesRows: false, comparesSeen: true }
  for await (const { plans, faults, done, plan } of planImport(trx, row, planning)) {
    last = plan
    if (faults.length > 0) throw new FoundFaults()
    const ids = await saveProducts(call, plans)
    await writeSizes(call, plans, ids)
    await notePhotos(trx, row.id, plans, ids)
    counts.push(...countsOf(plans, ids))
    // Its events leave our memory, and a failure is known here.
    await flush(trx)
    await noteProgress(deps.db, IMPORT_STORAGE, row, done)
  }
  if (!last) throw new Error('the import has no lines')
  return { plan: last, counts }
}

async function write(call: RecordCall, row: ImportRow): Promise<Record<string, string | number>> {
  const { trx } = call
  const lists = await readNamedLists(trx)
  if (row.make_missing) await makeMissing(call, row.missing, lists)
  await lockPlaces(trx)
  const { plan, counts } = await writeProducts(call, row, lists)
  if (!(await countUnits(call, counts))) throw new FoundFaults()
  const hasPhotos = plan.counts.photos > 0
  if (hasPhotos) requestPhotos(call, row)
  await trx('catalogue.import_seen').where('import_id', row.id).delete()
  // The event of its pictures has a version of its own.
  return { counts: JSON.stringify(plan.counts), version: row.version + (hasPhotos ? 1 : 0) }
}

/** Writes all lines of an import, or none. */
export const applyImport = (deps: Deps, row: ImportRow): Promise<void> =>
  writeLines(deps, IMPORT_STORAGE, row, {
    write: (call) => write(call, row),
    checkAgain: () => checkAgain(deps, row),
  })
