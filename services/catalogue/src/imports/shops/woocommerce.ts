import type { TableRow } from '../rows/table-row.ts'
import { ADDED } from './added-columns.ts'
import { cellsByName, handleOf, looksOf, type CellReader, type Option } from './header-names.ts'
import { plainText } from './shopify.ts'

// The columns of WooCommerce's product CSV (woocommerce.com, 'Product CSV importer and exporter'). A variable product
// has a line of its own, and one for each variation, which names it by its SKU or as `id:123`.
const IS_OF = 'Parent'

export const isWooCommerce = (columns: readonly string[]): boolean =>
  ['Type', 'SKU', 'Name', 'Regular price'].every((name) => columns.includes(name))

export const WOOCOMMERCE_ADDED = [
  ...[ADDED.handle, ADDED.color, ADDED.size],
  ...[ADDED.category, ADDED.subcategory, ADDED.description, ADDED.photos],
]

const MOST_ATTRIBUTES = 10

/** One value: a list of several on a product that has no variations is of no use for any unit. */
const single = (value: string) => (value.includes(',') ? '' : value)

function optionsOf(at: CellReader, cells: readonly string[], parent: readonly string[]): Option[] {
  return Array.from({ length: MOST_ATTRIBUTES }, (_, index) => {
    const name = `Attribute ${index + 1}`
    const values = `${name} value(s)`
    return {
      name: at(cells, `${name} name`) || at(parent, `${name} name`),
      value: single(at(cells, values) || at(parent, values)),
    }
  })
}

/** `Calzado > Running, Ofertas`: the first category and what is in it. */
function categoriesOf(text: string): [string, string] {
  const [first = ''] = text.split(/(?<!\\),/)
  const [category = '', subcategory = ''] = first.split('>').map((part) => part.trim().replaceAll('\\,', ','))
  return [category, subcategory]
}

const OF_PARENT = ['Name', 'Categories', 'Tags', 'Brands', 'Description', 'Short description']

/** Each simple product and each variation, with all that describes its product. */
export async function* wooCommerceRows(
  columns: readonly string[],
  rows: AsyncIterable<TableRow>,
): AsyncGenerator<TableRow> {
  const at = cellsByName(columns)
  const parents = new Map<string, readonly string[]>()
  const repeated = OF_PARENT.map((name) => columns.indexOf(name)).filter((place) => place >= 0)
  for await (const { row, cells } of rows) {
    const type = at(cells, 'Type').toLowerCase()
    if (/variable|grouped|external/.test(type)) {
      if (type.includes('variable'))
        for (const name of [at(cells, 'SKU'), `id:${at(cells, 'ID')}`])
          if (name !== '') parents.set(name, cells)
      continue
    }
    const parent = parents.get(at(cells, IS_OF)) ?? []
    const isVariation = type.includes('variation') && parent.length > 0
    const place = (index: number) =>
      (isVariation && repeated.includes(index) ? parent[index] : '') || cells[index]
    const whole = columns.map((_, index) => place(index) ?? '')
    const { size, color } = looksOf(optionsOf(at, cells, parent))
    const named = isVariation ? parent : cells
    const name = at(named, 'SKU') || `woo-${at(named, 'ID')}`
    const [category, subcategory] = categoriesOf(at(whole, 'Categories'))
    const about = plainText(at(whole, 'Description').replaceAll('\\n', '\n'))
    // A variation has those of its product, too.
    const photos = [at(cells, 'Images'), at(parent, 'Images')].filter((text) => text !== '').join(', ')
    const added = [handleOf(name, color), color, size, category, subcategory, about, photos]
    yield { row, cells: [...whole, ...added] }
  }
}
