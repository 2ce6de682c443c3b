import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import type { Product } from '@deportivo/contracts/catalogue/products'
import {
  matrixKey,
  type MatrixKey,
  type MatrixRow,
  type MatrixSize,
  type Quantities,
} from '../size-matrix/size-matrix.tsx'

/** The product's sizes as columns; international stands apart and is sold to order. */
export const sizesOf = (product: Product): MatrixSize[] =>
  product.sizes.map(({ id, name }) => ({ id, name, isApart: id === INTERNATIONAL_SIZE_ID }))

/** The stores as rows, the fullest first: that is where a run is most likely whole. */
export function rowsOf(product: Product): MatrixRow[] {
  const unitsOf = (row: MatrixRow) => [...row.available.values()].reduce((sum, units) => sum + units, 0)
  return (
    product.stores
      .map(({ id, name, sizes }) => ({
        id,
        name,
        available: new Map(
          sizes.filter((size) => size.id !== INTERNATIONAL_SIZE_ID).map((size) => [size.id, size.quantity]),
        ),
      }))
      // A store that sells to order has nothing to count here.
      .filter(({ available }) => available.size > 0)
      .sort((a, b) => unitsOf(b) - unitsOf(a) || a.id - b.id)
  )
}

/** A size run written into a row, `times` over; sizes that the row doesn't have are left out. */
export function filledRow(
  row: MatrixRow,
  run: readonly { size_id: number; quantity: number }[],
  times: number,
): Quantities {
  const wanted = new Map(run.map(({ size_id, quantity }) => [size_id, quantity * times]))
  return Object.fromEntries(
    [...row.available.keys()].map((sizeId): [MatrixKey, number] => [
      matrixKey(row.id, sizeId),
      wanted.get(sizeId) ?? 0,
    ]),
  )
}

export interface StoreRun {
  store_id: number
  sizes: { size_id: number; quantity: number }[]
}

/** What was typed, store by store; stores without anything are left out. */
export function runsOf(rows: readonly MatrixRow[], quantities: Quantities): StoreRun[] {
  return rows.flatMap((row): StoreRun[] => {
    const sizes = [...row.available.keys()].flatMap((size_id) => {
      const quantity = quantities[matrixKey(row.id, size_id)] ?? 0
      return quantity > 0 ? [{ size_id, quantity }] : []
    })
    return sizes.length === 0 ? [] : [{ store_id: row.id, sizes }]
  })
}

export const unitsOf = (runs: readonly StoreRun[]): number =>
  runs.flatMap(({ sizes }) => sizes).reduce((sum, { quantity }) => sum + quantity, 0)

export interface ShortSize {
  row: MatrixRow
  size_id: number
  wanted: number
  available: number
}

/** The sizes with more units typed than the store has free. */
export const shortSizes = (rows: readonly MatrixRow[], quantities: Quantities): ShortSize[] =>
  rows.flatMap((row) =>
    [...row.available].flatMap(([size_id, available]): ShortSize[] => {
      const wanted = quantities[matrixKey(row.id, size_id)] ?? 0
      return wanted > available ? [{ row, size_id, wanted, available }] : []
    }),
  )

/** What can be had of what was typed. */
export const availableUnits = (rows: readonly MatrixRow[], quantities: Quantities): number =>
  unitsOf(runsOf(rows, quantities)) -
  shortSizes(rows, quantities).reduce((over, { wanted, available }) => over + wanted - available, 0)
