import {
  listBrands,
  listCategories,
  listColours,
  listPriceCodes,
  listReferences,
  listStores,
  listSubcategories,
} from '@deportivo/contracts/catalogue/lists'
import { read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { CategoryRow, ColourRow, PriceCodeRow, ReferenceRow, SubcategoryRow } from '../tables.ts'
import { integer, listRows, words } from './list-rows.ts'

const NAMED = { id: integer('id'), name: words('name') }

export const listCategoriesRoute: Routes = (app, deps) =>
  read(app, deps, listCategories, ({ db, query }) =>
    listRows<CategoryRow>(db, query, {
      rows: db('catalogue.categories'),
      columns: { ...NAMED, orden: integer('orden') },
      usual: 'orden',
    }),
  )

export const listSubcategoriesRoute: Routes = (app, deps) =>
  read(app, deps, listSubcategories, ({ db, query }) =>
    listRows<SubcategoryRow>(db, query, {
      rows: db('catalogue.subcategories'),
      columns: { ...NAMED, category_id: integer('category_id') },
      usual: 'name',
    }),
  )

export const listBrandsRoute: Routes = (app, deps) =>
  read(app, deps, listBrands, ({ db, query }) =>
    listRows<{ id: number; name: string }>(db, query, {
      rows: db('catalogue.brands'),
      columns: NAMED,
      usual: 'name',
    }),
  )

export const listReferencesRoute: Routes = (app, deps) =>
  read(app, deps, listReferences, ({ db, query }) =>
    listRows<ReferenceRow & { quantity: number }>(db, query, {
      rows: db('catalogue.brand_references').select('id', 'name', 'brand_id', {
        quantity: db('catalogue.products')
          .where('reference_id', db.ref('brand_references.id'))
          .where('is_active', true)
          .count(),
      }),
      columns: { ...NAMED, brand_id: integer('brand_id') },
      usual: 'name',
    }),
  )

export const listColoursRoute: Routes = (app, deps) =>
  read(app, deps, listColours, ({ db, query }) =>
    listRows<ColourRow>(db, query, { rows: db('catalogue.colours'), columns: NAMED, usual: 'name' }),
  )

interface Store {
  id: number
  name: string
  type: 'national' | 'international' | 'exhibition' | 'virtual'
  orden: number
}

/** Virtual stores hold what isn't for sale: only who asks for them by type sees them. */
export const listStoresRoute: Routes = (app, deps) =>
  read(app, deps, listStores, ({ db, query }) => {
    const rows = db('catalogue.published_stores').select('id', 'name', 'type', 'orden')
    if (!/\btype:[^,]*\bvirtual\b/.test(query.filter ?? '')) void rows.whereNot('type', 'virtual')
    return listRows<Store>(db, query, {
      rows,
      columns: { ...NAMED, orden: integer('orden'), type: words('type') },
      usual: 'orden',
    })
  })

export const listPriceCodesRoute: Routes = (app, deps) =>
  read(app, deps, listPriceCodes, ({ db, query }) =>
    listRows<PriceCodeRow & { order: number }>(db, query, {
      rows: db('catalogue.price_codes').select('id', 'key', 'name', { order: 'sort_order' }),
      columns: { ...NAMED, key: words('key'), order: integer('sort_order') },
      usual: 'order',
    }),
  )
