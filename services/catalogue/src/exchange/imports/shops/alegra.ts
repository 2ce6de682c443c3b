import type { TableRow } from '@deportivo/platform/tables/table-row'
import { text } from '@deportivo/texts/text'
import { ADDED } from './added-columns.ts'
import { alegraMinimums, alegraName, alegraShops } from './alegra-names.ts'
import { cellsByName, handleOf, type CellReader } from './header-names.ts'
import { looksOf, type Option } from './options.ts'
import { handlesByPrice } from './price-handles.ts'
import { shopUnits, sumOfShops } from './shop-cells.ts'

export const ALEGRA_ADDED = [
  ADDED.handle,
  ADDED.color,
  ADDED.size,
  ADDED.reference,
  ADDED.units,
  ADDED.minimum,
]

/** What a variant has of its item where its own cell is blank. */
const DESCRIBING = [
  'Categoria',
  'Subcategoria',
  'Marca',
  'Descripcion',
  'Precio total',
  'Precio general',
  'Precio base',
  'Costo unitario',
]

const BETWEEN = ' / '

interface Variant {
  parent: readonly string[]
  values: string[]
}

/** The items that have variants, which are called 'Bota / 38 / Rojo' beside an item 'Bota'. */
function variantsIn(at: CellReader, lines: readonly TableRow[]) {
  const items = new Map(lines.map(({ cells }) => [at(cells, 'Nombre'), cells] as const))
  const parents = new Set<readonly string[]>()
  const variants = new Map<TableRow, Variant>()
  for (const line of lines) {
    const parts = at(line.cells, 'Nombre').split(BETWEEN)
    for (let own = 1; own < parts.length; own += 1) {
      const parent = items.get(parts.slice(0, -own).join(BETWEEN))
      if (!parent) continue
      parents.add(parent)
      variants.set(line, { parent, values: parts.slice(-own).map((value) => value.trim()) })
      break
    }
  }
  return { variants, parents }
}

// The name of a variant has values without what they are of.
const LIKE_A_SIZE =
  /^(?:\d{1,3}(?:[.,]5|\s?\u00bd)?|\d{0,2}x{0,4}[sml]|\d{1,2}\s?[-/]\s?\d{1,2}|[u\u00fa]nica)$/i

function optionsOf(values: readonly string[]): Option[] {
  const size = values.findIndex((value) => LIKE_A_SIZE.test(value))
  const hasBoth = size >= 0 && values.length === 2
  return values.map((value, at) => {
    const other = hasBoth ? 'Color' : text('import.added.variant', { at: at + 1 })
    return { name: at === size ? 'Talla' : other, value, isOwn: true }
  })
}

const ownOptions = (at: CellReader, cells: readonly string[]): Option[] =>
  ['Talla', 'Color'].map((name) => ({ name, value: at(cells, name), isOwn: true }))

const isService = (type: string) => /^servicio/i.test(type)
const isUncounted = (isStocked: string) => /^n/i.test(isStocked)

const PRICES = ['Precio total', 'Precio general', 'Precio base']

/** The key of an item, and what else is the same in all of its variants. */
function itemOf(at: CellReader, parent: readonly string[]) {
  const code = at(parent, 'Codigo')
  const key = code === '' ? '' : `alegra-${code}`
  return { key, reference: at(parent, 'Referencia') || at(parent, 'Nombre') }
}

/** Each item and each variant with all that describes it; no service, and no item that only has variants. */
export function* alegraRows(named: readonly string[], all: readonly TableRow[]): Generator<TableRow> {
  const columns = named.map(alegraName)
  const at = cellsByName(columns)
  const shops = alegraShops(named)
  const lows = alegraMinimums(named)
  const handleAt = handlesByPrice()
  const { variants, parents } = variantsIn(at, all)
  const wholeOf = (cells: readonly string[], parent: readonly string[]) =>
    columns.map((name, place) => {
      if (name === 'Nombre') return at(parent, name)
      return cells[place] || (DESCRIBING.includes(name) ? (parent[place] ?? '') : '')
    })
  for (const line of all.filter(({ cells }) => !isService(at(cells, 'Tipo')) && !parents.has(cells))) {
    const { row, cells } = line
    const { parent = cells, values = [] } = variants.get(line) ?? {}
    const whole = wholeOf(cells, parent)
    const { size, color } = looksOf([...ownOptions(at, cells), ...optionsOf(values)])
    const { key, reference } = itemOf(at, parent)
    const price = PRICES.map((name) => at(whole, name)).find((one) => one !== '') ?? ''
    const handle = handleAt(handleOf(key, color), price)
    const units = isUncounted(at(cells, 'Item inventariable')) ? '' : shopUnits(cells, shops)
    yield { row, cells: [...whole, handle, color, size, reference, units, sumOfShops(cells, lows)] }
  }
}
