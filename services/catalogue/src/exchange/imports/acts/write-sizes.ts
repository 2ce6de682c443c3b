import { setMinimumsOf } from '@deportivo/inventory/minimums'
import { changesBetween, type Change } from '@deportivo/platform/audit/changes'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import { recordsSaved } from '@deportivo/platform/records/record-saved'
import type { Knex } from 'knex'
import { insertBarcodes } from '../../../products/barcodes/insert-barcodes.ts'
import { minimumsText } from '../../../stock/minimums/minimums-text.ts'
import { MINIMUMS_FIELD } from '../../../stock/minimums/watch-minimums.ts'
import { PRODUCT } from '../../../products/product-record.ts'
import type { SizeDetails } from '../planning/plan-context.ts'
import type { Plan } from '../planning/plan-product.ts'
import type { PlannedSize } from '../planning/plan-sizes.ts'
import { detailShown } from '../planning/seen-values.ts'
import { storedSizes } from './stored-sizes.ts'

type OfProduct = PlannedSize & { product_id: number }

async function writeCodes(trx: Knex.Transaction, sizes: readonly OfProduct[]): Promise<void> {
  const coded = sizes.filter(({ codes }) => codes !== undefined)
  if (coded.length === 0) return
  const keys = coded.map(({ product_id, size_id }) => [product_id, size_id])
  // All of them first: a code may go from one size to another.
  await trx('catalogue.barcodes').whereIn(['product_id', 'size_id'], keys).delete()
  const rows = coded.flatMap(({ product_id, size_id, codes = [] }) =>
    codes.map((code, at) => ({ code, product_id, size_id, position: at + 1 })),
  )
  const stored = await insertBarcodes(trx, rows)
  // The job is tried again, and finds the fault with its line.
  if (stored.size < rows.length) throw new Error('a barcode was given to another size meanwhile')
}

async function writeMinimums(trx: Knex.Transaction, sizes: readonly OfProduct[]): Promise<void> {
  const rows = sizes.flatMap(({ product_id, size_id, minimum }) =>
    minimum === undefined ? [] : [{ product_id, size_id, minimum }],
  )
  if (rows.length > 0) await setMinimumsOf(trx, rows)
}

interface SizeName {
  id: number
  name: string
}

/** As the audit has the details of a product's sizes, in the order of sizes. */
function textsOf(sizes: readonly SizeName[], details: ReadonlyMap<number, SizeDetails> | undefined) {
  const shown = sizes.flatMap(({ id, name }) => {
    const own = details?.get(id)
    return own ? [{ size_name: name, ...own }] : []
  })
  const barcodes = shown.flatMap(({ size_name, codes }) => codes.map((code) => `${size_name}: ${code}`))
  return { barcodes, [MINIMUMS_FIELD]: minimumsText(shown) }
}

const isOfMinimums = ({ field }: Change) => field === MINIMUMS_FIELD

/** As the form of minimums does it: a new version, with the event that has them compared. */
async function saveMinimums(call: RecordCall, changes: ReadonlyMap<number, Change[]>): Promise<void> {
  const { trx, audit } = call
  const ids = [...changes].filter(([, all]) => all.some(isOfMinimums)).map(([id]) => id)
  if (ids.length === 0) return
  const stamp = { version: trx.raw('version + 1') as never, updated_by: audit.by_name, updated_at: audit.at }
  const rows = await trx('catalogue.products').whereIn('id', ids).update(stamp).returning('*')
  const saved = rows.map((row) => ({ row, changes: (changes.get(row.id) ?? []).filter(isOfMinimums) }))
  await recordsSaved(call, PRODUCT, 'changed', saved)
}

/** The job is tried again, and finds what another one has changed of a size since its lines were planned. */
function refuseOthers(plans: readonly Plan[], stored: Awaited<ReturnType<typeof storedSizes>>): void {
  const isOther = ({ before, stored: { values } }: Plan) =>
    values.some(({ field, value: [shown, size] }) => {
      if (before === null || (field !== 'barcodes' && field !== 'minimum')) return false
      return shown !== detailShown(field, stored.get(before.id)?.get(Number(size)))
    })
  if (plans.some((plan) => plan.sizes.length > 0 && isOther(plan)))
    throw new Error('the details of a size were changed while they were written')
}

const { subject, nameOf } = PRODUCT

/** Writes the barcodes and minimums of some products, with their audit entries. */
export async function writeSizes(
  call: RecordCall,
  plans: readonly Plan[],
  ids: readonly number[],
): Promise<void> {
  const sizes = plans.flatMap((plan, at) => plan.sizes.map((size) => ({ ...size, product_id: ids[at] ?? 0 })))
  if (sizes.length === 0) return
  const { trx } = call
  const changed = [...new Set(sizes.map(({ product_id }) => product_id))]
  const products = await trx('catalogue.products').whereIn('id', changed).orderBy('id').forNoKeyUpdate()
  const names = await trx('catalogue.sizes').orderBy(['sort_order', 'id']).select('id', 'name')
  const before = await storedSizes(trx, changed)
  refuseOthers(plans, before)
  await writeCodes(trx, sizes)
  await writeMinimums(trx, sizes)
  const after = await storedSizes(trx, changed)
  const changes = new Map(
    changed.map((id) => [id, changesBetween(textsOf(names, before.get(id)), textsOf(names, after.get(id)))]),
  )
  const coded = products.map((row) => ({
    row,
    changes: (changes.get(row.id) ?? []).filter((change) => !isOfMinimums(change)),
  }))
  const withCodes = coded.filter((one) => one.changes.length > 0)
  await recordsSaved(call, { subject, nameOf }, 'changed', withCodes)
  await saveMinimums(call, changes)
}
