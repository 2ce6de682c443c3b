import { Type, type TProperties, type TSchema } from 'typebox'
import { listRoute, LOOKUP_ROWS } from '../list-route.ts'
import { route, Strict, StrictPartial } from '../route.ts'
import { Filled, Id, IdParams, ChangeReply, Version } from '../shapes.ts'

export const PRICE_CODE_KEYS = ['one', 'tow', 'three', 'four'] as const

export const PriceCodeKey = Type.Enum([...PRICE_CODE_KEYS])

/** The international store's size: sold to order, never part of national totals. */
export const INTERNATIONAL_SIZE_ID = 9

const NamedItem = Type.Object({ id: Id, name: Type.String() })

const Brand = Type.Object({ ...NamedItem.properties, version: Type.Integer() })

const Colour = Type.Object({ id: Id, name: Type.String(), color: Type.String() })

const Size = Type.Object({ id: Id, name: Type.String(), order: Type.Integer() })

const STORE_TYPES = ['national', 'international', 'exhibition', 'virtual'] as const

const Store = Type.Object({
  id: Id,
  name: Type.String(),
  type: Type.Enum([...STORE_TYPES]),
  orden: Type.Integer(),
})

const Category = Type.Object({
  id: Id,
  name: Type.String(),
  orden: Type.Integer(),
  size_ids: Type.Array(Id),
  curve: Type.Array(Type.Object({ size_id: Id, quantity: Type.Integer() })),
})

const Subcategory = Type.Object({ id: Id, name: Type.String(), category_id: Id })

const Reference = Type.Object({ id: Id, name: Type.String(), brand_id: Id, quantity: Type.Integer() })

export const PriceCode = Type.Object({
  id: Id,
  key: PriceCodeKey,
  name: Type.String(),
  order: Type.Integer(),
})

/** The routes that create, change and delete the rows of one list. */
const rowRoutes = <Row extends TSchema, Fields extends TProperties>(
  path: `/${string}`,
  row: Row,
  fields: Fields,
) =>
  [
    route({
      method: 'POST',
      path,
      tag: 'catalogue',
      summary: 'Create a row of this list.',
      permission: 'create catalogue',
      body: Strict(fields),
      reply: ChangeReply(row),
    }),
    route({
      method: 'POST',
      path: `${path}/:id`,
      tag: 'catalogue',
      summary: 'Change a row of this list; fields left out stay.',
      permission: 'update catalogue',
      params: IdParams,
      body: StrictPartial({ ...fields, version: Version }),
      reply: ChangeReply(row),
    }),
    route({
      method: 'DELETE',
      path: `${path}/:id`,
      tag: 'catalogue',
      summary: 'Delete a row of this list; one in use is refused, naming what uses it.',
      permission: 'delete catalogue',
      params: IdParams,
      body: Strict({ version: Version }),
      reply: ChangeReply(Type.Object({ id: Id })),
    }),
  ] as const

const CATALOGUE = {
  tag: 'catalogue',
  permission: 'read catalogue',
  isSearchable: true,
  perPage: LOOKUP_ROWS,
} as const

/** Filters of everything that has a name. */
const NAMED = { id: { takes: 'number' }, name: { takes: 'text' } } as const

export const listCategories = listRoute({
  ...CATALOGUE,
  path: '/category',
  summary: 'Categories with their sizes and their usual size run.',
  row: Category,
  filters: { ...NAMED, orden: { takes: 'number' } },
  sort: ['orden', 'id', 'name'],
})

export const listSubcategories = listRoute({
  ...CATALOGUE,
  path: '/subcategory',
  summary: 'Subcategories.',
  row: Subcategory,
  filters: { ...NAMED, category_id: { takes: 'number' } },
  sort: ['name', 'id', 'category_id'],
})

export const listBrands = listRoute({
  ...CATALOGUE,
  path: '/brand',
  summary: 'Brands.',
  row: Brand,
  filters: NAMED,
  sort: ['name', 'id'],
})

export const [createBrand, updateBrand, deleteBrand] = rowRoutes('/brand', Brand, { name: Filled(80) })

export const listReferences = listRoute({
  ...CATALOGUE,
  path: '/reference',
  summary: 'References with the number of products of each.',
  row: Reference,
  filters: { ...NAMED, brand_id: { takes: 'number' } },
  sort: ['name', 'id', 'brand_id'],
})

export const listColours = listRoute({
  ...CATALOGUE,
  path: '/color',
  summary: 'Colours.',
  row: Colour,
  filters: NAMED,
  sort: ['name', 'id'],
})

const STORE_LIST = {
  ...CATALOGUE,
  row: Store,
  filters: { ...NAMED, orden: { takes: 'number' }, type: { takes: 'option', options: STORE_TYPES } },
  sort: ['orden', 'id', 'name', 'type'],
} as const

export const listStores = listRoute({
  ...STORE_LIST,
  path: '/store',
  summary: 'Stores; virtual ones only with `filter=type:virtual`.',
})

export const listLocals = listRoute({
  ...STORE_LIST,
  path: '/local',
  summary: 'Stores with a cash register.',
})

export const listPriceCodes = listRoute({
  ...CATALOGUE,
  path: '/code',
  summary: 'Price codes.',
  row: PriceCode,
  filters: { ...NAMED, key: { takes: 'option', options: PRICE_CODE_KEYS }, order: { takes: 'number' } },
  sort: ['order', 'id', 'name', 'key'],
})

export const listSizes = listRoute({
  ...CATALOGUE,
  path: '/size/:categoryId',
  summary: 'Sizes of a category in their order; 0 for all.',
  params: Strict({ categoryId: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) }),
  row: Size,
  filters: { ...NAMED, order: { takes: 'number' } },
  sort: ['order', 'id', 'name'],
})
