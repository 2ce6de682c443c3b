import { getProduct, listProducts } from '@deportivo/contracts/catalogue/products'
import type { ListRules } from '@deportivo/contracts/shapes'
import { holdsWords } from '@deportivo/platform/db/plain-text'
import { countUpTo, integers, pagination, parseList } from '@deportivo/platform/http/list-grammar'
import { found, listed, read } from '@deportivo/platform/http/serve/serve'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { keptNames } from './dictionary.ts'
import { activeProducts, readProduct, readProducts } from './product-pages.ts'
import { viewOf } from './product-view.ts'
import { DESCRIBING } from './search-wish.ts'

const FILTERS = ['id', ...DESCRIBING]
const RULES: ListRules = {
  filters: FILTERS,
  orders: ['id', 'name', 'created_at'],
  fields: ['id', 'name', ...DESCRIBING, 'codes', 'stores', 'sizes', 'total', 'price'],
  includes: ['codes', 'stores', 'sizes', 'category', 'subcategory', 'brand', 'reference', 'color'],
}

/** Every product, with and without stock. */
export const listProductsRoute: Routes = (app, deps) => {
  const names = keptNames(deps.db)
  read(app, deps, listProducts, async ({ db, query, actor }) => {
    const list = parseList(query, RULES)
    const rows: Knex.QueryBuilder = activeProducts(db)
    for (const field of FILTERS) {
      const ids = integers(list.filters, field)
      if (ids) void rows.whereIn(`products.${field}`, ids)
    }
    void holdsWords(rows, 'products.search_text', 'catalogue.plain', list.search)
    const direction = list.order && !list.order.isDescending ? 'asc' : 'desc'
    const ordered = (page: Knex.QueryBuilder) => {
      if (list.order?.field === 'name') void page.orderBy('products.name', direction)
      return page.orderBy('products.id', direction)
    }
    const page = { rows: ordered(rows.clone()).limit(list.top).offset(list.offset), ordered }
    const products = await readProducts(db, page, names, viewOf(actor))
    return listed(products, pagination(list, await countUpTo(db, rows)))
  })
}

export const getProductRoute: Routes = (app, deps) => {
  const names = keptNames(deps.db)
  read(app, deps, getProduct, async ({ db, params, actor }) =>
    found(await readProduct(db, params.id, names, viewOf(actor))),
  )
}
