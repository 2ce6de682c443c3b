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
  product_id: number
  size_id: number
}
const printedUnit = (text: string): Unit | null => {
  const printed = readCode(text)
  if (printed?.kind !== 'unit') return null
  const { product_id, size_id } = printed
  return { product_id, size_id }
}

const storedForm = (text: string): string => {
  const barcode = readBarcode(text)
  return 'code' in barcode ? barcode.code : text
}

/** What scanned texts stand for, whether or not there is such a product; no entry: no code of a product. */
export async function unitsOf(db: Knex, texts: readonly string[]): Promise<Map<string, Unit>> {
  const codes = texts.map(storedForm)
  const rows = await db('catalogue.barcodes').whereIn('code', codes).select('code', 'product_id', 'size_id')
  const byCode = new Map(rows.map(({ code, ...unit }) => [code, unit]))
  const units = texts.map((text) => [text, printedUnit(text) ?? byCode.get(storedForm(text))] as const)
  return new Map(units.filter((entry): entry is [string, Unit] => entry[1] !== undefined))
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
async function readUnit(db: Knex, text: string): Promise<BarcodedUnit> {
  const unit = (await unitsOf(db, [text])).get(text)
  const [known] =
    unit === undefined
      ? []
      : await queryRows<Omit<BarcodedUnit, 'code'>>(db, UNIT, [unit.size_id, unit.product_id])
  if (!known) throw new Refused({ kind: 'not_found', key: 'barcode.unknown', values: { code: text } })
  return { ...known, code: storedForm(text) }
}

export const lookUpBarcodeRoute: Routes = (app, deps) =>
  read(app, deps, lookUpBarcode, async ({ db, params }) => found(await readUnit(db, params.code)))
