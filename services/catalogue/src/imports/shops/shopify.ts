import type { TableRow } from '@deportivo/platform/tables/table-row'
import { ADDED } from './added-columns.ts'
import { cellsByName, handleOf, looksOf, type CellReader } from './header-names.ts'
import { handlesByPrice } from './price-handles.ts'
import { earlierNames } from './shopify-names.ts'

// The columns of Shopify's product CSV, by the names of its earlier files. A product has a line for each variant and
// picture; what describes it stands on its first line alone.
const DESCRIBING = ['Title', 'Body (HTML)', 'Vendor', 'Type', 'Product Category', 'Tags', 'Published']
const OPTIONS = ['Option1', 'Option2', 'Option3']
const OF_VARIANT = ['Variant Price', 'Variant SKU', 'Option1 Value']

export const isShopify = (columns: readonly string[]): boolean => {
  const names = earlierNames(columns)
  return ['Handle', 'Title', 'Variant Price'].every((name) => names.includes(name))
}

/** Columns that are made of the others. */
export const SHOPIFY_ADDED = [ADDED.handle, ADDED.color, ADDED.size, ADDED.description, ADDED.photos]

/** A description without its marks. */
export const plainText = (html: string): string =>
  html
    // What a browser does not show either.
    .replaceAll(/<(script|style)\b.*?<\/\1\s*>/gis, '')
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

/** The lines of a product, which are one after the other. */
async function* productsOf(at: CellReader, rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow[]> {
  let lines: TableRow[] = []
  for await (const line of rows) {
    if (lines.length > 0 && at(line.cells, 'Handle') !== at(lines[0]?.cells ?? [], 'Handle')) {
      yield lines
      lines = []
    }
    lines.push(line)
  }
  if (lines.length > 0) yield lines
}

interface Variant {
  row: number
  whole: readonly string[]
  size: string
  color: string
}

/** Of a colour its variants' pictures; without any, those of the product that no variant of another colour has. */
function photosOf(at: CellReader, lines: readonly TableRow[], variants: readonly Variant[]) {
  const pictures = lines.map(({ cells }) => at(cells, 'Image Src')).filter((url) => url !== '')
  const ofVariant = ({ whole }: Variant) => at(whole, 'Variant Image')
  return (color: string): string => {
    const own = variants.filter((one) => one.color === color).map(ofVariant)
    const others = new Set(variants.filter((one) => one.color !== color).map(ofVariant))
    const named = own.filter((url) => url !== '')
    const rest = pictures.filter((url) => !others.has(url))
    return [...new Set(named.length > 0 ? named : rest)].join(' ')
  }
}

/** Each variant with all that describes its product. A line that only has one more picture is no variant. */
export async function* shopifyRows(
  named: readonly string[],
  rows: AsyncIterable<TableRow>,
): AsyncGenerator<TableRow> {
  const columns = earlierNames(named)
  const at = cellsByName(columns)
  const repeated = [...DESCRIBING, ...OPTIONS.map((option) => `${option} Name`)]
  const places = repeated.map((name) => columns.indexOf(name)).filter((place) => place >= 0)
  const optionsOf = (whole: readonly string[]) =>
    OPTIONS.map((name) => ({ name: at(whole, `${name} Name`), value: at(whole, `${name} Value`) }))
  const handleAt = handlesByPrice()
  for await (const lines of productsOf(at, rows)) {
    const first = lines[0]?.cells ?? []
    const variants = lines
      .filter(({ cells }) => OF_VARIANT.some((name) => at(cells, name) !== ''))
      .map(({ row, cells }): Variant => {
        const whole = columns.map(
          (_, place) => cells[place] || (places.includes(place) ? (first[place] ?? '') : ''),
        )
        return { row, whole, ...looksOf(optionsOf(whole)) }
      })
    const photos = photosOf(at, lines, variants)
    for (const { row, whole, size, color } of variants) {
      const about = plainText(at(whole, 'Body (HTML)'))
      const handle = handleAt(handleOf(at(whole, 'Handle'), color), at(whole, 'Variant Price'))
      const added = [handle, color, size, about, photos(color)]
      yield { row, cells: [...whole, ...added] }
    }
  }
}
