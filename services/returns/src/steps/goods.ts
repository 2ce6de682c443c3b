import { keepsSizes } from '@deportivo/contracts/catalogue/lists'
import type { Outcome } from '@deportivo/inventory/change'
import * as stock from '@deportivo/inventory/return-stock'
import { invalid, rule } from '@deportivo/platform/http/refused'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import { referTo } from '@deportivo/platform/records/referrers'
import type { CaseRow } from '../tables.ts'
import { batchOf, returnedUnits, type StepAct } from './step-act.ts'

/** A store that keeps units of this size, or a refusal of the field. */
export async function storeOf(
  { trx }: RecordCall,
  id: number | undefined,
  size_id: number,
  field: 'entrance_store' | 'outlet_store',
): Promise<{ id: number; name: string }> {
  if (id === undefined) throw invalid({ [field]: 'field.required' })
  await referTo(trx, 'store', id)
  const store = await trx('inventory.published_stores')
    .where({ id, is_active: true })
    .whereNot('type', 'virtual')
    .first('id', 'name', 'type')
  if (!store) throw invalid({ [field]: 'field.unknown_record' })
  if (!keepsSizes(store, [size_id])) throw invalid({ [field]: 'return.refused.other_store' })
  return store
}

/** Some of the units were restocked, written off, claimed or sold meanwhile. */
export function refuseGone({ id }: CaseRow, { short }: Outcome & { ok: false }): never {
  throw rule('return.refused.units_gone', {}, { id, short })
}

/** The store that received the goods; a case whose goods have arrived names it. */
function entranceOf({ entrance_store_id }: CaseRow): number {
  if (entrance_store_id === null) throw new Error('goods that have arrived are in a store')
  return entrance_store_id
}

export const receiveInStore: StepAct = async ({ call, row, body }) => {
  const store = await storeOf(call, body.entrance_store, row.size_id, 'entrance_store')
  const outcome = await stock.receiveReturn(call.trx, returnedUnits(call, row, store.id))
  return {
    patch: {
      entrance_store_id: store.id,
      entrance_store_name: store.name,
      goods: 'quarantine',
      received_at: call.audit.at,
    },
    batch: batchOf(outcome, (short) => refuseGone(row, short)),
    note: store.name,
  }
}

/** They were received by mistake. */
export const backToPending: StepAct = async ({ call, row }) => {
  const units = returnedUnits(call, row, entranceOf(row))
  const outcome = await stock.undoReceipt(call.trx, units)
  return {
    patch: { entrance_store_id: null, entrance_store_name: null, goods: null, received_at: null },
    batch: batchOf(outcome, (short) => refuseGone(row, short)),
  }
}

export const returnToStore: StepAct = async ({ call, row }) => {
  const { trx } = call
  const product = await trx('catalogue.published_products').where('id', row.product_id).first('is_active')
  // No list would show its units.
  if (!product?.is_active)
    throw rule('return.refused.deleted_product', { name: row.product_name }, { id: row.id })
  const outcome = await stock.restockReturn(trx, returnedUnits(call, row, entranceOf(row)))
  return { patch: { goods: 'sellable' }, batch: batchOf(outcome, (short) => refuseGone(row, short)) }
}

/** What was returned, and where it lies now. */
export const returnedNow = (call: RecordCall, row: CaseRow) =>
  row.goods === null
    ? null
    : { units: returnedUnits(call, row, entranceOf(row)), isRestocked: row.goods === 'sellable' }
