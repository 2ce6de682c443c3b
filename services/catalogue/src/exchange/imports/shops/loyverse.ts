import { plainName } from '@deportivo/platform/tables/plain-name'
import type { TableRow } from '@deportivo/platform/tables/table-row'
import { ADDED } from './added-columns.ts'
import { loyverseShops, shopifyNameOf } from './loyverse-names.ts'
import { pointedAmount, priceInShops, shopUnits, sumOfShops, type ShopColumn } from './shop-cells.ts'
import { SHOPIFY_ADDED, shopifyRows } from './shopify.ts'

export const LOYVERSE_ADDED = [ADDED.price, ADDED.units, ADDED.minimum, ...SHOPIFY_ADDED]

// What Shopify calls the columns that are made of those of shops; its files have no minimums.
const MADE = ['Variant Price', 'Variant Inventory Qty', '']

const IS_TRACKED = /^(?:track stock|seguir el inventario)$/

/** Each item and each variant with all that describes it, in the columns of Shopify. */
export function* loyverseRows(named: readonly string[], all: readonly TableRow[]): Generator<TableRow> {
  // A column that Shopify lacks has no name: another of its columns may be called so.
  const columns = named.map((name) => shopifyNameOf(name) ?? '')
  const { stock, prices, defaultPrice, low } = loyverseShops(named)
  const place = (name: string) => columns.indexOf(name)
  const tracked = named.findIndex((name) => IS_TRACKED.test(plainName(name)))
  const amounts = new Set([
    ...[...stock, ...prices, ...defaultPrice, ...low].map(({ at }) => at),
    place('Cost per item'),
  ])
  const isCounted = (cells: readonly string[]) => !/^n/i.test(cells[tracked] ?? '')
  const priceOf = (cells: readonly string[]) =>
    priceInShops(cells, prices) || priceInShops(cells, defaultPrice)

  const lines = all.flatMap(({ row, cells: read }) => {
    const cells = columns.map((_, at) => (amounts.has(at) ? pointedAmount(read[at] ?? '') : (read[at] ?? '')))
    // What is within a composite item has a line of its own that names neither.
    const handle = cells[place('Handle')] || plainName(cells[place('Title')] ?? '').replaceAll(' ', '-')
    if (handle === '') return []
    cells[place('Handle')] = handle
    const units = isCounted(cells) ? shopUnits(cells, stock) : ''
    return [{ row, cells: [...cells, priceOf(cells), units, sumOfShops(cells, low)] }]
  })
  yield* shopifyRows([...columns, ...MADE], lines)
}

/** The shops that a file of Loyverse has units of. */
export const shopsOfLoyverse = (columns: readonly string[]): ShopColumn[] => loyverseShops(columns).stock
