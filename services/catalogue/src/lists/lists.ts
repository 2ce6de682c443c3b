import {
  CATALOGUE_LISTS,
  INTERNATIONAL_SIZE_ID,
  listPriceCodes,
  listSizes,
  stores,
} from '@deportivo/contracts/catalogue/lists'
import { STORES } from '@deportivo/inventory/stores'
import { notFound, rule } from '@deportivo/platform/http/refused'
import { listRecordRoutes } from '@deportivo/platform/list-records/list-record-routes'
import { recordOf } from '@deportivo/platform/list-records/list-record'
import type { ListRecord, ListRow, ListRows } from '@deportivo/platform/list-records/list-rows'
import { defineList } from '@deportivo/platform/lists/define-list'
import { holdsAny, searchPlain } from '@deportivo/platform/lists/narrow'
import { listTable, type CategoryInput, type OwnList } from '../tables.ts'
import { sizeErrors } from './category-sizes.ts'
import { fixedWhileUsed } from './fixed-while-used.ts'
import {
  CATEGORIES_OF_SIZE,
  productsWith,
  PRODUCTS_WITH_BARCODE,
  PRODUCTS_OF_SIZE,
  REFERENCES_OF_BRAND,
  SUBCATEGORIES_OF_CATEGORY,
  USED_STORE,
} from './users-of-rows.ts'

const PLAIN = 'catalogue.plain'
const NAME = holdsAny('name', PLAIN)
const NAMED = { id: 'id', name: NAME }
const SORT = { id: 'id', name: 'name' }
const REST = { tiebreak: ['id'], search: searchPlain('name', PLAIN) }

/** Every rule of international stores knows it by its number. */
function refuseInternational({ id }: Pick<ListRow, 'id'>): void {
  if (id === INTERNATIONAL_SIZE_ID) throw rule('size.is_international', {}, { id })
}

/** What the kernel cannot know of each list: what is computed for a row, and what forbids deleting it. */
const ROWS: Readonly<Record<OwnList, Omit<ListRows, 'table' | 'plain'>>> = {
  brands: { usedBy: [REFERENCES_OF_BRAND, ...productsWith('brand_id')] },
  colors: { lowercase: ['color'], usedBy: productsWith('color_id') },
  subcategories: {
    computed: {
      category_name: (db) =>
        db('catalogue.categories').where('id', db.ref('subcategories.category_id')).select('name'),
    },
    unique: 'subcategories_category_id_name_key',
    check: fixedWhileUsed('category_id', productsWith('subcategory_id')),
    usedBy: productsWith('subcategory_id'),
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
    check: fixedWhileUsed('brand_id', productsWith('reference_id')),
    usedBy: productsWith('reference_id'),
  },
  categories: {
    computed: {
      quantity: (db) =>
        db('catalogue.products')
          .where('category_id', db.ref('categories.id'))
          .where('is_active', true)
          .count(),
      clients_quantity: (db) =>
        db('read.category_clients').where('category_id', db.ref('categories.id')).count(),
      size_names: (db) =>
        db.raw(
          "(select coalesce(string_agg(name, ', ' order by sort_order, id), '') from catalogue.sizes where id = any(size_ids))",
        ),
    },
    json: ['curve', 'runs'],
    references: {
      size_ids: { table: 'catalogue.sizes', isList: true },
      curve: { table: 'catalogue.sizes', isList: true },
    },
    check: (call, input) => sizeErrors(call, input as unknown as CategoryInput),
    usedBy: [SUBCATEGORIES_OF_CATEGORY, ...productsWith('category_id')],
  },
  sizes: {
    columns: { order: 'sort_order' },
    check(_, { before, fields }) {
      if (before && fields.name !== undefined && fields.name !== before.name) refuseInternational(before)
      return Promise.resolve({})
    },
    checkDelete: refuseInternational,
    usedBy: [CATEGORIES_OF_SIZE, PRODUCTS_OF_SIZE, PRODUCTS_WITH_BARCODE],
  },
}

/** Virtual stores have what is not for sale: they are listed only when requested by type. */
const storeRoutes = listRecordRoutes(stores, {
  ...STORES,
  plain: PLAIN,
  from(db, filters: { type?: string[] } = {}) {
    const rows = db('catalogue.published_stores')
    return filters.type?.includes('virtual') ? rows : rows.whereNot('type', 'virtual')
  },
  usedBy: USED_STORE,
})

const rowsOf = (name: OwnList): ListRows => ({ ...ROWS[name], table: listTable(name), plain: PLAIN })

/** The record of a list, for rows that are made with something else. */
export const listRecordOf = (name: OwnList): ListRecord => recordOf(CATALOGUE_LISTS[name], rowsOf(name))

export const catalogueListRoutes = [
  ...(Object.keys(ROWS) as OwnList[]).flatMap((name) =>
    listRecordRoutes(CATALOGUE_LISTS[name], rowsOf(name)),
  ),
  ...storeRoutes,
]

export const listPriceCodesRoute = defineList(listPriceCodes, {
  from: ({ db }) =>
    db('catalogue.price_codes').select('id', 'key', 'name', 'version', { order: 'sort_order' }),
  filters: { ...NAMED, key: 'key', order: 'sort_order' },
  sort: { ...SORT, key: 'key', order: 'sort_order' },
  ...REST,
})

/** The sizes of a category, or all of them (0), by size order. */
export const listSizesRoute = defineList(listSizes, {
  precheck: async ({ db, params: { id } }) => {
    if (id === 0) return
    if (!(await db('catalogue.categories').where({ id }).first('id'))) throw notFound()
  },
  from: ({ db, params }) => {
    const sizes = db('catalogue.sizes').select('id', 'name', 'version', { order: 'sort_order' })
    const ofCategory = db('catalogue.categories').where('id', params.id)
    return params.id === 0
      ? sizes
      : sizes.whereRaw('id = any((?)::integer[])', [ofCategory.select('size_ids')])
  },
  filters: { ...NAMED, order: 'sort_order' },
  sort: { ...SORT, order: 'sort_order' },
  ...REST,
})
