import { type Static, Type } from 'typebox'
import { listRoute } from '../list-route.ts'
import { Strict, StrictPartial, route } from '../route.ts'
import {
  Dictionary,
  Found,
  Id,
  IdParams,
  Instant,
  Nullable,
  Pesos,
  ChangeReply,
  Text,
  Version,
} from '../shapes.ts'
import { Codes, PRODUCT_FIELDS, StoreTotals } from './product-fields.ts'

const SizeStock = Type.Object({ id: Id, name: Type.String(), quantity: Type.Integer() })

export const StoreStock = Type.Object({ id: Id, name: Type.String(), sizes: Type.Array(SizeStock) })

/** A product with its prices and what is available of it, by size and by store. */
export const Product = Type.Object({
  id: Id,
  name: Type.String(),
  photos: Type.Array(Type.String()),
  /** The same photos, large; empty while its only photo is the drawn one. */
  photos_raw: Type.Array(Type.String()),
  category_id: Id,
  category_name: Type.String(),
  subcategory_id: Id,
  subcategory_name: Type.String(),
  brand_id: Id,
  brand_name: Type.String(),
  reference_id: Id,
  reference_name: Type.String(),
  color_id: Id,
  color_name: Type.String(),
  color: Type.String(),
  description: Nullable(Type.String()),
  price: Pesos,
  /** Shown to users who may sell with a price code. */
  minimal_price: Type.Optional(Pesos),
  /** What units cost that come in without a cost of their own; shown to users who see costs. */
  cost: Type.Optional(Nullable(Type.Integer())),
  dispatch_time: Type.Integer(),
  video_url: Nullable(Type.String()),
  codes: Codes,
  /** Sizes with something available, in order. */
  available_sizes: Type.Array(Type.String()),
  sizes: Type.Array(SizeStock),
  sizes_without_international: Type.Array(SizeStock),
  stores: Type.Array(StoreStock),
  /** Available units in all stores that sell. */
  total: Type.Integer(),
  /** The same by the type of the stores: goods abroad are sold to order, and no national ones. */
  totals: StoreTotals,
  curve: Type.Boolean(),
  only_size: Type.Boolean(),
  version: Type.Integer(),
})

export type Product = Static<typeof Product>

/** What describes a product. */
const DESCRIBING = {
  id: { takes: 'number' },
  category_id: { takes: 'number', as: 'category' },
  subcategory_id: { takes: 'number', as: 'subcategory' },
  brand_id: { takes: 'number', as: 'brand' },
  reference_id: { takes: 'number', as: 'reference' },
  color_id: { takes: 'number', as: 'color' },
} as const

/** The price code by which prices are searched and sorted: its key or its id. */
const CODE = { code: { takes: 'text' } } as const

/** With slips of the finger corrected: the words that the products were found by, where they are not the written ones. */
const UNDERSTOOD = { understood_as: Type.Optional(Type.String()) }

const SEARCH = { searchText: Type.Optional(Text(200)), searchPrice: Type.Optional(Text(40)) }

export const searchProducts = listRoute({
  path: '/products-search',
  tag: 'products',
  summary: 'Product search, by default with stock in national stores; `store` and flags select others.',
  permission: 'read products',
  query: { ...SEARCH, perPage: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })) },
  row: Product,
  extra: {
    ...UNDERSTOOD,
    /** As in `pagination`: of more than 10,000 products, these are counted, and so are their units. */
    total: Type.Integer(),
    sum_quantity: Type.Integer(),
    filter: Dictionary(Type.Array(Type.String())),
  },
  filters: {
    ...DESCRIBING,
    ...CODE,
    size_id: { takes: 'number' },
    /** Ids of stores, or `type:national`, `type:international`, `type:exhibition`, `all`. */
    store: { takes: 'text' },
    international: { takes: 'flag' },
    exhibitions: { takes: 'flag' },
    returns: { takes: 'flag' },
    without_stock: { takes: 'flag' },
  },
  /** `sold`: units of the last 30 days, counted every ten minutes. */
  sort: ['created_at', 'id', 'name', 'price', 'sold'],
  defaultSort: '-created_at',
  isSearchable: true,
})

