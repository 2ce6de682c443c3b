import { getProduct, listProducts, type Product } from '@deportivo/contracts/catalogue/products'
import { found, read } from '@deportivo/platform/http/serve/serve'
import { defineList } from '@deportivo/platform/lists/define-list'
import type { ListCall } from '@deportivo/platform/lists/list-definition'
import type { Routes } from '@deportivo/platform/service'
import { cachedNames } from './dictionary.ts'
import { readProduct, readProducts } from './product-pages.ts'
import { readWords, type ProductWords, type Understood } from './product-search.ts'
import { codesSeenBy, viewOf } from './product-view.ts'
import { DESCRIBING, withWords } from './search-rows.ts'
import { meantBy, understandSlips } from './words/search-words.ts'

const wordsOf = ({ query, list, actor }: ListCall<typeof listProducts>) =>
  readWords(query, list, codesSeenBy(actor))

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
    from: (call) => withWords(call.db, meantIn(call)),
    // `code` selects the price that is searched and shown; `from` and `read` use it.
    filters: { ...DESCRIBING, code: (rows) => rows },
    // Ids are given when products are created.
    sort: { id: 'products.id', created_at: 'products.id' },
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
