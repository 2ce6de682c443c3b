import { Type } from 'typebox'
import { Strict } from '../route.ts'
import { Filled, Id } from '../shapes.ts'
import { catalogueList, lookupRoute } from './catalogue-list.ts'

export const PRICE_CODE_KEYS = ['one', 'tow', 'three', 'four'] as const

export const PriceCodeKey = Type.Enum([...PRICE_CODE_KEYS])

/** The international store's size: sold to order, never part of national totals. */
export const INTERNATIONAL_SIZE_ID = 9

/**
 * The international size lies in international stores alone, and these have no other size. Goods of both kinds that
 * come in one parcel lie in an ordinary store.
 */
export const keepsSizes = (store: { type: string }, sizeIds: readonly number[]): boolean =>
  (store.type === 'international') === sizeIds.every((id) => id === INTERNATIONAL_SIZE_ID)

const STORE_TYPES = ['national', 'international', 'exhibition', 'virtual'] as const

const NAMED = { name: Type.String() }
const NAME = { name: Filled(80) }

/** As an input of type `color` gives it; a field with this pattern is shown and entered as a colour. */
export const COLOUR_PATTERN = '^#[0-9a-f]{6}$'

const Colour = Type.String({
  minLength: 7,
  maxLength: 7,
  pattern: COLOUR_PATTERN,
  examples: ['#c02020'],
})

export const listCategories = lookupRoute({
  path: '/category',
  summary: 'Categories with the number of products and of clients, the sizes and the usual size run of each.',
  row: {
    ...NAMED,
    orden: Type.Integer(),
    quantity: Type.Integer(),
    /** Different clients of the orders that count as sold, with a line of the category. */
    clients_quantity: Type.Integer(),
    size_ids: Type.Array(Id),
    curve: Type.Array(Type.Object({ size_id: Id, quantity: Type.Integer() })),
  },
  filters: { orden: { takes: 'number' } },
  sort: ['orden', 'id', 'name'],
})

export const brands = catalogueList({
  subject: 'brand',
  path: '/brand',
  summary: 'Brands.',
  row: NAMED,
  fields: NAME,
})

export const colors = catalogueList({
  subject: 'color',
  path: '/color',
  summary: 'Colours.',
  row: { ...NAMED, color: Type.String() },
  fields: { ...NAME, color: Colour },
})

export const subcategories = catalogueList({
  subject: 'subcategory',
  path: '/subcategory',
  summary: 'Subcategories.',
  row: { ...NAMED, category_id: Id, category_name: Type.String() },
  fields: { ...NAME, category_id: Id },
  choices: { category_id: listCategories },
  filters: { category_id: { takes: 'number', as: 'category' } },
  sort: ['name', 'id', 'category_id'],
})

export const references = catalogueList({
  subject: 'reference',
  path: '/reference',
  summary: 'References with the number of products of each.',
  row: { ...NAMED, brand_id: Id, brand_name: Type.String(), quantity: Type.Integer() },
  fields: { ...NAME, brand_id: Id },
  choices: { brand_id: brands.list },
  filters: { brand_id: { takes: 'number', as: 'brand' } },
  sort: ['name', 'id', 'brand_id'],
})

/** The lists that have a screen, by its address: `/<name>/list`. */
export const CATALOGUE_LISTS = { brands, colors, subcategories, references } as const

export type CatalogueName = keyof typeof CATALOGUE_LISTS
export const CATALOGUE_NAMES = Object.keys(CATALOGUE_LISTS) as CatalogueName[]
export const CATALOGUE_SUBJECTS = Object.values(CATALOGUE_LISTS).map(({ subject }) => subject)

const STORE_LIST = {
  row: { ...NAMED, type: Type.Enum([...STORE_TYPES]), orden: Type.Integer() },
  filters: { orden: { takes: 'number' }, type: { takes: 'option', options: STORE_TYPES } },
  sort: ['orden', 'id', 'name', 'type'],
} as const

export const listStores = lookupRoute({
  ...STORE_LIST,
  path: '/store',
  summary: 'Stores; virtual ones only with `filter=type:virtual`.',
})

export const listLocals = lookupRoute({
  ...STORE_LIST,
  path: '/local',
  summary: 'Stores with a cash register.',
})

export const listPriceCodes = lookupRoute({
  path: '/code',
  summary: 'Price codes.',
  row: { ...NAMED, key: PriceCodeKey, order: Type.Integer() },
  filters: { key: { takes: 'option', options: PRICE_CODE_KEYS }, order: { takes: 'number' } },
  sort: ['order', 'id', 'name', 'key'],
})

export const listSizes = lookupRoute({
  path: '/size/:categoryId',
  summary: 'Sizes of a category in their order; 0 for all.',
  params: Strict({ categoryId: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) }),
  row: { ...NAMED, order: Type.Integer() },
  filters: { order: { takes: 'number' } },
  sort: ['order', 'id', 'name'],
})
