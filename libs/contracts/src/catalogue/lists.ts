import { type TSchema, Type } from 'typebox'
import { Strict, route } from '../route.ts'
import { Id, ListQuery, Listed } from '../shapes.ts'

export const PRICE_CODE_KEYS = ['one', 'tow', 'three', 'four'] as const

export const PriceCodeKey = Type.Enum([...PRICE_CODE_KEYS])

/** The international store's size: sold to order, never part of national totals. */
export const INTERNATIONAL_SIZE_ID = 9

const NamedItem = Type.Object({ id: Id, name: Type.String() })

const Colour = Type.Object({ id: Id, name: Type.String(), color: Type.String() })

const Size = Type.Object({ id: Id, name: Type.String(), order: Type.Integer() })

const Store = Type.Object({
  id: Id,
  name: Type.String(),
  type: Type.Enum(['national', 'international', 'exhibition', 'virtual']),
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

const list = <S extends TSchema>(path: `/${string}`, row: S, summary: string) =>
  route({
    method: 'GET',
    path,
    tag: 'catalogue',
    summary,
    permission: 'read catalogue',
    query: ListQuery,
    reply: Listed(row),
  })

export const listCategories = list(
  '/category',
  Category,
  'Categories with their sizes and their usual size run.',
)

export const listSubcategories = list('/subcategory', Subcategory, 'Subcategories.')

export const listBrands = list('/brand', NamedItem, 'Brands.')

export const listReferences = list('/reference', Reference, 'References with the number of products of each.')

export const listColours = list('/color', Colour, 'Colours.')

export const listStores = list('/store', Store, 'Stores; virtual ones only with `filter=type:virtual`.')

export const listPriceCodes = list('/code', PriceCode, 'Price codes.')

export const listSizes = route({
  method: 'GET',
  path: '/size/:categoryId',
  tag: 'catalogue',
  summary: 'Sizes of a category in their order; 0 for all.',
  permission: 'read catalogue',
  params: Strict({ categoryId: Type.Integer({ minimum: 0 }) }),
  reply: Listed(Size),
})
