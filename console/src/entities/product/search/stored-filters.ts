import { PRODUCT_FILTERS, type ProductFilterState } from './product-filters.ts'

/** The specification keeps the last product filter for the session of the browser tab. */
const NAME = 'products_filter'

export function storeFilters(state: ProductFilterState): void {
  try {
    sessionStorage.setItem(NAME, new URLSearchParams(state).toString())
  } catch {
    // Storage is forbidden or full: the address still carries the filters.
    return
  }
}

export function storedFilters(): ProductFilterState {
  try {
    const stored = new URLSearchParams(sessionStorage.getItem(NAME) ?? '')
    return Object.fromEntries(
      PRODUCT_FILTERS.flatMap((name) =>
        stored.get(name) && name !== 'page' ? [[name, stored.get(name)]] : [],
      ),
    )
  } catch {
    // Without storage there is nothing to restore.
    return {}
  }
}