export const suggestProducts = route({
  method: 'GET',
  path: '/products-search/suggestions',
  tag: 'products',
  summary: 'At most 10 suggestions; accents, word order and slips of the finger are ignored.',
  permission: 'read products',
  query: Strict({ search: Text(200) }),
  reply: Found(
    Type.Array(
      Type.Object({
        id: Id,
        name: Type.String(),
        reference_name: Type.String(),
        color_name: Type.String(),
        photo: Nullable(Type.String()),
      }),
    ),
  ),
})

export const listProducts = listRoute({
  path: '/product',
  tag: 'products',
  summary: 'Products with and without stock, newest first.',
  permission: 'read products',
  query: SEARCH,
  row: Product,
  extra: UNDERSTOOD,
  filters: {
    ...DESCRIBING,
    ...CODE,
    /** With something available of the size; in the store. Together with `stock:none`: with nothing. */
    size_id: { takes: 'number', as: 'size' },
    store_id: { takes: 'number', as: 'store' },
    stock: { takes: 'option', options: ['some', 'none'], as: 'stock' },
  },
  /** `price` is that of `code`; `total` counts what is available in all stores that sell. */
  sort: ['id', 'created_at', 'name', 'price', 'total'],
  defaultSort: '-id',
  includes: ['codes', 'stores', 'sizes', 'category', 'subcategory', 'brand', 'reference', 'color'],
  isSearchable: true,
})

/** All prices of a product from one change of them to the next. */
export const listProductPrices = listRoute({
  path: '/products/prices',
  tag: 'products',
  summary: 'Prices that products had, with who set them and when; newest first.',
  permission: 'update products',
  row: Type.Object({
    id: Id,
    product_id: Id,
    price: Pesos,
    minimal_price: Pesos,
    codes: Codes,
    by: Nullable(Type.String()),
    at: Instant,
  }),
  filters: { product_id: { takes: 'number' } },
  sort: ['id'],
  defaultSort: '-id',
})

export const getProduct = route({
  method: 'GET',
  path: '/product/:id',
  tag: 'products',
  summary: 'One product.',
  permission: 'read products',
  params: IdParams,
  reply: Found(Product),
})

export const createProduct = route({
  method: 'POST',
  path: '/product',
  tag: 'products',
  summary: 'Create a product with its price codes; it starts without stock.',
  permission: 'create products',
  body: Strict(PRODUCT_FIELDS),
  reply: ChangeReply(Product),
})

export const updateProduct = route({
  method: 'POST',
  path: '/product/:id',
  tag: 'products',
  summary: 'Change a product; fields left out stay.',
  permission: 'update products',
  params: IdParams,
  body: StrictPartial({ ...PRODUCT_FIELDS, version: Version }),
  reply: ChangeReply(Product),
})

export const deleteProduct = route({
  method: 'DELETE',
  path: '/product/:id',
  tag: 'products',
  summary: 'Delete a product; one with stock is refused, naming its stores. Orders that have it keep it.',
  permission: 'delete products',
  params: IdParams,
  body: Strict({ version: Version }),
  reply: ChangeReply(Type.Object({ id: Id })),
})

/** A photo by its key, which cannot be guessed, since `<img>` sends no token; else a drawn picture. */
export const productPicture = route({
  method: 'GET',
  path: '/product/:id/picture',
  tag: 'products',
  summary: 'A photo of a product, 320 px wide (`large=1`: 1280 px); without `photo`, a drawn picture (SVG).',
  permission: 'public',
  params: IdParams,
  /** The product's version: another address for another picture, past every cache. */
  query: Strict({
    v: Type.Optional(Id),
    photo: Type.Optional(Type.String({ maxLength: 22, pattern: '^[A-Za-z0-9_-]{22}$' })),
    large: Type.Optional(Type.Literal('1')),
  }),
  reply: Type.Any(),
  raw: ['image/svg+xml', 'image/webp'],
})
