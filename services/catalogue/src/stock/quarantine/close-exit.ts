import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { settleClaim, undoQuarantineExit } from '@deportivo/contracts/catalogue/quarantine'
import type { BodyOf } from '@deportivo/contracts/route'
import { readParcels } from '@deportivo/inventory/parcels'
import type { StoredExit as Exit } from '@deportivo/inventory/quarantine-exit-record'
import { enterReplacement, putBack } from '@deportivo/inventory/quarantine-exits'
import { invalid, rule } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import { changeRecord, lockSeenRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import { lockCategory } from '../levels/lock-category.ts'
import { QUARANTINE_EXIT, readExit } from './exit-record.ts'

/** The exit, locked; refused unless it is in one of these states. */
async function lockExit(
  call: RecordCall,
  seen: { id: number; version?: number | undefined },
  states: readonly Exit['state'][],
): Promise<Exit> {
  const exit = await lockSeenRecord(call, QUARANTINE_EXIT, seen)
  if (states.includes(exit.state)) return exit
  const { id, state, version } = exit
  throw rule(
    'quarantine.refused.closed',
    { state: { key: `quarantine.state.${state}` } },
    { id, state, version },
  )
}

/** Units that are gone return only to a size of their product's category: no screen would show them elsewhere. */
async function refuseLackingSize({ trx }: RecordCall, { kind, product_id, size_id }: Exit): Promise<void> {
  // Restocked ones are in a store, and those of the international size in stores of their own.
  if (kind === 'restock' || size_id === INTERNATIONAL_SIZE_ID) return
  const category = await lockCategory(trx, product_id)
  if (!category || category.size_ids.includes(size_id)) return
  const size = await trx('catalogue.sizes').where('id', size_id).first('name')
  throw rule('quarantine.refused.lacks_size', { category: category.name, size: size?.name ?? '' })
}

export const undoQuarantineExitRoute: Routes = (app, deps) =>
  change(app, deps, undoQuarantineExit, async (served) => {
    const call = recordCallOf(deps, served)
    const { trx, params, body, actor } = served
    const exit = await lockExit(call, { id: params.id, version: body.version }, ['done', 'open'])
    await refuseLackingSize(call, exit)
    const [parcel] = await readParcels(trx, [exit.parcel_id])
    if (!parcel) throw new Error(`exit ${exit.id} has no parcel`)
    const { kind, batch, quantity, unit_cost } = exit
    const units = { parcel, quantity, unit_cost }
    const outcome = await putBack(trx, { kind, batch, units, actor, at: call.audit.at })
    if (!outcome.ok) throw rule('quarantine.refused.gone', { available: outcome.short[0]?.available ?? 0 })
    const fields = { state: 'undone' as const, closing_note: body.reason }
    await changeRecord(call, QUARANTINE_EXIT, { id: exit.id, fields, set: { closed_at: call.audit.at } })
    return withMessage('quarantine.undone', await readExit(trx, exit.id, call))
  })

/**
 * Units enter the store that the claimed ones were of. No list would show those of a product that was deleted meanwhile:
 * its claim is settled with a credit note.
 */
async function receiveReplacement(call: RecordCall, exit: Exit, replaced: number): Promise<void> {
  if (replaced === 0) return
  const { trx, actor, audit } = call
  const { product_id, size_id, store_id } = exit
  const product = await trx('catalogue.products')
    .where('id', product_id)
    .forKeyShare()
    .first('name', 'is_active')
  if (!product?.is_active) {
    const values = { name: product?.name ?? '' }
    throw invalid({ replaced: { key: 'quarantine.refused.replaces_deleted', values } })
  }
  const units = { product_id, size_id, store_id, quantity: replaced }
  const outcome = await enterReplacement(trx, { ...units, actor, at: audit.at })
  if (!outcome.ok) throw new Error('units that enter cannot be short')
}

/**
 * A credit note above what the units cost that are not replaced is a slip of the keyboard more often than a gift, and a
 * settled claim is final: it is refused unless the user confirms it. Prices of suppliers and taxes may exceed the average
 * cost, so that it is no wrong amount in itself.
 */
function refuseAboveCost({ quantity, unit_cost }: Exit, body: BodyOf<typeof settleClaim>): void {
  const { replaced = 0, credit = 0, is_above_cost = false } = body
  if (unit_cost === null || is_above_cost) return
  const cost = unit_cost * (quantity - replaced)
  const values = { cost: { pesos: cost } }
  if (credit > cost) throw invalid({ credit: { key: 'quarantine.refused.above_cost', values } })
}

export const settleClaimRoute: Routes = (app, deps) =>
  change(app, deps, settleClaim, async (served) => {
    const call = recordCallOf(deps, served)
    const { trx, params, body } = served
    const exit = await lockExit(call, { id: params.id, version: body.version }, ['open'])
    const { replaced = 0, credit = 0, note } = body
    if (replaced === 0 && credit === 0) throw invalid({ replaced: 'quarantine.refused.nothing' })
    if (replaced > exit.quantity) {
      const values = { quantity: exit.quantity }
      throw invalid({ replaced: { key: 'quarantine.refused.too_many', values } })
    }
    await receiveReplacement(call, exit, replaced)
    refuseAboveCost(exit, body)
    const fields = { state: 'settled' as const, replaced, credit, ...(note ? { closing_note: note } : {}) }
    await changeRecord(call, QUARANTINE_EXIT, { id: exit.id, fields, set: { closed_at: call.audit.at } })
    return withMessage('quarantine.settled', await readExit(trx, exit.id, call), { id: exit.id })
  })
