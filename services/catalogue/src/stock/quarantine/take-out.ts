import { EXIT_FILE, takeOutOfQuarantine } from '@deportivo/contracts/catalogue/quarantine'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { BodyOf } from '@deportivo/contracts/route'
import type { Shortage } from '@deportivo/inventory/change'
import { readParcels } from '@deportivo/inventory/parcels'
import { takeOut, type Leaving } from '@deportivo/inventory/quarantine-exits'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { receiveAttachment } from '@deportivo/platform/files/receive-attachment'
import { invalid } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf, type FieldErrors, type RecordCall } from '@deportivo/platform/records/record-call'
import { createRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { QUARANTINE_EXIT, showExits } from './exit-record.ts'
import { ownerOf } from './proofs.ts'

type Body = BodyOf<typeof takeOutOfQuarantine>

interface Units extends Leaving {
  product_name: string
  size_name: string
  is_active: boolean
}

// Locked: the product is not deleted while its units become available again.
const PRODUCTS = `
  select p.id, p.name, p.is_active, c.average_cost from catalogue.products p
  left join inventory.published_costs c on c.product_id = p.id
  where p.id = any(?::integer[]) order by p.id for key share of p`

interface ProductFound {
  id: number
  name: string
  is_active: boolean
  average_cost: number | null
}

async function unitsOf(trx: Knex.Transaction, wanted: Body['parcels']): Promise<(Units | undefined)[]> {
  const parcels = await readParcels(
    trx,
    wanted.map(({ id }) => id),
  )
  const ids = parcels.map(({ product_id }) => product_id)
  const products = await queryRows<ProductFound>(trx, PRODUCTS, [ids])
  const sizes = await trx('catalogue.sizes').select('id', 'name')
  return wanted.map(({ id, quantity }) => {
    const parcel = parcels.find((one) => one.id === id)
    const product = products.find((one) => one.id === parcel?.product_id)
    if (!parcel || !product) return undefined
    return {
      parcel,
      quantity,
      product_name: product.name,
      is_active: product.is_active,
      size_name: sizes.find((size) => size.id === parcel.size_id)?.name ?? '',
      unit_cost: product.average_cost,
    }
  })
}

const nameOf = ({ product_name, size_name }: Units) => `${product_name} ${size_name}`

function errorOf({ kind, parcels }: Body, at: number, units: Units | undefined): FieldErrors {
  const path = `parcels.${at}`
  if (!units) return { [`${path}.id`]: 'field.unknown_record' }
  const { parcel, quantity, is_active } = units
  if (parcels.findIndex(({ id }) => id === parcel.id) !== at)
    return { [`${path}.id`]: 'quarantine.refused.twice' }
  const name = nameOf(units)
  if (kind === 'restock' && !is_active)
    return { [`${path}.id`]: { key: 'quarantine.refused.deleted_product', values: { name } } }
  if (quantity > parcel.quantity) return shortError(at, units, parcel.quantity)
  return {}
}

const shortError = (at: number, units: Units, available: number): FieldErrors => ({
  [`parcels.${at}.quantity`]: {
    key: 'quarantine.refused.short',
    values: { name: nameOf(units), available },
  },
})

function refuseWrong(body: Body, found: readonly (Units | undefined)[]): Units[] {
  const errors: FieldErrors = Object.fromEntries(
    found.flatMap((units, at) => Object.entries(errorOf(body, at, units))),
  )
  if (body.kind === 'claim' && !body.supplier?.trim()) errors['supplier'] = 'quarantine.refused.supplier'
  if (!body.file) errors['file'] = 'quarantine.refused.photo'
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return found.filter((units) => units !== undefined)
}

/** Another exit was faster. */
function refuseShort(leaving: readonly Units[], short: readonly Shortage[]): never {
  const errors = leaving.flatMap((units, at) => {
    const { parcel } = units
    const missing = short.find(
      (one) =>
        one.line_id === parcel.line_id &&
        one.product_id === parcel.product_id &&
        one.size_id === parcel.size_id,
    )
    return missing ? [shortError(at, units, missing.available)] : []
  })
  throw invalid(Object.assign({}, ...errors) as FieldErrors, { short })
}

/** One exit for each parcel, so that each is undone, or settled, by itself. */
async function storeExits(
  call: RecordCall,
  { kind, reason, supplier }: Body,
  { leaving, batch }: { leaving: readonly Units[]; batch: number },
): Promise<number[]> {
  const ids = []
  for (const { parcel, quantity, unit_cost } of leaving) {
    const { product_id, size_id, of_store_id: store_id } = parcel
    const fields = { kind, quantity, reason, ...(kind === 'claim' && supplier ? { supplier } : {}) }
    const set = {
      product_id,
      size_id,
      store_id,
      unit_cost,
      batch,
      state: kind === 'claim' ? 'open' : 'done',
      parcel_id: parcel.id,
      created_by: call.audit.by_name,
    }
    ids.push((await createRecord(call, QUARANTINE_EXIT, { fields, set })).id)
  }
  return ids
}

/** One photo of all that leaves. */
async function storeProof(call: RecordCall, { file }: Body, batch: number): Promise<void> {
  if (!file) return
  const { trx, actor, audit } = call
  const photo = { file, type: ATTACHMENT_TYPES.quarantine, kinds: EXIT_FILE.kinds }
  const context = { actor, now: audit.at, requestId: audit.request_id }
  await receiveAttachment(trx, { ...ownerOf(batch), ...photo }, context)
}

export const takeOutOfQuarantineRoute: Routes = (app, deps) =>
  change(app, deps, takeOutOfQuarantine, async (served) => {
    const call = recordCallOf(deps, served)
    const { trx, body, actor } = served
    const leaving = refuseWrong(body, await unitsOf(trx, body.parcels))
    const outcome = await takeOut(trx, { kind: body.kind, leaving, actor, at: call.audit.at })
    if (!outcome.ok) return refuseShort(leaving, outcome.short)
    const { batch } = outcome
    if (batch === null) throw new Error('units that leave are a batch')
    const ids = await storeExits(call, body, { leaving, batch })
    await storeProof(call, body, batch)
    const exits = await showExits(trx, trx('inventory.published_quarantine_exits').whereIn('id', ids), call)
    const units = leaving.reduce((sum, { quantity }) => sum + quantity, 0)
    return withMessage(`quarantine.done.${body.kind}`, exits, { units })
  })
