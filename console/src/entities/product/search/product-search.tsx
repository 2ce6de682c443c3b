import { Button } from '@blueprintjs/core'
import { searchProducts, type Product } from '@deportivo/contracts/catalogue/products'
import { UnderstoodAs } from '../../../shared/list/filters/understood-as.tsx'
import { Pager } from '../../../shared/list/pager/pager.tsx'
import { useTexts } from '../../../shared/language/texts.tsx'
import { EmptyState, ErrorState, RefreshBar } from '../../../shared/ui/status/states.tsx'
import { useFormats } from '../../../shared/language/use-formats.ts'
import { useList } from '../../../shared/net/use-list.ts'
import { STOCK_AGAIN_MS } from '../stock/stock-again.ts'
import type { ProductRows } from '../stock/use-live-stock.ts'
import { useProductView, type ProductViews, type ProductViewState } from './use-product-view.ts'
import { ViewChoice } from './view-choice.tsx'
import { ProductsFound } from './products-found.tsx'
import { ProductFilterBar } from './product-filter-bar.tsx'
import { codeKeyOf, isFiltered, NO_FILTERS, productQuery, PRODUCTS_PER_PAGE } from './product-filters.ts'
import type { ReactNode } from 'react'
import { useProductFilters } from './use-product-filters.ts'

type Reply = { total: number; sum_quantity: number; pagination: { more_than?: boolean } }

/** How much was found, read out when it changes; and how it is shown. */
function FoundLine({
  reply,
  hasFailed,
  views,
}: {
  reply: Reply | undefined
  hasFailed: boolean
  views: ProductViewState
}) {
  const t = useTexts()
  const { count } = useFormats()
  const shown = (number: number) => (reply?.pagination.more_than ? `${count(number)}+` : count(number))
  const values = reply && {
    count: reply.total,
    shown: shown(reply.total),
    pairs: shown(reply.sum_quantity),
  }
  return (
    <div className="ad-row ad-row--between ad-row--wrap">
      <p className="ad-soft ad-small ad-num" role="status">
        {values ? t('products.found', values) : !hasFailed && t('common.loading')}
      </p>
      <ViewChoice state={views} />
    </div>
  )
}

/** Finds products by words and filters; choosing one is the page's matter. */
export function ProductSearch({
  views: allowed,
  isBestFirst = false,
  isNarrow = false,
  drawMatrix,
  onPick,
  onCard,
}: {
  /** How products can be shown here. */
  views: ProductViews
  /** What sold most lately comes first, else the newest. */
  isBestFirst?: boolean
  /** Something else stands beside it. */
  isNarrow?: boolean
  /** The view `matrix`, where the views have it. */
  drawMatrix?: (list: ProductRows, hasCategory: boolean) => ReactNode
  onPick: (product: Product) => void
  /** What else a card offers. */
  onCard?: (product: Product) => ReactNode
}) {
  const t = useTexts()
  const [state, change] = useProductFilters()
  const views = useProductView(allowed)
  const isMatrix = views.view === 'matrix'
  const query = {
    ...productQuery(state),
    perPage: PRODUCTS_PER_PAGE,
    page: Number(state.page ?? 1),
    ...(isBestFirst ? { orderByDesc: 'sold' } : {}),
  }
  const list = useList(searchProducts, { query }, { everyMs: isMatrix ? STOCK_AGAIN_MS : 0 })
  const { rows, reply, paging, error, isRefreshing, refresh } = list
  const body = () => {
    if (error && !rows) return <ErrorState error={error} titleKey="products.failed" onRetry={refresh} />
    if (rows?.length === 0)
      return (
        <EmptyState
          title={t('products.none')}
          text={t(isFiltered(state) ? 'products.none_text' : 'products.none_yet')}
        >
          {isFiltered(state) && <Button onClick={() => change(NO_FILTERS)}>{t('list.clear_filters')}</Button>}
        </EmptyState>
      )
    if (isMatrix && drawMatrix) {
      // What is found depends on the stock: the page is read again.
      const readSome = async () => {
        refresh()
        return []
      }
      return drawMatrix({ ...list, readSome }, state.category !== undefined)
    }
    return (
      <ProductsFound
        rows={rows}
        areRows={views.view === 'table'}
        skeletons={PRODUCTS_PER_PAGE}
        codeKey={codeKeyOf(state)}
        onPick={onPick}
        onCard={onCard}
      />
    )
  }
  return (
    <section className="ad-stack" aria-label={t('products.title')}>
      <ProductFilterBar state={state} isNarrow={isNarrow} onChange={change} />
      <FoundLine reply={reply} hasFailed={error !== undefined} views={views} />
      <UnderstoodAs words={reply?.understood_as} />
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
