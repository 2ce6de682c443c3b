import { IMPORT_COLUMNS } from '@deportivo/contracts/catalogue/import-columns'
import { fromHead, type IsHead } from '@deportivo/platform/tables/headed'
import { plainName } from '@deportivo/platform/tables/plain-name'
import { shownCell } from '@deportivo/platform/tables/cells/marked-cell'
import type { TableRow } from '@deportivo/platform/tables/table-row'
import { ourNames } from '../names/our-names.ts'
import { flattened } from '../shops/flatten.ts'
import { ALEGRA_NAMES } from '../shops/alegra-names.ts'
import { LOYVERSE_NAMES } from '../shops/loyverse-names.ts'
import { SHOPIFY_NAMES } from '../shops/shopify-names.ts'
import { SIIGO_NAMES } from '../shops/siigo-names.ts'
import { WOOCOMMERCE_NAMES } from '../shops/woocommerce-names.ts'

const KNOWN = new Set([
  ...IMPORT_COLUMNS.flatMap(ourNames).map(plainName),
  ...SHOPIFY_NAMES,
  ...WOOCOMMERCE_NAMES,
  ...LOYVERSE_NAMES,
  ...ALEGRA_NAMES,
  ...SIIGO_NAMES,
])

const filledIn = (cells: readonly string[]) => cells.filter((cell) => cell !== '').length
const knownIn = (cells: readonly string[]) =>
  new Set(cells.map((cell) => plainName(shownCell(cell))).filter((name) => KNOWN.has(name))).size

/** Several names of columns, in the widest line so far: a product may be called 'Talla' or 'Color', and a title is short. */
const isNamed: IsHead = (cells, above) =>
  knownIn(cells) >= 2 && above.every((line) => filledIn(line.cells) < filledIn(cells))

/** The first line of several texts below a title of one. */
const isBelowTitle: IsHead = (cells, [title, ...others]) =>
  title !== undefined &&
  filledIn(cells) > 1 &&
  knownIn(title.cells) === 0 &&
  [title, ...others].every((line) => filledIn(line.cells) === 1)

/** The names of the columns of a file of products, then its lines. */
export const productsTable = (lines: AsyncGenerator<TableRow>) =>
  flattened(fromHead(lines, isNamed, isBelowTitle))
