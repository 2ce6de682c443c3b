import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import type { Product } from '@deportivo/contracts/catalogue/products'
import type { MatrixRow, Quantities } from '../../../entities/product/size-matrix/size-matrix.tsx'
import { runsOf, type StoreRun } from '../../../entities/product/sizes/size-grid.ts'

interface Store {
  id: number
  name: string
  type: string
}

interface Size {
  id: number
  name: string
}

/** The stores in which sizes of a category can be counted: sellers' stores are the system's, what is abroad is sold to order. */
const HAVE_SIZES: readonly string[] = ['national', 'exhibition']

export const countedSizes = <S extends Size>(sizes: readonly S[]): S[] =>
  sizes.filter(({ id }) => id !== INTERNATIONAL_SIZE_ID)

/** A row for each store, with a cell for each size; there is nothing of any yet. */
export const emptyRows = (stores: readonly Store[], sizes: readonly Size[]): MatrixRow[] =>
  stores
    .filter(({ type }) => HAVE_SIZES.includes(type))
    .map(({ id, name }) => ({
      id,
      name,
      available: new Map(countedSizes(sizes).map((size) => [size.id, 0])),
    }))

/** What was typed of the sizes that the saved product has: those of another category were typed before it was changed. */
export function typedRuns({ sizes }: Pick<Product, 'sizes'>, typed: Quantities): StoreRun[] {
  const stores = new Set(Object.keys(typed).map((key) => Number(key.split(':')[0])))
  const rows = [...stores].map((id) => ({
    id,
    name: '',
    available: new Map(sizes.map((size) => [size.id, 0])),
  }))
  return runsOf(rows, typed)
}
