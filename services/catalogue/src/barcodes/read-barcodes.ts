import { getBarcodes, lookUpBarcode, type BarcodedUnit } from '@deportivo/contracts/catalogue/barcodes'
import { readCode } from '@deportivo/lifecycle/paper-codes'
import { readBarcode } from '@deportivo/lifecycle/product-barcodes'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { notFound, Refused } from '@deportivo/platform/http/refused'
import { found, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { sizeBarcodes } from './size-barcodes.ts'

export const getBarcodesRoute: Routes = (app, deps) =>
  read(app, deps, getBarcodes, async ({ db, params }) => {
    const product = await db('catalogue.products').where({ id: params.id, is_active: true }).first('id')
    if (!product) throw notFound()
    return found(await sizeBarcodes(db, params.id))
  })

interface Unit {
  code: string
  product_id: number
  size_id: number
}

/** What a scanned text stands for, whether or not there is such a product; null: no code of a product. */
async function unitOf(db: Knex, text: string): Promise<Unit | null> {
  const printed = readCode(text)
  if (printed?.kind === 'unit') return { ...printed, code: text }
  const barcode = readBarcode(text)
  if ('wrong' in barcode) return null
  return (
    (await db('catalogue.barcodes').where({ code: barcode.code }).first('code', 'product_id', 'size_id')) ??
    null
  )
}

const UNIT = `
  select p.id as product_id, p.name as product_name, p.reference_name, p.brand_name, p.color_name, p.photo,
         z.id as size_id, z.name as size_name,
         coalesce((
           select json_agg(json_build_object('id', s.id, 'name', s.name, 'quantity', l.available) order by s.orden, s.id)
           from inventory.published_levels l join catalogue.published_stores s on s.id = l.store_id
           where l.product_id = p.id and l.size_id = z.id and s.type <> 'virtual'), '[]') as stores
  from catalogue.published_products p join catalogue.sizes z on z.id = ?
  where p.id = ? and p.is_active`

/** The unit of a scanned code; 404 names the code. */
export async function readUnit(db: Knex, text: string): Promise<BarcodedUnit> {
  const unit = await unitOf(db, text)
  const [known] =
    unit === null
      ? []
      : await queryRows<Omit<BarcodedUnit, 'code'>>(db, UNIT, [unit.size_id, unit.product_id])
  if (!unit || !known)
    throw new Refused({ kind: 'not_found', key: 'barcode.unknown', values: { code: text } })
  return { ...known, code: unit.code }
}

export const lookUpBarcodeRoute: Routes = (app, deps) =>
  read(app, deps, lookUpBarcode, async ({ db, params }) => found(await readUnit(db, params.code)))
