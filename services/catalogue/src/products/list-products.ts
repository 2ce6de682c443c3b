import { getProduct, listProducts, type Product } from '@deportivo/contracts/catalogue/products'
import { found, read } from '@deportivo/platform/http/serve/serve'
import { defineList } from '@deportivo/platform/lists/define-list'
import type { ListCall } from '@deportivo/platform/lists/list-definition'
import type { Routes } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { cachedNames } from './dictionary.ts'
import { readProduct, readProducts } from './product-pages.ts'
import { readWords, type ProductWords, type Understood } from './product-search.ts'
import { codesSeenBy, viewOf } from './product-view.ts'
import { byTotal, withStock } from './list-stock.ts'
import { DESCRIBING, priceOfCode, withWords } from './search-rows.ts'
import { meantBy, understandSlips } from './words/search-words.ts'

const wordsOf = ({ query, list, actor }: ListCall<typeof listProducts>) =>
  readWords(query, list, codesSeenBy(actor))

/** Read elsewhere. */
const SEEN = (rows: Knex.QueryBuilder) => rows

/** Every product, with and without stock. */
export const listProductsRoute: Routes = (app, deps) => {
  const names = cachedNames(deps.db)
  const understand = understandSlips(deps)
  const understood = new WeakMap<object, Understood<ProductWords>>()
  const meantIn = (call: ListCall<typeof listProducts>) => {
    const words = understood.get(call)
    if (!words) throw new Error('a list was read before its precheck')
    return words
  }
  defineList<typeof listProducts, Product>(listProducts, {
    precheck: async (call) => void understood.set(call, await understand(wordsOf(call))),
    from: (call) => withStock(call, withWords(call.db, meantIn(call))),
    // `code` selects the price that is searched and shown, and the others narrow together: `from` and `read` use them.
    filters: { ...DESCRIBING, code: SEEN, size_id: SEEN, store_id: SEEN, stock: SEEN },
    sort: {
      // Ids are given when products are created.
      ...{ id: 'products.id', created_at: 'products.id' },
      // As functions: the indexes of `ranges` have ids alone.
      name: (rows, direction) => rows.orderBy('products.name', direction),
      price: (rows, direction, call) => rows.orderByRaw(`${priceOfCode(wordsOf(call).code_id)} ${direction}`),
      total: byTotal,
    },
    tiebreak: ['products.id'],
    ranges: ['reference_id', 'brand_id', 'subcategory_id', 'color_id', 'category_id'],
    // Words are searched by `from`, since `searchText` is another name for them.
    search: (rows) => rows,
    includes: {
      codes: 'always',
      stores: 'always',
      sizes: 'always',
      category: 'always',
      subcategory: 'always',
      brand: 'always',
      reference: 'always',
      color: 'always',
    },
    read: ({ rows, sorted }, call) =>
      readProducts(call.db, { rows, ordered: sorted }, names, viewOf(call.actor, wordsOf(call).code_id)),
    extra: async (call) => meantBy(wordsOf(call), meantIn(call)),
  })(app, deps)
}

export const getProductRoute: Routes = (app, deps) => {
  const names = cachedNames(deps.db)
  read(app, deps, getProduct, async ({ db, params, actor }) =>
    found(await readProduct(db, params.id, names, viewOf(actor))),
  )
}
