import { Button } from '@blueprintjs/core'
import { searchProducts, type Product } from '@deportivo/contracts/catalogue/products'
import { useEffect } from 'react'
import { Pager } from '../../../shared/list/pager/pager.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { EmptyState, ErrorState, RefreshBar } from '../../../shared/ui/states.tsx'
import { useUrlState } from '../../../shared/navigation/url-state.ts'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useList } from '../../../shared/net/use-list.ts'
import { storeFilters, storedFilters } from './stored-filters.ts'
import { ProductsFound } from './products-found.tsx'
import { ProductFilterBar } from './product-filter-bar.tsx'
import {
  codeKeyOf,
  isFiltered,
  NO_FILTERS,
  PRODUCT_FILTERS,
  PRODUCT_PAGE,
  productQuery,
  type ProductFilterState,
  withSeenCode,
} from './product-filters.ts'
import { useSeenCodes } from './use-seen-codes.ts'

/** The specification's page of products. */
const PER_PAGE = 15

/** The filters of the address; a page opened without any goes on with the tab's last ones. */
function useFilters() {
  const [written, change] = useUrlState(PRODUCT_FILTERS, PRODUCT_PAGE)
  const state = withSeenCode(written, useSeenCodes())
  useEffect(() => {
    const stored = storedFilters()
    if (!location.search && Object.keys(stored).length > 0) change(stored, true)
  }, [change])
  const changeAndKeep = (next: ProductFilterState) => {
    storeFilters(Object.fromEntries(Object.entries({ ...state, ...next }).filter(([, value]) => value)))
    change(next)
  }
  return [state, changeAndKeep] as const
}

type Reply = { total: number; sum_quantity: number }

/** How much was found, read out when it changes. */
function FoundLine({ reply, hasFailed }: { reply: Reply | undefined; hasFailed: boolean }) {
  const t = useTexts()
  const { count } = useFormats()
  const values = reply && {
    count: reply.total,
    shown: count(reply.total),
    pairs: count(reply.sum_quantity),
  }
  return (
    <p className="ad-soft ad-small ad-num" role="status">
      {values ? t('products.found', values) : !hasFailed && t('common.loading')}
    </p>
  )
}

/** Finds products by words and filters; choosing one is the page's matter. */
export function ProductSearch({ onPick }: { onPick: (product: Product) => void }) {
  const t = useTexts()
  const [state, change] = useFilters()
  const { rows, reply, paging, error, isRefreshing, refresh } = useList(searchProducts, {
    query: productQuery(state, PER_PAGE),
  })
  const body = () => {
    if (error && !rows) return <ErrorState error={error} titleKey="products.failed" onRetry={refresh} />
    if (rows?.length === 0)
      return (
        <EmptyState title={t('products.none')} text={t('products.none_text')}>
          {isFiltered(state) && <Button onClick={() => change(NO_FILTERS)}>{t('list.clear_filters')}</Button>}
        </EmptyState>
      )
    return <ProductsFound rows={rows} skeletons={PER_PAGE} codeKey={codeKeyOf(state)} onPick={onPick} />
  }
  return (
    <section className="ad-stack" aria-label={t('products.title')}>
      <ProductFilterBar state={state} onChange={change} />
      <FoundLine reply={reply} hasFailed={error !== undefined} />
      <RefreshBar isShown={isRefreshing} />
      {body()}
      {paging && paging.total > 0 && (
        <div className="ad-card">
          <Pager paging={paging} onPage={(page) => change({ page: String(page) })} />
        </div>
      )}
    </section>
  )
}
