import type { TableRow } from '../rows/table-row.ts'
import { ADDED } from './added-columns.ts'
import { cellsByName, handleOf, looksOf } from './header-names.ts'

// The columns of Shopify's product CSV (help.shopify.com, 'Using CSV files to import and export products'). A product
// has a line for each variant and picture; what describes it stands on its first line alone.
const DESCRIBING = ['Title', 'Body (HTML)', 'Vendor', 'Type', 'Product Category', 'Tags', 'Published']
const OPTIONS = ['Option1', 'Option2', 'Option3']
const OF_VARIANT = ['Variant Price', 'Variant SKU', 'Option1 Value']

export const isShopify = (columns: readonly string[]): boolean =>
  ['Handle', 'Title', 'Variant Price'].every((name) => columns.includes(name))

/** Columns that are made of the others. */
export const SHOPIFY_ADDED = [ADDED.handle, ADDED.color, ADDED.size, ADDED.description]

/** A description without its marks. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<(br|\/p|\/li|\/div|\/h\d)[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\n\s*\n+/g, '\n')
    .trim()

/** Each variant with all that describes its product. Lines that only have one more picture are left out. */
export async function* shopifyRows(
  columns: readonly string[],
  rows: AsyncIterable<TableRow>,
): AsyncGenerator<TableRow> {
  const at = cellsByName(columns)
  const repeated = [...DESCRIBING, ...OPTIONS.map((option) => `${option} Name`)]
  const places = repeated.map((name) => columns.indexOf(name)).filter((place) => place >= 0)
  let first: readonly string[] = []
  for await (const { row, cells } of rows) {
    if (at(cells, 'Handle') !== at(first, 'Handle')) first = cells
    if (OF_VARIANT.every((name) => at(cells, name) === '')) continue
    const whole = columns.map(
      (_, place) => cells[place] || (places.includes(place) ? (first[place] ?? '') : ''),
    )
    const options = OPTIONS.map((name) => ({
      name: at(whole, `${name} Name`),
      value: at(whole, `${name} Value`),
    }))
    const { size, color } = looksOf(options)
    const added = [handleOf(at(whole, 'Handle'), color), color, size, plainText(at(whole, 'Body (HTML)'))]
    yield { row, cells: [...whole, ...added] }
  }
}
