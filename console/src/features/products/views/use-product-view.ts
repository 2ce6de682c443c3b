import { useState } from 'react'
import { useUrlState } from '../../../shared/navigation/url-state.ts'
import { readStored, STORAGE_KEYS, writeStored } from '../../../shared/state/browser-storage.ts'

export const PRODUCT_VIEWS = ['cards', 'table', 'matrix'] as const
export type ProductView = (typeof PRODUCT_VIEWS)[number]

/** Not `view`, which names a saved view of the list. */
const NAMES = ['show'] as const

/** How the products are shown: as the address names it, else as this browser showed them last. */
export function useProductView() {
  const [{ show }, change] = useUrlState(NAMES)
  const [last] = useState(() => readStored(STORAGE_KEYS.productView))
  const wanted = show ?? last
  const view = PRODUCT_VIEWS.find((one) => one === wanted) ?? 'table'
  const setView = (next: ProductView) => {
    writeStored(STORAGE_KEYS.productView, next)
    change({ show: next })
  }
  return { view, setView }
}
