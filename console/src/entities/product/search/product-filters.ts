import { INTERNATIONAL_SIZE_ID } from '@deportivo/contracts/catalogue/lists'
import { filterText, type UrlState } from '../../../shared/navigation/url-state.ts'

/** Names of the product filters in the address. */
export const PRODUCT_FILTERS = [
  'q',
  'category',
  'subcategory',
  'brand',
  'reference',
  'color',
  'size',
  'store',
  'price',
  'code',
  'empty',
  'page',
] as const
export type ProductFilter = (typeof PRODUCT_FILTERS)[number]
export type ProductFilterState = UrlState<ProductFilter>
export const PRODUCT_PAGE = ['page'] as const

/** The specification's page of products. */
export const PRODUCTS_PER_PAGE = 15

/** The specification's default: the public price. */
export const DEFAULT_CODE = 'four'

/** The size of goods that lie abroad; the menu's 'Internacional' narrows to it. */
export const isInternational = ({ size }: ProductFilterState): boolean =>
  size === String(INTERNATIONAL_SIZE_ID)

/** The specification's default is the national stores, which have nothing of the international size. */
const defaultStore = (state: ProductFilterState): string =>
  isInternational(state) ? 'type:international' : 'type:national'

export const codeKeyOf = ({ code }: ProductFilterState): string => code ?? DEFAULT_CODE

/** Filters of an address or a tab that another user left, without a price list that this user may not search. */
export const withSeenCode = (state: ProductFilterState, seen: readonly string[]): ProductFilterState =>
  seen.includes(codeKeyOf(state)) ? state : { ...state, code: undefined }

/** 'ninguno' is a choice of the price list that means no price. */
export const NO_PRICE = 'ninguno'

/** What the filters find, in the grammar of the search. */
export function productQuery(state: ProductFilterState) {
  const filter = filterText({
    category_id: state.category,
    subcategory_id: state.subcategory,
    brand_id: state.brand,
    reference_id: state.reference,
    color_id: state.color,
    size_id: state.size,
    store: state.store ?? defaultStore(state),
    code: codeKeyOf(state),
    withoutStock: state.empty === '1' ? 1 : undefined,
  })
  return {
    ...(filter ? { filter } : {}),
    ...(state.q ? { searchText: state.q } : {}),
    ...(state.price && state.price !== NO_PRICE ? { searchPrice: state.price } : {}),
  }
}

/** Everything but the page and the price list: what a person would call a filter. */
export const isFiltered = (state: ProductFilterState): boolean =>
  PRODUCT_FILTERS.some((name) => name !== 'page' && name !== 'code' && state[name] !== undefined)

export const NO_FILTERS: ProductFilterState = Object.fromEntries(
  PRODUCT_FILTERS.filter((name) => name !== 'code').map((name) => [name, undefined]),
)
