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
import { byTotal, isOfSome, RANGES, withStock } from './list-stock.ts'
import { DESCRIBING, priceOfCode, withWords } from './search-rows.ts'
import { meantBy, understandSlips } from './words/search-words.ts'

type ProductCall = ListCall<typeof listProducts>

const wordsOf = ({ query, list, actor }: ProductCall) => readWords(query, list, codesSeenBy(actor))

/** Read elsewhere. */
const SEEN = (rows: Knex.QueryBuilder) => rows

type Direction = 'asc' | 'desc'

// As functions: the indexes of `ranges` have ids alone. What they narrow is read by them and then sorted, by an
// expression: the index of all names, or prices, would be read through the products of others.
const byName = (rows: Knex.QueryBuilder, direction: Direction, { list }: ProductCall) =>
  isOfSome(list)
    ? rows.orderByRaw(`products.name || '' ${direction}`)
    : rows.orderBy('products.name', direction)

function byPrice(rows: Knex.QueryBuilder, direction: Direction, { list }: ProductCall, codeId: number) {
  const price = priceOfCode(codeId)
  return rows.orderByRaw(`${isOfSome(list) ? `${price} + 0` : price} ${direction}`)
}

/** Every product, with and without stock. */
export const listProductsRoute: Routes = (app, deps) => {
  const names = cachedNames(deps.db)
  const understand = understandSlips(deps)
  const understood = new WeakMap<object, Understood<ProductWords>>()
  const meantIn = (call: ProductCall) => {
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
      id: 'products.id',
      created_at: 'products.id',
      name: byName,
      total: byTotal,
      price: (rows, direction, call) => byPrice(rows, direction, call, wordsOf(call).code_id),
    },
    tiebreak: ['products.id'],
    ranges: [...RANGES],
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
