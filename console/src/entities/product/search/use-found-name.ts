import { searchProducts } from '@deportivo/contracts/catalogue/products'
import { useTexts } from '../../../shared/language/texts.tsx'
import { useList } from '../../../shared/net/use-list.ts'
import { productQuery, PRODUCTS_PER_PAGE, type ProductFilterState } from './product-filters.ts'
import { chosenFilters, useSelects } from './use-selects.ts'

/** What the filters find, in few words: 'Tenis · 111 productos'. */
export function useFoundName(state: ProductFilterState): string {
  const t = useTexts()
  const names = chosenFilters(state, useSelects(state), t).map(({ label }) => label)
  // The request of the page that shows them: both share what was found.
  const query = { ...productQuery(state), perPage: PRODUCTS_PER_PAGE, page: Number(state.page ?? 1) }
  const { reply } = useList(searchProducts, { query })
  const what = names.join(', ') || t('share.everything')
  return reply ? `${what} · ${t('share.of_products', { count: reply.total })}` : what
}
