import type { TableRow } from '@deportivo/platform/tables/table-row'
import { ADDED } from './added-columns.ts'
import { cellsByName, handleOf, type CellReader } from './header-names.ts'
import { looksOf, type Option } from './options.ts'
import { plainText, plainTitle } from './plain-text.ts'
import { handlesByPrice } from './price-handles.ts'
import { earlierName } from './shopify-names.ts'

// The columns of Shopify's product CSV, by the names of its earlier files. A product has a line for each variant and
// picture; what describes it stands on one of its lines alone, mostly the first.
const DESCRIBING = ['Title', 'Body (HTML)', 'Vendor', 'Type', 'Product Category', 'Tags', 'Published']
const TITLES = ['Title', 'Vendor', 'Type', 'Product Category']
const OPTIONS = ['Option1', 'Option2', 'Option3']
const OF_VARIANT = [
  'Variant Price',
  'Variant SKU',
  'Variant Barcode',
  'Variant Inventory Qty',
  ...OPTIONS.map((option) => `${option} Value`),
]

/** Columns that are made of the others. */
export const SHOPIFY_ADDED = [ADDED.handle, ADDED.color, ADDED.size, ADDED.description, ADDED.photos]

/** The lines of each product, wherever they are in the file. */
function productsOf(at: CellReader, lines: readonly TableRow[]): TableRow[][] {
  const products = new Map<string, TableRow[]>()
  for (const line of lines) {
    const handle = at(line.cells, 'Handle')
    const own = products.get(handle) ?? []
    products.set(handle, own)
    own.push(line)
  }
  return [...products.values()]
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
  const found = new Map<string, string>()
  const find = (color: string): string => {
    const own = variants.filter((one) => one.color === color).map(ofVariant)
    const others = new Set(variants.filter((one) => one.color !== color).map(ofVariant))
    const named = own.filter((url) => url !== '')
    const rest = pictures.filter((url) => !others.has(url))
    return [...new Set(named.length > 0 ? named : rest)].join(' ')
  }
  // Once for each colour: a product may have thousands of variants.
  return (color: string): string => {
    const known = found.get(color) ?? find(color)
    found.set(color, known)
    return known
  }
}

// What Shopify writes for a product without options.
const NO_OPTION = 'Default Title'

function optionsOf(at: CellReader, whole: readonly string[]): Option[] {
  return OPTIONS.flatMap((option) => {
    const value = plainTitle(at(whole, `${option} Value`))
    const name = plainTitle(at(whole, `${option} Name`)) || option
    return value === '' || value === NO_OPTION ? [] : [{ name, value, isOwn: true }]
  })
}

// The taxonomy's id of a category instead of its path, and what Shopify writes where there is none.
const NO_CATEGORY = /^(\d+|[a-z]{2}(-\d+)+|uncategorized)$/i

/** The last part of a path like 'Apparel & Accessories > Shoes > Sneakers'. */
function lastCategory(path: string): string {
  const last = path.split(' > ').at(-1)?.trim() ?? ''
  return NO_CATEGORY.test(last) ? '' : last
}

/** A product without a type of the shop's own has the category of Shopify's taxonomy as its type. */
function withType(at: CellReader, columns: readonly string[], cells: string[]): string[] {
  const type = columns.indexOf('Type')
  if (type < 0 || cells[type]) return cells
  return cells.with(type, lastCategory(at(cells, 'Product Category')))
}

/** The lines of variants as if each had all that describes its product. A line that only has a picture is none. */
function variantsOf(at: CellReader, columns: readonly string[], lines: readonly TableRow[]): Variant[] {
  const repeated = new Set([...DESCRIBING, ...OPTIONS.map((option) => `${option} Name`)])
  const described = columns.map((name, place) =>
    repeated.has(name) ? (lines.find(({ cells }) => cells[place])?.cells[place] ?? '') : '',
  )
  return lines
    .filter(({ cells }) => OF_VARIANT.some((name) => at(cells, name) !== ''))
    .map(({ row, cells }) => {
      const filled = columns.map((name, place) => {
        const cell = cells[place] || (described[place] ?? '')
        return TITLES.includes(name) ? plainTitle(cell) : cell
      })
      const whole = withType(at, columns, filled)
      return { row, whole, ...looksOf(optionsOf(at, whole)) }
    })
}

/** Each variant with all that describes its product. */
export function* shopifyRows(named: readonly string[], all: readonly TableRow[]): Generator<TableRow> {
  const columns = named.map(earlierName)
  const at = cellsByName(columns)
  const handleAt = handlesByPrice()
  for (const lines of productsOf(at, all)) {
    const variants = variantsOf(at, columns, lines)
    const photos = photosOf(at, lines, variants)
    const about = plainText(at(variants[0]?.whole ?? [], 'Body (HTML)'))
    for (const { row, whole, size, color } of variants) {
      const handle = handleAt(handleOf(at(whole, 'Handle'), color), at(whole, 'Variant Price'))
      yield { row, cells: [...whole, handle, color, size, about, photos(color)] }
    }
  }
}
