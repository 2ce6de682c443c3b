import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { type Product } from '@deportivo/contracts/catalogue/products'
import type { Dictionary, DictionaryStore } from './dictionary.ts'
import { largePhotosOf, photosOf } from './photo-addresses.ts'
import { CODE_IDS, type ProductView } from './product-view.ts'

/** [store_id, size_id, available] */
export type Stock = readonly [number, number, number]

/** A product as the page statement reads it. */
export interface PageRow {
  id: number
  name: string
  category_id: number
  category_name: string
  subcategory_id: number
  subcategory_name: string
  brand_id: number
  brand_name: string
  reference_id: number
  reference_name: string
  color_id: number
  color_name: string
  color: string
  description: string | null
  price: number
  minimal_price: number
  cost: number | null
  dispatch_time: number
  video_url: string | null
  codes: Record<string, number>
  curve: boolean
  only_size: boolean
  version: number
  photo_keys: string[]
  stock: Stock[]
}

type SizeStock = Product['sizes'][number]

function sizesOf(stock: readonly Stock[], dictionary: Dictionary, always: readonly number[]): SizeStock[] {
  const quantities = new Map(always.map((size) => [size, 0]))
  for (const [, size, available] of stock) quantities.set(size, (quantities.get(size) ?? 0) + available)
  return dictionary.sizes.flatMap(({ id, name }) => {
    const quantity = quantities.get(id)
    return quantity === undefined ? [] : [{ id, name, quantity }]
  })
}

/** What is available in each selling store that ever had some, in the order of sizes. */
export function storesOf(stock: readonly Stock[], dictionary: Dictionary): Product['stores'] {
  return dictionary.stores.flatMap(({ id, name }) => {
    const here = stock.filter(([store]) => store === id)
    return here.length === 0 ? [] : [{ id, name, sizes: sizesOf(here, dictionary, []) }]
  })
}

const unitsOf = (stock: readonly Stock[]) => stock.reduce((sum, [, , available]) => sum + available, 0)

/** What is available in all stores of each type. */
function totalsOf(stock: readonly Stock[], { stores }: Dictionary): Product['totals'] {
  const of = (type: DictionaryStore['type']) =>
    unitsOf(stock.filter(([store]) => stores.some((one) => one.id === store && one.type === type)))
  return { national: of('national'), international: of('international'), exhibition: of('exhibition') }
}

/** Stored prices of codes by the key of each. */
export function codesOf(stored: PageRow['codes'], codeIds: readonly number[]): Product['codes'] {
  const codes: Product['codes'] = {}
  for (const { id, key } of CODE_IDS) {
    const value = stored[String(id)]
    if (value !== undefined && codeIds.includes(id)) codes[key] = { id, value }
  }
  return codes
}

function pricesOf(
  row: PageRow,
  view: ProductView,
): Pick<Product, 'codes' | 'price' | 'minimal_price' | 'cost'> {
  const codes = codesOf(row.codes, view.code_ids)
  const listed = row.codes[String(view.code_id)]
  const minimal_price = view.floor === 'list' ? Math.max(row.minimal_price, listed ?? 0) : row.minimal_price
  return {
    codes,
    price: listed ?? row.price,
    ...(view.floor ? { minimal_price } : {}),
    ...(view.hasCosts ? { cost: row.cost } : {}),
  }
}

const describedBy = (row: PageRow) => ({
  id: row.id,
  name: row.name,
  category_id: row.category_id,
  category_name: row.category_name,
  subcategory_id: row.subcategory_id,
  subcategory_name: row.subcategory_name,
  brand_id: row.brand_id,
  brand_name: row.brand_name,
  reference_id: row.reference_id,
  reference_name: row.reference_name,
  color_id: row.color_id,
  color_name: row.color_name,
  color: row.color,
  description: row.description,
  dispatch_time: row.dispatch_time,
  video_url: row.video_url,
  curve: row.curve,
  only_size: row.only_size,
  version: row.version,
})

/** A product with the fields that its reader may see. */
export function shapeProduct(row: PageRow, dictionary: Dictionary, view: ProductView): Product {
  const selling = new Set(dictionary.stores.map((store) => store.id))
  const stock = row.stock.filter(([store]) => selling.has(store))
  const sizes = sizesOf(stock, dictionary, dictionary.sizesOfCategory[row.category_id] ?? [])
  return {
    ...describedBy(row),
    ...pricesOf(row, view),
    photos: photosOf(row),
    photos_raw: largePhotosOf(row),
    available_sizes: sizes.filter((size) => size.quantity > 0).map((size) => size.name),
    sizes,
    sizes_without_international: sizes.filter((size) => size.id !== INTERNATIONAL_SIZE_ID),
    stores: storesOf(stock, dictionary),
    total: unitsOf(stock),
    totals: totalsOf(stock, dictionary),
  }
}
