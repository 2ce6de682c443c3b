import { EXPORT_COLUMNS, type ImportColumn } from '@deportivo/contracts/catalogue/import-columns'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { text } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import { CODE_IDS } from '../products/product-view.ts'
import type { ProductRow } from '../tables.ts'

export type ExportCell = string | number | null

interface Level {
  product_id: number
  store: string
  size: string
  on_hand: number
}

const LEVELS = `
  select l.product_id, s.name as store, z.name as size, l.on_hand
  from inventory.published_levels l
  join catalogue.published_stores s on s.id = l.store_id and s.type <> 'virtual'
  join catalogue.sizes z on z.id = l.size_id
  where l.product_id = any(?::integer[]) and l.on_hand > 0
  order by l.product_id, s.name collate "C", z.sort_order, z.id`

// Products that are in memory at once.
const PAGE = 200

const flag = (value: boolean) => text(value ? 'import.yes' : 'import.no')

/** In Spanish for every user: the file is read in another installation too. */
export const EXPORT_HEAD: readonly string[] = EXPORT_COLUMNS.map((field) => text(`import.column.${field}`))

/** What is written in each column; null: nothing. */
export const exportCells = (values: Partial<Record<ImportColumn, ExportCell>>): ExportCell[] =>
  EXPORT_COLUMNS.map((field) => values[field] ?? null)

const describedBy = (row: ProductRow): Partial<Record<ImportColumn, ExportCell>> => ({
  handle: row.handle,
  name: row.name,
  brand: row.brand_name,
  reference: row.reference_name,
  color: row.color_name,
  category: row.category_name,
  subcategory: row.subcategory_name,
  ...Object.fromEntries(CODE_IDS.map(({ key, id }) => [`price_${key}`, row.codes[id] ?? null])),
  price: row.price,
  minimal_price: row.minimal_price,
  description: row.description,
  dispatch_time: row.dispatch_time,
  video_url: row.video_url,
  curve: flag(row.curve),
  only_size: flag(row.only_size),
})

function grouped(levels: readonly Level[]): Map<number, Level[]> {
  const groups = new Map<number, Level[]>()
  for (const level of levels) {
    const group = groups.get(level.product_id)
    if (group) group.push(level)
    else groups.set(level.product_id, [level])
  }
  return groups
}

function* rowsOf(row: ProductRow, levels: readonly Level[]): Generator<ExportCell[]> {
  const described = describedBy(row)
  if (levels.length === 0) yield exportCells(described)
  for (const { store, size, on_hand } of levels)
    yield exportCells({ ...described, store, size, quantity: on_hand })
}

/**
 * A row for each size and store in which a product has units, and one for a product without any; some products are read
 * at a time. Oldest first, so that an installation made of the file exports the same one.
 */
export async function* exportRows(db: Knex, products: () => Knex.QueryBuilder): AsyncGenerator<ExportCell[]> {
  for (let after = 0; ;) {
    const page = await products()
      .where('products.id', '>', after)
      .orderBy('products.id')
      .limit(PAGE)
      .select<ProductRow[]>('products.*')
    if (page.length === 0) return
    const levels = await queryRows<Level>(db, LEVELS, [page.map(({ id }) => id)])
    const ofProduct = grouped(levels)
    for (const row of page) {
      yield* rowsOf(row, ofProduct.get(row.id) ?? [])
      after = row.id
    }
  }
}
