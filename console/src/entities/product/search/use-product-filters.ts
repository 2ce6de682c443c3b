import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useUrlState } from '../../../shared/navigation/url-state.ts'
import { PRODUCT_FILTERS, PRODUCT_PAGE, withSeenCode } from './product-filters.ts'
import { storedFilters, storeFilters } from './stored-filters.ts'
import { useSeenCodes } from './use-seen-codes.ts'

/** The filters of the address; a page opened without any goes on with the tab's last ones. */
export function useProductFilters() {
  const [written, change] = useUrlState(PRODUCT_FILTERS, PRODUCT_PAGE)
  const seen = useSeenCodes()
  const { search } = useLocation()
  const isOpening = useRef(true)
  useEffect(() => {
    // Only as the page opens: a later address without filters is one that 'Back' or the user asked for.
    if (!isOpening.current) return storeFilters(written)
    isOpening.current = false
    const stored = storedFilters()
    if (search === '' && Object.keys(stored).length > 0) change(stored, true)
  }, [written, change, search])
  return [withSeenCode(written, seen), change] as const
}
