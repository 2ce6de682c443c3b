import { makeBarcodes, saveBarcodes, type SizeBarcodes } from '@deportivo/contracts/catalogue/barcodes'
import type { BodyOf } from '@deportivo/contracts/route'
import { BARCODE_FAULTS } from '@deportivo/lifecycle/barcode-faults'
import { readBarcode } from '@deportivo/lifecycle/product-barcodes'
import { changesBetween } from '@deportivo/platform/audit/changes'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { invalid } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { recordCallOf, type FieldErrors, type RecordCall } from '@deportivo/platform/records/record-call'
import { recordSaved } from '@deportivo/platform/records/record-saved'
import { lockRow } from '@deportivo/platform/records/save-record'
import { refuseStale } from '@deportivo/platform/records/stale'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { PRODUCT } from '../product-record.ts'
import { insertBarcodes } from './insert-barcodes.ts'
import { neverMade, newOwnBarcodes } from './own-barcodes.ts'
import { sizeBarcodes } from './size-barcodes.ts'

interface Barcode {
  code: string
  size_id: number
  position: number
  /** Where it is in the request. */
  path: string
}

/** The codes of a request as they are stored; refuses wrong ones, and one that is given twice. */
function readCodes({ sizes }: BodyOf<typeof saveBarcodes>, known: readonly SizeBarcodes[]): Barcode[] {
  const errors: FieldErrors = {}
  const seen = new Set<string>()
  const isOfProduct = new Set(known.map(({ size_id }) => size_id))
  const barcodes = sizes.flatMap(({ size_id, codes }, size) => {
    if (!isOfProduct.has(size_id)) errors[`sizes.${size}.size_id`] = 'product.size_not_of_category'
    return codes.flatMap((text, at): Barcode[] => {
      const path = `sizes.${size}.codes.${at}`
      const barcode = readBarcode(text)
      if ('wrong' in barcode) errors[path] = { key: BARCODE_FAULTS[barcode.wrong], values: { code: text } }
      else if (seen.has(barcode.code)) errors[path] = { key: 'barcode.twice', values: { code: barcode.code } }
      else {
        seen.add(barcode.code)
        return [{ code: barcode.code, size_id, position: at + 1, path }]
      }
      return []
    })
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return barcodes
}

/** An own code that came by a file is known already: a file may bring those of another installation. */
async function refuseInvented(
  trx: Knex.Transaction,
  barcodes: readonly Barcode[],
  present: readonly SizeBarcodes[],
): Promise<void> {
  const known = new Set(present.flatMap(({ codes }) => codes))
  const added = barcodes.filter(({ code }) => !known.has(code))
  const invented = await neverMade(
    trx,
    added.map(({ code }) => code),
  )
  const errors = added
    .filter(({ code }) => invented.has(code))
    .map(({ code, path }) => [path, { key: 'barcode.never_made' as const, values: { code } }] as const)
  if (errors.length > 0) throw invalid(Object.fromEntries(errors))
}

interface Owner {
  code: string
  product_id: number
  name: string
  reference_name: string
  size_name: string
}

const OWNERS = `
  select e.code, e.product_id, p.name, p.reference_name, z.name as size_name
  from catalogue.barcodes e
  join catalogue.products p on p.id = e.product_id
  join catalogue.sizes z on z.id = e.size_id
  where e.code = any(?::text[])`

async function refuseUsed(trx: Knex.Transaction, used: readonly Barcode[]): Promise<never> {
  const owners = await queryRows<Owner>(trx, OWNERS, [used.map(({ code }) => code)])
  const errors = used.map(({ code, path }) => {
    const owner = owners.find((one) => one.code === code)
    const values = {
      code,
      product: `${owner?.name ?? ''} ${owner?.reference_name ?? ''}`.trim(),
      size: owner?.size_name ?? '',
    }
    return [path, { key: 'barcode.used' as const, values }] as const
  })
  throw invalid(Object.fromEntries(errors), { used_by: owners })
}

async function insertCodes(
  trx: Knex.Transaction,
  product_id: number,
  barcodes: readonly Barcode[],
): Promise<void> {
  const rows = barcodes.map(({ path: _, ...barcode }) => ({ ...barcode, product_id }))
  const stored = await insertBarcodes(trx, rows)
  const used = barcodes.filter(({ code }) => !stored.has(code))
  if (used.length > 0) await refuseUsed(trx, used)
}

type SentSizes = BodyOf<typeof saveBarcodes>['sizes']

/** Refuses the sizes whose codes another user changed since the caller saw them. The product is locked. */
async function refuseStaleSizes(
  trx: Knex.Transaction,
  product_id: number,
  sent: SentSizes,
  present: readonly SizeBarcodes[],
): Promise<void> {
  const stale = sent.find(({ size_id, version }) => {
    const stored = present.find((size) => size.size_id === size_id)
    return stored !== undefined && version !== undefined && version !== stored.version
  })
  if (stale === undefined) return
  const { size_id, version } = stale
  const row = await trx('catalogue.barcode_versions').where({ product_id, size_id }).first()
  if (row) await refuseStale(row, version, () => Promise.resolve({ sizes: present }))
}

/** The trigger of the table counts the versions; who changed them is known here. */
const nameAuthor = ({ trx, audit }: RecordCall, product_id: number, sizeIds: readonly number[]) =>
  trx('catalogue.barcode_versions')
    .where({ product_id })
    .whereIn('size_id', sizeIds)
    .update({ updated_by: audit.by_name, updated_at: audit.at })

const { subject, nameOf } = PRODUCT

const listed = (sizes: readonly SizeBarcodes[]): string[] =>
  sizes.flatMap(({ size_name, codes }) => codes.map((code) => `${size_name}: ${code}`))

/** Audits the change. Codes are no facts of a product's events, and do not change its version. */
async function saveChange(
  call: RecordCall,
  id: number,
  before: readonly SizeBarcodes[],
  sizeIds: readonly number[],
) {
  await nameAuthor(call, id, sizeIds)
  const row = await lockRow(call.trx, PRODUCT, id)
  const after = await sizeBarcodes(call.trx, id)
  const changes = changesBetween({ barcodes: listed(before) }, { barcodes: listed(after) })
  if (changes.length > 0) await recordSaved(call, { subject, nameOf }, 'changed', { row, changes })
  return after
}

export const saveBarcodesRoute: Routes = (app, deps) =>
  change(app, deps, saveBarcodes, async (served) => {
    const { trx, params, body } = served
    const call = recordCallOf(deps, served)
    await lockRow(trx, PRODUCT, params.id)
    const before = await sizeBarcodes(trx, params.id)
    await refuseStaleSizes(trx, params.id, body.sizes, before)
    const barcodes = readCodes(body, before)
    await refuseInvented(trx, barcodes, before)
    const sizeIds = body.sizes.map(({ size_id }) => size_id)
    await trx('catalogue.barcodes').where('product_id', params.id).whereIn('size_id', sizeIds).delete()
    await insertCodes(trx, params.id, barcodes)
    return withMessage('barcode.saved', await saveChange(call, params.id, before, sizeIds))
  })

export const makeBarcodesRoute: Routes = (app, deps) =>
  change(app, deps, makeBarcodes, async (served) => {
    const { trx, params } = served
    const call = recordCallOf(deps, served)
    await lockRow(trx, PRODUCT, params.id)
    const before = await sizeBarcodes(trx, params.id)
    const without = before.filter(({ codes }) => codes.length === 0)
    const codes = await newOwnBarcodes(trx, without.length)
    const barcodes = without.map(({ size_id }, at) => ({
      size_id,
      position: 1,
      path: `sizes.${at}.codes.0`,
      code: codes[at] ?? '',
    }))
    await insertCodes(trx, params.id, barcodes)
    const sizeIds = without.map(({ size_id }) => size_id)
    const made = await saveChange(call, params.id, before, sizeIds)
    return withMessage('barcode.made', made, { count: barcodes.length })
  })
