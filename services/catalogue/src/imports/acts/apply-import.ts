import { LOCKS } from '@deportivo/platform/db/locks'
import { flush } from '@deportivo/platform/db/pipeline'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import { changeRecords, createRecords } from '@deportivo/platform/records/save-many'
import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { PRODUCT } from '../../products/product-record.ts'
import { lockPlaces, readNamedLists, type NamedLists } from '../planning/named-lists.ts'
import type { Plan } from '../planning/plan-product.ts'
import type { ImportRow } from '../tables.ts'
import { storePlan, unchangedImport } from './end-work.ts'
import { countsOf, countUnits, type ImportCount } from './count-units.ts'
import { importCall } from '../import-call.ts'
import { makeMissing } from './make-missing.ts'
import { notePhotos, requestPhotos } from '../pictures/note-photos.ts'
import { writeSizes } from './write-sizes.ts'
import { addFaults, planImport, type ImportPlan } from './plan-import.ts'

/** Rolls the import back: something is wrong that was right when it was checked. */
class FoundFaults extends Error {
  readonly plan: ImportPlan

  constructor(plan: ImportPlan) {
    super('the import has faults')
    this.name = 'FoundFaults'
    this.plan = plan
  }
}

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

/** Writes all products without their units, until a fault is found; then the rest is only checked. */
async function writeProducts(call: RecordCall, row: ImportRow, lists: NamedLists): Promise<Written> {
  const { deps, trx } = call
  const counts: ImportCount[] = []
  let last: ImportPlan | undefined
  for await (const { plans, done, plan } of planImport(trx, row, lists, false)) {
    last = plan
    if (plan.faultsTotal > 0) continue
    const ids = await saveProducts(call, plans)
    await writeSizes(call, plans, ids)
    await notePhotos(trx, row.id, plans, ids)
    counts.push(...countsOf(plans, ids))
    // Its events leave our memory, and a failure is known here.
    await flush(trx)
    await unchangedImport(deps.db, row).update({ done })
  }
  if (!last) throw new Error('the import has no lines')
  return { plan: last, counts }
}

async function write(deps: Deps, trx: Knex.Transaction, row: ImportRow): Promise<void> {
  // One import at a time: two would wait for each other's products.
  await trx.raw('select pg_advisory_xact_lock(?)', [LOCKS.imports])
  const isWaiting = await unchangedImport(trx, row).first('id')
  if (!isWaiting) return
  const call = importCall(deps, trx, row)
  const lists = await readNamedLists(trx)
  if (row.make_missing) await makeMissing(call, row.missing, lists)
  await lockPlaces(trx)
  const { plan, counts } = await writeProducts(call, row, lists)
  if (plan.faultsTotal === 0) addFaults(plan, await countUnits(call, counts))
  if (plan.faultsTotal > 0) throw new FoundFaults(plan)
  const hasPhotos = plan.counts.photos > 0
  if (hasPhotos) requestPhotos(call, row)
  await unchangedImport(trx, row).update({
    state: 'applied',
    // The event of its pictures has a version of its own.
    version: row.version + (hasPhotos ? 1 : 0),
    counts: JSON.stringify(plan.counts),
    done: row.rows,
    updated_at: deps.clock.now(),
  })
  await trx('catalogue.import_rows').where('import_id', row.id).delete()
}

/** Writes all lines of an import in one transaction. Whatever stops it leaves nothing; doing it again does it once. */
export async function applyImport(deps: Deps, row: ImportRow): Promise<void> {
  try {
    await deps.db.transaction((trx) => write(deps, trx, row))
    deps.wake.notify('outbox')
  } catch (error) {
    if (!(error instanceof FoundFaults)) throw error
    await storePlan(deps.db, row, error.plan, deps.clock.now())
  }
}
