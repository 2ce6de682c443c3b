import { count } from '@deportivo/inventory/count'
import { auditContextOf } from '@deportivo/platform/audit/write-audit'
import { LOCKS } from '@deportivo/platform/db/locks'
import { flush } from '@deportivo/platform/db/pipeline'
import type { Actor } from '@deportivo/platform/http/guard/actor'
import { Refused } from '@deportivo/platform/http/refused'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import { changeRecord, createRecord } from '@deportivo/platform/records/save-record'
import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { PRODUCT } from '../../products/product-record.ts'
import { lockPlaces, readNamedLists } from '../planning/named-lists.ts'
import type { Plan } from '../planning/plan-product.ts'
import type { ImportRow } from '../tables.ts'
import { storePlan, unchangedImport } from './end-work.ts'
import { makeMissing } from './make-missing.ts'
import { planImport, type ImportPlan } from './plan-import.ts'

/** Rolls the import back: something is wrong that was right when it was checked. */
class FoundFaults extends Error {
  readonly plan: ImportPlan

  constructor(plan: ImportPlan) {
    super('the import has faults')
    this.name = 'FoundFaults'
    this.plan = plan
  }
}

function callOf(deps: Deps, trx: Knex.Transaction, { actor, request_id, address }: ImportRow): RecordCall {
  const whole = actor as Actor
  const request = { id: request_id ?? '', ip: address ?? '' }
  return { deps, trx, actor: whole, audit: auditContextOf(whole, request, deps.clock.now()) }
}

async function saveProduct(call: RecordCall, { before, fields, handle, hasChanges }: Plan): Promise<number> {
  if (before && !hasChanges) return before.id
  if (before)
    return (await changeRecord(call, PRODUCT, { id: before.id, version: before.version, fields })).row.id
  return (await createRecord(call, PRODUCT, { fields, ...(handle ? { set: { handle } } : {}) })).id
}

/** The statements of all products are sent at once; the cause of a failure is the first refusal. */
async function saveProducts(call: RecordCall, plans: readonly Plan[]): Promise<number[]> {
  const saved = await Promise.allSettled(plans.map((plan) => saveProduct(call, plan)))
  const failures = saved.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  if (failures.length > 0) throw failures.find((error) => error instanceof Refused) ?? failures[0]
  return saved.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}

async function countUnits(call: RecordCall, plans: readonly Plan[], ids: readonly number[]): Promise<void> {
  const counts = plans.flatMap(({ counts: own }, at) =>
    own.map(({ row: _, ...counted }) => ({ ...counted, product_id: ids[at] ?? 0 })),
  )
  if (counts.length === 0) return
  const { trx, actor, audit } = call
  // Not deleted while units are counted into them.
  await trx('catalogue.products').whereIn('id', ids).orderBy('id').forKeyShare().select('id')
  const outcome = await count(trx, { actor, at: audit.at, counts })
  if (!outcome.ok) throw new Error('units were held while they were counted')
}

async function write(deps: Deps, trx: Knex.Transaction, row: ImportRow): Promise<void> {
  // One import at a time: two would wait for each other's products.
  await trx.raw('select pg_advisory_xact_lock(?)', [LOCKS.imports])
  const isWaiting = await unchangedImport(trx, row).first('id')
  if (!isWaiting) return
  const call = callOf(deps, trx, row)
  const lists = await readNamedLists(trx)
  if (row.make_missing) await makeMissing(call, row.missing, lists)
  await lockPlaces(trx)
  let last: ImportPlan | undefined
  for await (const { plans, done, plan } of planImport(trx, row, lists, false)) {
    last = plan
    if (plan.faultsTotal > 0) continue
    await countUnits(call, plans, await saveProducts(call, plans))
    // Its events leave our memory, and a failure is known here.
    await flush(trx)
    await unchangedImport(deps.db, row).update({ done })
  }
  if (!last || last.faultsTotal > 0) throw last ? new FoundFaults(last) : new Error('the import has no lines')
  await unchangedImport(trx, row).update({
    state: 'applied',
    counts: JSON.stringify(last.counts),
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
