import type { Product } from '@deportivo/contracts/catalogue/products'
import { listSharedProducts, type PublicProduct } from '@deportivo/contracts/catalogue/share-links'
import { whatsappNumber } from '@deportivo/contracts/phone'
import { offerOf } from '@deportivo/contracts/requests/requests'
import { createAddressLimit } from '@deportivo/platform/http/guard/call-limit'
import { listed, readPublic } from '@deportivo/platform/http/serve/serve'
import { paginationOf } from '@deportivo/platform/lists/count-rows'
import type { Deps, Routes } from '@deportivo/platform/service'
import { cachedNames, type Names } from '../products/dictionary.ts'
import { readPage } from '../products/product-pages.ts'
import type { ProductSearch, Understood } from '../products/product-search.ts'
import type { ProductView } from '../products/product-view.ts'
import { pageOf, readTotals, type Totals } from '../products/search-rows.ts'
import { shapeProduct } from '../products/shape-product.ts'
import { SnapshotCache } from '../products/snapshot-cache.ts'
import { createViewCounter } from './count-views.ts'
import { openShareLink, type OpenedLink } from './open-share-link.ts'
import { sharedSearch } from './shared-search.ts'
import { sharedSizes } from './shared-sizes.ts'

const viewOf = ({ code_id }: OpenedLink): ProductView => ({
  code_id,
  code_ids: [],
  floor: null,
  hasCosts: false,
})

/** Goods abroad are sold to order: their size, which names no measure, is shown only where there is no other. */
function sizesOf({ sizes_without_international, available_sizes }: Product): string[] {
  const here = sizes_without_international.filter(({ quantity }) => quantity > 0).map(({ name }) => name)
  return here.length > 0 ? here : available_sizes
}

/** Field by field: what a product gains later stays inside. */
const publicOf = (product: Product, offer: string): PublicProduct => ({
  id: product.id,
  name: product.name,
  photos: product.photos,
  brand: product.brand_name,
  category: product.category_name,
  color: product.color_name,
  sizes: sizesOf(product),
  price: product.price,
  video_url: product.video_url,
  offer,
})

/** One page of the products of a link, with the snapshot in which it was read. */
async function readShared(
  { db, signer }: Pick<Deps, 'db' | 'signer'>,
  link: OpenedLink,
  search: Understood<ProductSearch>,
  names: Names,
) {
  const { rows, snapshot } = await readPage(db, pageOf(db, search))
  const dictionary = await names(snapshot)
  const products = rows.map((row) =>
    publicOf(shapeProduct(row, dictionary, viewOf(link)), signer.seal(offerOf(link.id, row.id))),
  )
  return { products, snapshot }
}

/** What a link shows to anyone who has it. */
export const listSharedProductsRoute: Routes = (app, deps: Deps) => {
  const names = cachedNames(deps.db)
  const totals = new SnapshotCache<Totals>()
  const limit = createAddressLimit(deps.config.callsPerSecond, deps.clock)
  const views = createViewCounter(app, deps)
  const searchOf = sharedSearch(deps)
  const sizesOf = sharedSizes(deps)
  readPublic(app, deps, listSharedProducts, async ({ db, query, request }) => {
    limit(request.ip)
    const link = await openShareLink(deps, query['link-share'])
    const { page = 1, search: words = '', size_id } = query
    const search = await searchOf(link, { page, search: words, size_id })
    const isNarrowed = words.trim() !== '' || size_id !== undefined
    const { products, snapshot } = await readShared(deps, link, search, names)
    const counted = await totals.get(JSON.stringify([link.id, words, size_id]), snapshot, () =>
      readTotals(db, search),
    )
    if (page === 1 && !isNarrowed) views.count(link.id)
    return listed(products, paginationOf(search.list, counted), {
      sizes: await sizesOf(link.id, () => searchOf(link, { page: 1 })),
      seller: link.seller,
      whatsapp: link.seller_phone && whatsappNumber(link.seller_phone),
    })
  })
}
