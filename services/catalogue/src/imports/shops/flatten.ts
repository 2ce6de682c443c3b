import type { ImportFormat } from '@deportivo/contracts/catalogue/import-columns'
import { text } from '@deportivo/texts/text'
import { TableRefused } from '../rows/table-refused.ts'
import type { TableRow } from '../rows/table-row.ts'
import { isShopify, SHOPIFY_ADDED, shopifyRows } from './shopify.ts'
import { isWooCommerce, WOOCOMMERCE_ADDED, wooCommerceRows } from './woocommerce.ts'

interface Shop {
  format: ImportFormat
  isOne: (columns: readonly string[]) => boolean
  added: readonly string[]
  rows: (columns: readonly string[], rows: AsyncIterable<TableRow>) => AsyncIterable<TableRow>
}

/** The file's own lines: the last that is asked. */
const OWN: Shop = { format: 'own', isOne: () => true, added: [], rows: (_, rows) => rows }

const SHOPS: readonly Shop[] = [
  { format: 'shopify', isOne: isShopify, added: SHOPIFY_ADDED, rows: shopifyRows },
  { format: 'woocommerce', isOne: isWooCommerce, added: WOOCOMMERCE_ADDED, rows: wooCommerceRows },
  OWN,
]

/** A column without a name is named by its place. */
const named = (columns: readonly string[]) =>
  columns.map((name, at) => name || text('import.added.unnamed', { at: at + 1 }))

/** The names of the columns first, then lines that each have everything about their product. */
export async function* flattened(
  rows: AsyncGenerator<TableRow>,
): AsyncGenerator<TableRow | { format: ImportFormat; columns: string[] }> {
  const head = await rows.next()
  if (head.done === true) throw new TableRefused('import.no_rows')
  const columns = named(head.value.cells)
  const shop = SHOPS.find(({ isOne }) => isOne(columns)) ?? OWN
  yield { format: shop.format, columns: [...columns, ...shop.added] }
  yield* shop.rows(columns, rows)
}
