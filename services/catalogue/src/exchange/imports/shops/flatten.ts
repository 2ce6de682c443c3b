import type { ImportFormat } from '@deportivo/contracts/catalogue/import-columns'
import { readHead } from '@deportivo/platform/tables/headed'
import type { TableRow } from '@deportivo/platform/tables/table-row'
import { limitedText } from '@deportivo/platform/tables/limited-text'
import { ADDED } from './added-columns.ts'
import { ALEGRA_ADDED, alegraRows } from './alegra.ts'
import { isAlegra } from './alegra-names.ts'
import { LOYVERSE_ADDED, loyverseRows } from './loyverse.ts'
import { isLoyverse } from './loyverse-names.ts'
import { earlierName, isShopify } from './shopify-names.ts'
import { SHOPIFY_ADDED, shopifyRows } from './shopify.ts'
import { SIIGO_ADDED, siigoRows } from './siigo.ts'
import { isSiigo } from './siigo-names.ts'
import { englishName, isWooCommerce } from './woocommerce-names.ts'
import { WOOCOMMERCE_ADDED, wooCommerceRows } from './woocommerce.ts'
import { writtenOnce } from './written-once.ts'

interface Shop {
  format: ImportFormat
  isOne: (columns: readonly string[]) => boolean
  added: readonly string[]
  rows: (columns: readonly string[], rows: AsyncIterable<TableRow>) => AsyncIterable<TableRow>
}

/**
 * All lines of a file: those of a product may be anywhere in it. They are limited as they are read, since they are in
 * memory together.
 */
async function gathered(rows: AsyncIterable<TableRow>): Promise<TableRow[]> {
  const lines: TableRow[] = []
  for await (const line of limitedText(rows)) lines.push(line)
  return lines
}

// Those of shops that describe a product at length on each of its variants, by any name that they have.
const LONG: ReadonlySet<string> = new Set([
  ADDED.description,
  ADDED.photos,
  'Body (HTML)',
  'Description',
  'Short description',
])

const ofShop = (
  rows: (columns: readonly string[], lines: readonly TableRow[]) => Iterable<TableRow>,
  { added, nameOf = (name) => name }: { added: readonly string[]; nameOf?: (column: string) => string },
): Shop['rows'] =>
  async function* (columns, lines) {
    const all = [...columns.map(nameOf), ...added]
    const longAt = all.flatMap((name, at) => (LONG.has(name) ? [at] : []))
    yield* writtenOnce(rows(columns, await gathered(lines)), all.lastIndexOf(ADDED.handle), longAt)
  }

/** The file's own lines: the last that is asked. */
const OWN: Shop = { format: 'own', isOne: () => true, added: [], rows: (_, rows) => rows }

const SHOPS: readonly Shop[] = [
  {
    format: 'shopify',
    isOne: isShopify,
    added: SHOPIFY_ADDED,
    rows: ofShop(shopifyRows, { added: SHOPIFY_ADDED, nameOf: earlierName }),
  },
  {
    format: 'woocommerce',
    isOne: isWooCommerce,
    added: WOOCOMMERCE_ADDED,
    rows: ofShop(wooCommerceRows, { added: WOOCOMMERCE_ADDED, nameOf: englishName }),
  },
  {
    format: 'loyverse',
    isOne: isLoyverse,
    added: LOYVERSE_ADDED,
    rows: ofShop(loyverseRows, { added: LOYVERSE_ADDED }),
  },
  {
    format: 'alegra',
    isOne: isAlegra,
    added: ALEGRA_ADDED,
    rows: ofShop(alegraRows, { added: ALEGRA_ADDED }),
  },
  { format: 'siigo', isOne: isSiigo, added: SIIGO_ADDED, rows: siigoRows },
  OWN,
]

/** The names of the columns first, then lines that each have everything about their product. */
export async function* flattened(
  lines: AsyncGenerator<TableRow>,
): AsyncGenerator<TableRow | { format: ImportFormat; columns: string[] }> {
  const { columns, rows } = await readHead(lines)
  const shop = SHOPS.find(({ isOne }) => isOne(columns)) ?? OWN
  yield { format: shop.format, columns: [...columns, ...shop.added] }
  yield* shop.rows(columns, rows)
}
