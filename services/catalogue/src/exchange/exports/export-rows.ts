import { EXPORT_COLUMNS, type ImportColumn } from '@deportivo/contracts/catalogue/import-columns'
import { queryRows } from '@deportivo/platform/db/query-rows'
import type { TableCell } from '@deportivo/platform/tables/table-cell'
import { text } from '@deportivo/texts/text'
import type { Knex } from 'knex'
import { CODE_IDS } from '../../products/product-view.ts'
import { storedSizes } from '../imports/acts/stored-sizes.ts'
import type { SizeDetails } from '../imports/planning/plan-context.ts'
import { CODE_SEPARATOR } from '../imports/planning/read-details.ts'
import type { ProductRow } from '../../tables.ts'

interface Level {
  product_id: number
  store: string
  size_id: number
  size: string
  on_hand: number
}

const LEVELS = `
  select l.product_id, s.name as store, l.size_id, z.name as size, l.on_hand
  from inventory.published_levels l
  join catalogue.published_stores s on s.id = l.store_id and s.type <> 'virtual'
  join catalogue.sizes z on z.id = l.size_id
  where l.product_id = any(?::integer[]) and l.on_hand > 0
  order by l.product_id, s.name collate "C", z.sort_order, z.id`

// Products that are in memory at once.
const PAGE = 200

const flag = (value: boolean) => text(value ? 'import.yes' : 'import.no')

/** In Spanish for every user: the file is read in another installation too. */
export const headOf = (columns: readonly ImportColumn[]): string[] =>
  columns.map((field) => text(`import.column.${field}`))

/** What is written in each column; null: nothing. */
export const cellsOf = (
  columns: readonly ImportColumn[],
  values: Partial<Record<ImportColumn, TableCell>>,
): TableCell[] => columns.map((field) => values[field] ?? null)

const exportCells = (values: Partial<Record<ImportColumn, TableCell>>) => cellsOf(EXPORT_COLUMNS, values)

const describedBy = (row: ProductRow): Partial<Record<ImportColumn, TableCell>> => ({
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

interface Size {
  id: number
  name: string
}

/** Of a size without units, too: then its row has no store. */
const detailsOf = ({ codes, minimum }: SizeDetails) => ({
  barcodes: codes.join(CODE_SEPARATOR) || null,
  minimum: minimum || null,
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

interface Described {
  row: ProductRow
  levels: readonly Level[]
  details: ReadonlyMap<number, SizeDetails>
}

function* rowsOf({ row, levels, details }: Described, sizes: readonly Size[]): Generator<TableCell[]> {
  const described = describedBy(row)
  const of = (id: number) => detailsOf(details.get(id) ?? { codes: [], minimum: 0 })
  for (const { store, size_id, size, on_hand } of levels)
    yield exportCells({ ...described, store, size, quantity: on_hand, ...of(size_id) })
  const counted = new Set(levels.map(({ size_id }) => size_id))
  const others = sizes.filter(({ id }) => details.has(id) && !counted.has(id))
  for (const { id, name } of others) yield exportCells({ ...described, size: name, ...of(id) })
  if (levels.length + others.length === 0) yield exportCells(described)
}

/**
 * A row for each size and store in which a product has units, one for each other size with a barcode or minimum, and one
 * for a product without any; some products are read
 * at a time. Oldest first, so that an installation made of the file exports the same one.
 */
export async function* exportRows(db: Knex, products: () => Knex.QueryBuilder): AsyncGenerator<TableCell[]> {
  const sizes = await db('catalogue.sizes').orderBy(['sort_order', 'id']).select('id', 'name')
  for (let after = 0; ;) {
    const page = await products()
      .where('products.id', '>', after)
      .orderBy('products.id')
      .limit(PAGE)
      .select<ProductRow[]>('products.*')
    if (page.length === 0) return
    const ids = page.map(({ id }) => id)
    const levels = await queryRows<Level>(db, LEVELS, [ids])
    const details = await storedSizes(db, ids)
    const ofProduct = grouped(levels)
    for (const row of page) {
      const own = { row, levels: ofProduct.get(row.id) ?? [], details: details.get(row.id) ?? new Map() }
      yield* rowsOf(own, sizes)
      after = row.id
    }
  }
}
