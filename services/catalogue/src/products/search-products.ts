import { searchProducts } from '@deportivo/contracts/catalogue/products'
import { paginationOf } from '@deportivo/platform/lists/count-rows'
import { listed, read } from '@deportivo/platform/http/serve/serve'
import { refuseUnhandled } from '@deportivo/platform/lists/refuse-unhandled'
import type { Routes } from '@deportivo/platform/service'
import { cachedNames } from './dictionary.ts'
import { readPage } from './product-pages.ts'
import { codesSeenBy, viewOf } from './product-view.ts'
import { SnapshotCache } from './snapshot-cache.ts'
import { DESCRIBING, pageOf, readTotals, type Totals } from './search-rows.ts'
import { readSearch, type ProductSearch } from './product-search.ts'
import { shapeProduct } from './shape-product.ts'
import { meantBy, understandSlips } from './words/search-words.ts'

/** What the totals depend on: neither the page nor its order. */
const keyOf = ({ text, price, code_id, where, size_ids, without_stock, list }: ProductSearch) =>
  JSON.stringify([text, price, code_id, where, size_ids, without_stock, list.filters])

const CODE_AND_STOCK = { code: true, size_id: true, store: true, without_stock: true }
const STORE_FLAGS = { international: true, exhibitions: true, returns: true }
refuseUnhandled(searchProducts, {
  filters: { ...DESCRIBING, ...CODE_AND_STOCK, ...STORE_FLAGS },
  sort: { created_at: true, id: true, name: true, price: true, sold: true },
  search: true,
})

/** The product grid. While nothing is written a page costs one statement, else up to three. */
export const searchProductsRoute: Routes = (app, deps) => {
  const names = cachedNames(deps.db)
  const totals = new SnapshotCache<Totals>()
  const understand = understandSlips(deps)
  read(app, deps, searchProducts, async ({ db, query, actor }) => {
    const written = readSearch(query, codesSeenBy(actor))
    const search = await understand(written)
    const page = await readPage(db, pageOf(db, search))
    const found = await totals.get(keyOf(search), page.snapshot, () => readTotals(db, search))
    const dictionary = await names(page.snapshot)
    const view = viewOf(actor, search.code_id)
    return listed(
      page.rows.map((row) => shapeProduct(row, dictionary, view)),
      paginationOf(search.list, found),
      {
        total: found.total,
        sum_quantity: found.sum_quantity,
        filter: search.echo,
        ...meantBy(written, search),
      },
    )
  })
}
