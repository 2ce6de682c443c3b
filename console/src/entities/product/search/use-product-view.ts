import { useState } from 'react'
import { useUrlState } from '../../../shared/navigation/url-state.ts'
import { readStored, STORAGE_KEYS, writeStored } from '../../../shared/state/browser-storage.ts'

export type ProductView = 'cards' | 'table' | 'matrix'

/** The views of a place that shows products, the first one until another was chosen there. */
export interface ProductViews {
  ids: readonly [ProductView, ...ProductView[]]
  storedAs: (typeof STORAGE_KEYS)['productView' | 'searchView' | 'saleView']
}

export const LIST_VIEWS: ProductViews = {
  ids: ['table', 'cards', 'matrix'],
  storedAs: STORAGE_KEYS.productView,
}
export const SEARCH_VIEWS: ProductViews = {
  ids: ['cards', 'table', 'matrix'],
  storedAs: STORAGE_KEYS.searchView,
}
/** Where products are added to something: of a matrix nothing could be added. */
export const SALE_VIEWS: ProductViews = { ids: ['table', 'cards'], storedAs: STORAGE_KEYS.saleView }

/** Not `view`, which names a saved view of the list. */
const NAMES = ['show'] as const

/** How the products are shown: as the address names it, else as this browser showed them last. */
export function useProductView({ ids, storedAs }: ProductViews) {
  const [{ show }, change] = useUrlState(NAMES)
  const [last] = useState(() => readStored(storedAs))
  const wanted = show ?? last
  const view = ids.find((one) => one === wanted) ?? ids[0]
  const setView = (next: ProductView) => {
    writeStored(storedAs, next)
    change({ show: next })
  }
  return { ids, view, setView }
}

export type ProductViewState = ReturnType<typeof useProductView>
