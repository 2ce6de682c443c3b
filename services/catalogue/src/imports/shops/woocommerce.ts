import type { TableRow } from '@deportivo/platform/tables/table-row'
import { ADDED } from './added-columns.ts'
import { cellsByName, handleOf, looksOf, type CellReader, type Option } from './header-names.ts'
import { handlesByPrice } from './price-handles.ts'
import { plainText } from './shopify.ts'
import { englishName } from './woocommerce-names.ts'

// The columns of WooCommerce's product CSV (woocommerce.com, 'Product CSV importer and exporter'). A variable product
// has a line of its own, and one for each variation, which names it by its SKU or as `id:123`.
const IS_OF = 'Parent'

export const isWooCommerce = (columns: readonly string[]): boolean => {
  const names = columns.map(englishName)
  return ['Type', 'SKU', 'Name', 'Regular price'].every((name) => names.includes(name))
}

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

/** `Calzado, Calzado > Running, Ofertas`: the first category and what is in it, which may be named later. */
function categoriesOf(text: string): [string, string] {
  const paths = text
    .split(/(?<!\\),/)
    .map((path) => path.split('>').map((part) => part.trim().replaceAll('\\,', ',')))
  const category = paths[0]?.[0] ?? ''
  const within = paths.find(([first, second]) => first === category && second)
  return [category, within?.[1] ?? '']
}

const OF_PARENT = ['Name', 'Categories', 'Tags', 'Brands', 'Description', 'Short description']

/** Each simple product and each variation, with all that describes its product. */
export async function* wooCommerceRows(
  named: readonly string[],
  rows: AsyncIterable<TableRow>,
): AsyncGenerator<TableRow> {
  const columns = named.map(englishName)
  const at = cellsByName(columns)
  const handleAt = handlesByPrice()
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
    const product = isVariation ? parent : cells
    const name = at(product, 'SKU') || `woo-${at(product, 'ID')}`
    const handle = handleAt(handleOf(name, color), at(cells, 'Regular price'))
    const [category, subcategory] = categoriesOf(at(whole, 'Categories'))
    const about = plainText(at(whole, 'Description').replaceAll('\\n', '\n'))
    // A variation has those of its product, too.
    const photos = [at(cells, 'Images'), at(parent, 'Images')].filter((text) => text !== '').join(', ')
    const added = [handle, color, size, category, subcategory, about, photos]
    yield { row, cells: [...whole, ...added] }
  }
}
