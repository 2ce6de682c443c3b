import {
  CATALOGUE_NAMES,
  listCategories,
  listPriceCodes,
  listSizes,
  listStores,
  type CatalogueName,
} from '@deportivo/contracts/catalogue/lists'
import { defineList } from '@deportivo/platform/lists/define-list'
import { notFound } from '@deportivo/platform/http/refused'
import { holdsAny, searchPlain } from '@deportivo/platform/lists/narrow'
import { withClientCounts, type CategoryRow, type CountedCategory } from './category-clients.ts'
import { catalogueRows, productsWith, type ListRows } from './catalogue-rows.ts'

const NAME = holdsAny('name', 'catalogue.plain')
const NAMED = { id: 'id', name: NAME }
const SORT = { id: 'id', name: 'name' }
const REST = { tiebreak: ['id'], search: searchPlain('name', 'catalogue.plain') }

/** What the kernel cannot know of each list: what is computed for a row, and what forbids deleting it. */
const ROWS: Readonly<Record<CatalogueName, ListRows>> = {
  brands: {
    usedBy: [
      {
        kind: 'references',
        rows: (db, id) => db('catalogue.brand_references').where('brand_id', id),
        id: 'id',
        name: 'name',
      },
      productsWith('brand_id'),
    ],
  },
  colors: { usedBy: [productsWith('color_id')] },
  subcategories: {
    computed: {
      category_name: (db) =>
        db('catalogue.categories').where('id', db.ref('subcategories.category_id')).select('name'),
    },
    unique: 'subcategories_category_id_name_key',
    usedBy: [productsWith('subcategory_id')],
  },
  references: {
    computed: {
      brand_name: (db) =>
        db('catalogue.brands').where('id', db.ref('brand_references.brand_id')).select('name'),
      quantity: (db) =>
        db('catalogue.products')
          .where('reference_id', db.ref('brand_references.id'))
          .where('is_active', true)
          .count(),
    },
    unique: 'brand_references_brand_id_name_key',
    usedBy: [productsWith('reference_id')],
  },
}

export const catalogueListRoutes = CATALOGUE_NAMES.flatMap((name) => catalogueRows(name, ROWS[name]))

export const listCategoriesRoute = defineList<typeof listCategories, CountedCategory>(listCategories, {
  from: ({ db }) =>
    db('catalogue.categories').select('id', 'name', 'orden', 'size_ids', 'curve', 'version', {
      quantity: db('catalogue.products')
        .where('category_id', db.ref('categories.id'))
        .where('is_active', true)
        .count(),
    }),
  filters: { ...NAMED, orden: 'orden' },
  sort: { ...SORT, orden: 'orden' },
  ...REST,
  read: async ({ rows }, { db }) => withClientCounts(db, (await rows) as CategoryRow[]),
})

/** Virtual stores have what is not for sale: they are listed only when requested by type. */
export const listStoresRoute = defineList(listStores, {
  from: ({ db, list }) => {
    const stores = db('catalogue.published_stores').select('id', 'name', 'type', 'orden', 'version')
    return list.filters.type?.includes('virtual') ? stores : stores.whereNot('type', 'virtual')
  },
  filters: { ...NAMED, orden: 'orden', type: 'type' },
  sort: { ...SORT, orden: 'orden', type: 'type' },
  ...REST,
})

export const listPriceCodesRoute = defineList(listPriceCodes, {
  from: ({ db }) =>
    db('catalogue.price_codes').select('id', 'key', 'name', 'version', { order: 'sort_order' }),
  filters: { ...NAMED, key: 'key', order: 'sort_order' },
  sort: { ...SORT, key: 'key', order: 'sort_order' },
  ...REST,
})

/** The sizes of a category, or all of them (0), by size order. */
export const listSizesRoute = defineList(listSizes, {
  precheck: async ({ db, params: { categoryId } }) => {
    if (categoryId === 0) return
    if (!(await db('catalogue.categories').where('id', categoryId).first('id'))) throw notFound()
  },
  from: ({ db, params }) => {
    const sizes = db('catalogue.sizes').select('id', 'name', 'version', { order: 'sort_order' })
    const ofCategory = db('catalogue.categories').where('id', params.categoryId)
    return params.categoryId === 0
      ? sizes
      : sizes.whereRaw('id = any((?)::integer[])', [ofCategory.select('size_ids')])
  },
  filters: { ...NAMED, order: 'sort_order' },
  sort: { ...SORT, order: 'sort_order' },
  ...REST,
})
