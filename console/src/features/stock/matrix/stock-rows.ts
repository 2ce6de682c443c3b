import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import type { Product } from '@deportivo/contracts/catalogue/products'
import type { MatrixSize } from '../../../entities/product/size-matrix/size-matrix.tsx'

type Sized = Pick<Product, 'id' | 'sizes' | 'stores'>

/** A product in the matrix, or one of its stores below it. */
export interface StockRow {
  key: string
  product: Product
  /** Null: the row of the product, which adds up its stores. */
  store: string | null
  available: ReadonlyMap<number, number>
  /** Without international stock. */
  total: number
}

const isAbroad = (sizeId: number) => sizeId === INTERNATIONAL_SIZE_ID

const availableOf = (sizes: Product['sizes']) => new Map(sizes.map(({ id, quantity }) => [id, quantity]))

const totalOf = (sizes: Product['sizes']) =>
  sizes.reduce((sum, { id, quantity }) => (isAbroad(id) ? sum : sum + quantity), 0)

/** The sizes of the products as columns, in the order of all sizes; international stock stands apart, at the end. */
export function stockSizes(
  products: readonly Sized[],
  order: readonly { id: number; name: string }[],
): MatrixSize[] {
  const used = new Set(products.flatMap(({ sizes }) => sizes.map(({ id }) => id)))
  const sizes = order.filter(({ id }) => used.has(id)).map(({ id, name }) => ({ id, name }))
  const abroad = sizes.filter(({ id }) => isAbroad(id)).map((size) => ({ ...size, isApart: true }))
  return [...sizes.filter(({ id }) => !isAbroad(id)), ...abroad]
}

const productKey = ({ id }: Pick<Product, 'id'>) => `${id}`
const storeKey = ({ id }: Pick<Product, 'id'>, store: { id: number }) => `${id}/${store.id}`

/** A row for each product, and below those that are open one for each of their stores. */
export const stockRows = (products: readonly Product[], isOpen: (product: Product) => boolean): StockRow[] =>
  products.flatMap((product): StockRow[] => [
    {
      key: productKey(product),
      product,
      store: null,
      available: availableOf(product.sizes),
      total: totalOf(product.sizes),
    },
    ...(isOpen(product)
      ? product.stores.map((store) => ({
          key: storeKey(product, store),
          product,
          store: store.name,
          available: availableOf(store.sizes),
          total: totalOf(store.sizes),
        }))
      : []),
  ])

/** What is available of each size in all of the products. */
export function totalsOf(products: readonly Sized[]): ReadonlyMap<number, number> {
  const totals = new Map<number, number>()
  for (const { id, quantity } of products.flatMap(({ sizes }) => sizes))
    totals.set(id, (totals.get(id) ?? 0) + quantity)
  return totals
}

/** The sizes that are gone between others of which there are some: what is left sells badly. */
export function missingSizes({ sizes }: Pick<Product, 'sizes'>): string[] {
  const own = sizes.filter(({ id }) => !isAbroad(id))
  const first = own.findIndex(({ quantity }) => quantity > 0)
  const last = own.findLastIndex(({ quantity }) => quantity > 0)
  return own.slice(first + 1, Math.max(0, last)).flatMap(({ name, quantity }) => (quantity > 0 ? [] : [name]))
}

/** The name of a cell: a product's or store's row, and a size. */
export const cellKey = (rowKey: string, sizeId: number) => `${rowKey}:${sizeId}`

function cellsOf(product: Sized): Map<string, number> {
  const rows: [string, Product['sizes']][] = [
    [productKey(product), product.sizes],
    ...product.stores.map((store): [string, Product['sizes']] => [storeKey(product, store), store.sizes]),
  ]
  return new Map(
    rows.flatMap(([key, sizes]) =>
      sizes.map(({ id, quantity }): [string, number] => [cellKey(key, id), quantity]),
    ),
  )
}

/** The cells with another number than before; of products that were not shown before, none. */
export function changedStock(before: readonly Sized[], now: readonly Sized[]): Set<string> {
  const known = new Map(before.map((product) => [product.id, product]))
  return new Set(
    now.flatMap((product) => {
      const earlier = known.get(product.id)
      if (earlier === undefined || earlier === product) return []
      const [then, next] = [cellsOf(earlier), cellsOf(product)]
      return [...new Set([...then.keys(), ...next.keys()])].filter(
        (key) => (then.get(key) ?? 0) !== (next.get(key) ?? 0),
      )
    }),
  )
}
