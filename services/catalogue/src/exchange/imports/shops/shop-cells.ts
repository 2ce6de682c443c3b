import { markedCell, shownCell } from '@deportivo/platform/tables/cells/marked-cell'

/** A column that has something of one shop; the only one of a file may have no name. */
export interface ShopColumn {
  shop: string
  at: number
}

/** The columns that a pattern recognises, by the `shop` in their names. */
export const shopColumns = (columns: readonly string[], pattern: RegExp): ShopColumn[] =>
  columns.flatMap((name, at) => {
    const found = pattern.exec(name)
    return found ? [{ shop: found.groups?.['shop']?.trim() ?? '', at }] : []
  })

const POINTED = /^-?\d+(\.\d+)?$/

/** A number of a program that writes a point before decimals alone: `4.000` is four. */
export function pointedAmount(cell: string): string {
  if (!POINTED.test(cell)) return cell
  const amount = Number(cell)
  return Number.isInteger(amount) ? String(amount) : markedCell({ kind: 'number', shown: cell, raw: cell })
}

const filledIn = (cells: readonly string[], shops: readonly ShopColumn[]) =>
  shops.map(({ shop, at }) => [shop, cells[at] ?? ''] as const).filter(([, cell]) => cell !== '')

const shownIn = (cells: readonly (readonly [string, string])[]) =>
  cells.map(([shop, cell]) => `${shop}: ${shownCell(cell)}`).join(' \u00b7 ')

/** Marks within a mark would end it. */
const written = (value: unknown) =>
  JSON.stringify(value).replaceAll(/[\uFDD0\uFDD1]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`)

/** The units of a line: of the only shop as the file has them, of several each with its shop. */
export function shopUnits(cells: readonly string[], shops: readonly ShopColumn[]): string {
  const units = filledIn(cells, shops)
  if (shops.length < 2 || units.length === 0) return units[0]?.[1] ?? ''
  return markedCell({ kind: 'shops', shown: shownIn(units), raw: written(units) })
}

/** The units in a cell by their shops; null: they are of one. */
export const unitsIn = (
  mark: { kind: string; raw: string } | null,
): [shop: string, units: string][] | null =>
  mark?.kind === 'shops' ? (JSON.parse(mark.raw) as [string, string][]) : null

/** The price in all shops; where they differ, the cell is marked. */
export function priceInShops(cells: readonly string[], shops: readonly ShopColumn[]): string {
  const found = filledIn(cells, shops)
  const values = new Set(found.map(([, cell]) => cell))
  if (values.size < 2) return found[0]?.[1] ?? ''
  return markedCell({ kind: 'prices', shown: shownIn(found), raw: '' })
}

/** The sum of all shops: ours have one minimum together. What is no number stays, to be refused. */
export function sumOfShops(cells: readonly string[], shops: readonly ShopColumn[]): string {
  const found = filledIn(cells, shops)
  const amounts = found.map(([, cell]) => Number(cell))
  if (found.length === 0) return ''
  const wrong = amounts.findIndex((amount) => Number.isNaN(amount))
  return wrong < 0 ? String(amounts.reduce((sum, amount) => sum + amount, 0)) : (found[wrong]?.[1] ?? '')
}
