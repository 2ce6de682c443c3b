import { markedCell } from '@deportivo/platform/tables/cells/marked-cell'
import type { TableRow } from '@deportivo/platform/tables/table-row'
import { ADDED } from './added-columns.ts'
import { cellsByName, handleOf, type CellReader } from './header-names.ts'
import { looksOf, type Option } from './options.ts'
import { plainText, plainTitle } from './plain-text.ts'
import { handlesByPrice } from './price-handles.ts'
import { englishName } from './woocommerce-names.ts'

// The columns of WooCommerce's product CSV (woocommerce.com, 'Product CSV importer and exporter'). A variable product
// has a line of its own, and one for each variation, which names it by its SKU or as `id:123`; in any order.
const IS_OF = 'Parent'

export const WOOCOMMERCE_ADDED = [
  ADDED.handle,
  ADDED.color,
  ADDED.size,
  ADDED.category,
  ADDED.subcategory,
  ADDED.description,
  ADDED.photos,
]

const MOST_ATTRIBUTES = 10

/** `38\,5, 39`: commas within a value are written with a stroke before them. */
const valuesIn = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((value) => plainTitle(value.trim().replaceAll('\\,', ',')))
    .filter((value) => value !== '')

/** The attributes of a variation, and those of its product that it does not choose itself. */
function optionsOf(at: CellReader, cells: readonly string[], parent: readonly string[]): Option[] {
  return Array.from({ length: MOST_ATTRIBUTES }, (_, index): Option => {
    const name = `Attribute ${index + 1}`
    const own = at(cells, `${name} value(s)`)
    const values = valuesIn(own || at(parent, `${name} value(s)`))
    const title = plainTitle(at(cells, `${name} name`) || at(parent, `${name} name`))
    // A simple product's describe it.
    const isOwn = parent.length > 0 && own !== ''
    const [value = '', ...others] = values
    if (others.length === 0) return { name: title, value, isOwn }
    return { name: title, value: '', isOwn, several: values.join(', ') }
  })
}

/** `Calzado, Calzado > Running, Ofertas`: the first category and what is in it, which may be named later. */
function categoriesOf(text: string): [string, string] {
  const paths = text.split(/(?<!\\),/).map((path) =>
    plainTitle(path)
      .split('>')
      .map((part) => part.trim().replaceAll('\\,', ',')),
  )
  const category = paths[0]?.[0] ?? ''
  const within = paths.find(([first, second]) => first === category && second)
  return [category, within?.[1] ?? '']
}

const OF_PARENT = ['Name', 'Categories', 'Tags', 'Brands', 'Description', 'Short description']
const TITLES = ['Name', 'Brands']

const typeOf = (at: CellReader, cells: readonly string[]) => at(cells, 'Type').toLowerCase()

/** The products that have variations, by the names that these have for them. */
function parentsOf(at: CellReader, lines: readonly TableRow[]): ReadonlyMap<string, readonly string[]> {
  const parents = new Map<string, readonly string[]>()
  for (const { cells } of lines.filter((line) => typeOf(at, line.cells).includes('variable')))
    for (const name of [at(cells, 'SKU'), `id:${at(cells, 'ID')}`]) if (name !== '') parents.set(name, cells)
  return parents
}

/** A line with all that describes its product. The name of a variation of no product of the file is marked. */
function wholeOf(
  at: CellReader,
  columns: readonly string[],
  { cells, parent }: { cells: readonly string[]; parent: readonly string[] | undefined },
): string[] {
  const isOrphan = parent === undefined && typeOf(at, cells).includes('variation')
  const orphanName = () =>
    markedCell({ kind: 'parent', shown: at(cells, 'SKU') || at(cells, 'Name'), raw: at(cells, IS_OF) })
  return columns.map((name, index) => {
    const own = cells[index] ?? ''
    const isDescribing = OF_PARENT.includes(name)
    if (isOrphan && isDescribing) return name === 'Name' ? orphanName() : ''
    const cell = (isDescribing && parent?.[index]) || own
    return TITLES.includes(name) ? plainTitle(cell) : cell
  })
}

/** Each simple product and each variation, with all that describes its product. */
export function* wooCommerceRows(named: readonly string[], all: readonly TableRow[]): Generator<TableRow> {
  const columns = named.map(englishName)
  const at = cellsByName(columns)
  const handleAt = handlesByPrice()
  const parents = parentsOf(at, all)
  for (const { row, cells } of all) {
    const type = typeOf(at, cells)
    if (/variable|grouped|external/.test(type)) continue
    const parent = type.includes('variation') ? parents.get(at(cells, IS_OF)) : undefined
    const whole = wholeOf(at, columns, { cells, parent })
    const { size, color } = looksOf(optionsOf(at, cells, parent ?? []))
    const product = parent ?? cells
    const ownName = at(product, 'SKU') || `woo-${at(product, 'ID')}`
    const name = parent === undefined && type.includes('variation') ? at(cells, IS_OF) : ownName
    const handle = handleAt(handleOf(name, color), at(cells, 'Regular price'))
    const about = plainText(at(whole, 'Description').replaceAll('\\n', '\n'))
    // A variation has those of its product, too.
    const photos = [at(cells, 'Images'), at(parent ?? [], 'Images')].filter((text) => text !== '').join(', ')
    yield {
      row,
      cells: [...whole, handle, color, size, ...categoriesOf(at(whole, 'Categories')), about, photos],
    }
  }
}
