import { searchProducts } from '@deportivo/contracts/catalogue/products'
import { invalid } from '@deportivo/platform/http/refused'
import { parseList, type ListQueryInput, type ParsedList } from '@deportivo/platform/lists/parse-list'
import { CODE_IDS } from './product-view.ts'
import type { Meant } from './words/search-words.ts'

type SearchFilters = (typeof searchProducts)['list']['filters']
type SearchFilterValues = ParsedList<SearchFilters>['filters']

const STORE_TYPES = ['national', 'international', 'exhibition'] as const
export type StoreType = (typeof STORE_TYPES)[number]

/** Which stock counts: that of stores of these types, of these stores, or in quarantine. */
export type Where = { types: StoreType[] } | { store_ids: number[] } | { quarantine: true }

/** Products by their words and prices. */
export interface ProductWords {
  text: string
  /** Inclusive; null: any price. */
  price: { from: number; to: number } | null
  code_id: number
}

/** A search whose words were understood: whatever finds products needs them so, and finds the same ones. */
export type Understood<Search> = Search & { meant: Meant }

/** The parameters of a product search, with the defaults of the specification. */
export interface ProductSearch extends ProductWords {
  list: ParsedList<SearchFilters>
  where: Where
  size_ids: number[] | undefined
  without_stock: boolean
  /** What was applied, defaults included: the reply repeats it. */
  echo: Record<string, string[]>
}

export interface SearchQuery extends ListQueryInput {
  searchText?: string
  searchPrice?: string
  perPage?: number
}

/** Where products are looked for by default. */
export const NATIONAL_STORES: Where = { types: ['national'] }

const DEFAULTS = { code: ['four'], store: ['type:national'] }

// Refused, not only hidden in the reply: the prices of a list can be guessed from what a search by them finds.
function codeIdOf([wanted = 'four', ...others]: readonly string[], seen: readonly number[]): number {
  if (others.length > 0) throw invalid({ filter: { key: 'list.takes_one', values: { field: 'code' } } })
  const codes = CODE_IDS.filter(({ id }) => seen.includes(id))
  const code = codes.find(({ key, id }) => key === wanted || String(id) === wanted)
  const options = codes.map(({ key }) => key).join(', ')
  if (!code) throw invalid({ filter: { key: 'list.takes_option', values: { field: 'code', options } } })
  return code.id
}

function storesWanted(values: readonly string[]): Where {
  const names = values.map((value) => value.replace(/^type:/, ''))
  const types = STORE_TYPES.filter((type) => names.includes(type) || names.includes('all'))
  if (types.length > 0) return { types }
  const store_ids = names.map(Number)
  if (store_ids.some((id) => !Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647))
    throw invalid({ filter: { key: 'list.takes_number', values: { field: 'store' } } })
  return { store_ids }
}

/** A flag selects the stores by itself; without one, the store filter does. */
function whereOf(
  { returns, international, exhibitions }: SearchFilterValues,
  store: readonly string[],
): Where {
  if (returns) return { quarantine: true }
  const types: StoreType[] = []
  if (international) types.push('international')
  if (exhibitions) types.push('exhibition')
  return types.length > 0 ? { types } : storesWanted(store)
}

/** '119900', '$ 119.900' or '100000-200000'. 'ninguno' and blank mean any price. */
export function priceOf(searchPrice = '', field = 'searchPrice'): ProductWords['price'] {
  const written = searchPrice.trim().toLowerCase()
  if (written === '' || written === 'ninguno') return null
  const [from, to = from] = written
    .split('-')
    .map((part) => Number(part.replace(/[^0-9]/g, '') || Number.NaN))
  if (from === undefined || to === undefined || !Number.isSafeInteger(from) || !Number.isSafeInteger(to))
    throw invalid({ [field]: 'field.number' })
  return { from, to }
}

interface Written {
  searchText?: string | undefined
  searchPrice?: string | undefined
}

/** The searched words and price; the price is that of the requested code, one of those that the caller sees. */
export function readWords(
  { searchText, searchPrice }: Written,
  { search, filters }: { search: string; filters: { code?: string[] } },
  codesSeen: readonly number[],
): ProductWords {
  const text = (searchText ?? search).trim()
  return { text, price: priceOf(searchPrice), code_id: codeIdOf(filters.code ?? [], codesSeen) }
}

const written = (value: SearchFilterValues[keyof SearchFilterValues]): string[] =>
  [value ?? []].flat().map((one) => (typeof one === 'boolean' ? String(Number(one)) : String(one)))

export function readSearch(query: SearchQuery, codesSeen: readonly number[]): ProductSearch {
  const { perPage, searchText, searchPrice, ...grammar } = query
  const list = parseList(perPage === undefined ? grammar : { ...grammar, top: perPage }, searchProducts.list)
  const { filters } = list
  const applied = Object.entries(filters).map(([name, value]) => [name, written(value)] as const)
  return {
    ...readWords({ searchText, searchPrice }, list, codesSeen),
    list,
    where: whereOf(filters, filters.store ?? DEFAULTS.store),
    size_ids: filters.size_id,
    without_stock: filters.without_stock ?? false,
    echo: { ...DEFAULTS, ...Object.fromEntries(applied) },
  }
}
