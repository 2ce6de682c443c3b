import {
  listBrands,
  listCategories,
  listColours,
  listPriceCodes,
  listReferences,
  listSizes,
  listStores,
  listSubcategories,
} from '@deportivo/contracts/catalogue/lists'
import { defineList } from '@deportivo/platform/lists/define-list'
import { holdsAny, searchPlain } from '@deportivo/platform/lists/narrow'

const NAME = holdsAny('name', 'catalogue.plain')
const NAMED = { id: 'id', name: NAME }
const SORT = { id: 'id', name: 'name' }
const REST = { tiebreak: ['id'], search: searchPlain('name', 'catalogue.plain') }

export const listCategoriesRoute = defineList(listCategories, {
  from: ({ db }) => db('catalogue.categories').select('id', 'name', 'orden', 'size_ids', 'curve'),
  filters: { ...NAMED, orden: 'orden' },
  sort: { ...SORT, orden: 'orden' },
  ...REST,
})

export const listSubcategoriesRoute = defineList(listSubcategories, {
  from: ({ db }) => db('catalogue.subcategories').select('id', 'name', 'category_id'),
  filters: { ...NAMED, category_id: 'category_id' },
  sort: { ...SORT, category_id: 'category_id' },
  ...REST,
})

export const listBrandsRoute = defineList(listBrands, {
  from: ({ db }) => db('catalogue.brands').select('id', 'name', 'version'),
  filters: NAMED,
  sort: SORT,
  ...REST,
})

export const listReferencesRoute = defineList(listReferences, {
  from: ({ db }) =>
    db('catalogue.brand_references').select('id', 'name', 'brand_id', {
      quantity: db('catalogue.products')
        .where('reference_id', db.ref('brand_references.id'))
        .where('is_active', true)
        .count(),
    }),
  filters: { ...NAMED, brand_id: 'brand_id' },
  sort: { ...SORT, brand_id: 'brand_id' },
  ...REST,
})

export const listColoursRoute = defineList(listColours, {
  from: ({ db }) => db('catalogue.colours').select('id', 'name', 'color'),
  filters: NAMED,
  sort: SORT,
  ...REST,
})

/** Virtual stores hold what isn't for sale: only who asks for them by type sees them. */
export const listStoresRoute = defineList(listStores, {
  from: ({ db, list }) => {
    const stores = db('catalogue.published_stores').select('id', 'name', 'type', 'orden')
    return list.filters.type?.includes('virtual') ? stores : stores.whereNot('type', 'virtual')
  },
  filters: { ...NAMED, orden: 'orden', type: 'type' },
  sort: { ...SORT, orden: 'orden', type: 'type' },
  ...REST,
})

export const listPriceCodesRoute = defineList(listPriceCodes, {
  from: ({ db }) => db('catalogue.price_codes').select('id', 'key', 'name', { order: 'sort_order' }),
  filters: { ...NAMED, key: 'key', order: 'sort_order' },
  sort: { ...SORT, key: 'key', order: 'sort_order' },
  ...REST,
})

/** The sizes of a category, or all of them (0), by size order. */
export const listSizesRoute = defineList(listSizes, {
  from: ({ db, params }) => {
    const sizes = db('catalogue.sizes').select('id', 'name', { order: 'sort_order' })
    const ofCategory = db('catalogue.categories').where('id', params.categoryId)
    return params.categoryId === 0
      ? sizes
      : sizes.whereRaw('id = any((?)::integer[])', [ofCategory.select('size_ids')])
  },
  filters: { ...NAMED, order: 'sort_order' },
  sort: { ...SORT, order: 'sort_order' },
  ...REST,
})
