import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import type { Deps } from '@deportivo/platform/service'
import { LRUCache } from 'lru-cache'
import type { ProductSearch, Understood } from '../products/product-search.ts'
import { describedRows, stockWanted } from '../products/search-rows.ts'

export interface SharedSize {
  id: number
  name: string
}

// The products of a link have the same sizes a minute later; all levels of its products are read for them.
const CACHED_MS = 60_000
const MOST_CACHED = 500

/** The sizes that the products of a search have, in their order. That of goods abroad names no measure. */
async function readSizes({ db }: Pick<Deps, 'db'>, search: Understood<ProductSearch>): Promise<SharedSize[]> {
  if (search.without_stock) return []
  const matching = describedRows(db, search, search.list.filters).select('products.id')
  const there = stockWanted(db, search).whereRaw('l.product_id = any(array(?))', [matching])
  return db('catalogue.sizes')
    .whereIn('id', there.select('l.size_id'))
    .whereNot('id', INTERNATIONAL_SIZE_ID)
    .orderBy(['sort_order', 'id'])
    .select('id', 'name')
}

/** Reads the sizes of a link, at most once a minute. */
export function sharedSizes(deps: Pick<Deps, 'db'>) {
  const cached = new LRUCache<number, Promise<SharedSize[]>>({ max: MOST_CACHED, ttl: CACHED_MS })
  return (linkId: number, searchOf: () => Promise<Understood<ProductSearch>>): Promise<SharedSize[]> => {
    const known = cached.get(linkId)
    if (known) return known
    const read = searchOf().then((search) => readSizes(deps, search))
    cached.set(linkId, read)
    read.catch(() => cached.delete(linkId))
    return read
  }
}
