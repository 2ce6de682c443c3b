import { SHARED_PER_PAGE } from '@deportivo/contracts/catalogue/share-links'
import { CODE_IDS } from '../products/product-view.ts'
import type { Deps } from '@deportivo/platform/service'
import { readSearch, type ProductSearch, type Understood } from '../products/product-search.ts'
import { understandSlips } from '../products/words/search-words.ts'
import type { OpenedLink } from './open-share-link.ts'

// The creator's own right to a price list was checked when the link was made.
const EVERY_CODE = CODE_IDS.map(({ id }) => id)

/** The search of a link, with the prices of the link's own list whatever its filter contains. */
function searchOf({ filter, search, search_price, code_id }: OpenedLink, page: number): ProductSearch {
  const query = {
    filter: filter ?? '',
    searchText: search ?? '',
    searchPrice: search_price ?? '',
    perPage: SHARED_PER_PAGE,
    page,
  }
  return { ...readSearch(query, EVERY_CODE), code_id }
}

export type SharedSearch = (link: OpenedLink, page: number) => Promise<Understood<ProductSearch>>

/** Reads the search of a link by the rules of the seller's own: what was on screen when it was shared is shared. */
export function sharedSearch(deps: Pick<Deps, 'db' | 'clock'>): SharedSearch {
  const understand = understandSlips(deps)
  return (link, page) => understand(searchOf(link, page))
}
