import { SHARED_PER_PAGE } from '@deportivo/contracts/catalogue/share-links'
import { CODE_IDS } from '../products/product-view.ts'
import type { Deps } from '@deportivo/platform/service'
import { readSearch, type ProductSearch, type Understood } from '../products/product-search.ts'
import { understandSlips } from '../products/words/search-words.ts'
import type { OpenedLink } from './open-share-link.ts'

// The creator's own right to a price list was checked when the link was made.
const EVERY_CODE = CODE_IDS.map(({ id }) => id)

/** Which of its products are shown. */
export interface Shown {
  page: number
  search?: string | undefined
  size_id?: number | undefined
}

/** A visitor chooses among the sizes of the link. Of products without stock no size is shown, nor searched for. */
function sizesOf({ size_ids, without_stock }: ProductSearch, wanted?: number): number[] | undefined {
  if (wanted === undefined || without_stock) return size_ids
  return size_ids?.includes(wanted) === false ? [] : [wanted]
}

/** The search of a link, with the prices of the link's own list whatever its filter contains. */
function searchOf({ filter, search, search_price, code_id }: OpenedLink, shown: Shown): ProductSearch {
  const query = {
    filter: filter ?? '',
    searchText: [search ?? '', shown.search?.trim() ?? ''].join(' ').trim(),
    searchPrice: search_price ?? '',
    perPage: SHARED_PER_PAGE,
    page: shown.page,
  }
  const read = readSearch(query, EVERY_CODE)
  return { ...read, code_id, size_ids: sizesOf(read, shown.size_id) }
}

export type SharedSearch = (link: OpenedLink, shown: Shown) => Promise<Understood<ProductSearch>>

/** Reads the search of a link by the rules of the seller's own: what was on screen when it was shared is shared. */
export function sharedSearch(deps: Pick<Deps, 'db' | 'clock'>): SharedSearch {
  const understand = understandSlips(deps)
  return (link, shown) => understand(searchOf(link, shown))
}
