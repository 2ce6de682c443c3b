import { PRICE_CODE_KEYS } from '@deportivo/contracts/catalogue/lists'
import type { ListRules } from '@deportivo/contracts/shapes'
import {
  integers,
  parseList,
  type ListQueryInput,
  type ParsedList,
} from '@deportivo/platform/http/list-grammar'
import { invalid } from '@deportivo/platform/http/refused'
import { CODE_IDS } from './product-view.ts'

export const DESCRIBING = ['category_id', 'subcategory_id', 'brand_id', 'reference_id', 'color_id'] as const
const FLAGS = ['international', 'exhibitions', 'returns', 'withoutStock'] as const
type Flag = (typeof FLAGS)[number]

const RULES: ListRules = {
  filters: [...DESCRIBING, 'id', 'code', 'size_id', 'store', ...FLAGS],
  orders: ['id', 'name', 'price', 'created_at'],
  fields: [],
  includes: [],
}

const STORE_TYPES = ['national', 'international', 'exhibition'] as const
export type StoreType = (typeof STORE_TYPES)[number]

/** Where the stock that counts lies: in stores of these types, in these stores, or in quarantine. */
export type Where = { types: StoreType[] } | { store_ids: number[] } | { quarantine: true }

export interface SearchWish {
  list: ParsedList
  text: string
  /** Inclusive; null: any price. */
  price: { from: number; to: number } | null
  code_id: number
  where: Where
  size_ids: number[] | undefined
  withoutStock: boolean
  /** What was applied, defaults included: the answer tells it back. */
  echo: Record<string, string[]>
}

export interface SearchQuery extends ListQueryInput {
  searchText?: string
  searchPrice?: string
  perPage?: number
}

const DEFAULTS = { code: ['four'], store: ['type:national'] }
const OFF = ['0', 'false', '']

function isOn(filters: ParsedList['filters'], flag: Flag): boolean {
  const [value] = filters[flag] ?? []
  return value !== undefined && !OFF.includes(value)
}

function codeIdOf(wanted: string): number {
  const byKey = PRICE_CODE_KEYS.findIndex((key) => key === wanted)
  const code = byKey >= 0 ? CODE_IDS[byKey] : CODE_IDS.find(({ id }) => String(id) === wanted)
  if (!code) throw invalid({ filter: { key: 'list.unknown_field', values: { field: 'code' } } })
  return code.id
}

function storesWanted(values: readonly string[]): Where {
  const names = values.map((value) => value.replace(/^type:/, ''))
  const types = STORE_TYPES.filter((type) => names.includes(type) || names.includes('all'))
  if (types.length > 0) return { types }
  const store_ids = names.map(Number)
  if (store_ids.some((id) => !Number.isSafeInteger(id) || id < 1 || id > 2_147_483_647))
    throw invalid({ filter: { key: 'list.unknown_field', values: { field: 'store' } } })
  return { store_ids }
}

/** A flag says where to look by itself; without one, the store filter does. */
function whereOf(filters: ParsedList['filters'], store: readonly string[]): Where {
  if (isOn(filters, 'returns')) return { quarantine: true }
  const types: StoreType[] = []
  if (isOn(filters, 'international')) types.push('international')
  if (isOn(filters, 'exhibitions')) types.push('exhibition')
  return types.length > 0 ? { types } : storesWanted(store)
}

/** '119900', '$ 119.900' or '100000-200000'. 'ninguno' and blank mean any price. */
function priceOf(searchPrice = ''): SearchWish['price'] {
  const written = searchPrice.trim().toLowerCase()
  if (written === '' || written === 'ninguno') return null
  const [from, to = from] = written
    .split('-')
    .map((part) => Number(part.replace(/[^0-9]/g, '') || Number.NaN))
  if (from === undefined || to === undefined || !Number.isSafeInteger(from) || !Number.isSafeInteger(to))
    throw invalid({ searchPrice: 'field.number' })
  return { from, to }
}

/** What a product search asks for, with the defaults of the specification. */
export function readWish(query: SearchQuery): SearchWish {
  const { perPage, searchText, searchPrice, ...grammar } = query
  const list = parseList(perPage === undefined ? grammar : { ...grammar, top: perPage }, RULES)
  const echo = { ...DEFAULTS, ...list.filters }
  return {
    list,
    text: (searchText ?? list.search).trim(),
    price: priceOf(searchPrice),
    code_id: codeIdOf(echo.code[0] ?? 'four'),
    where: whereOf(list.filters, echo.store),
    size_ids: integers(list.filters, 'size_id'),
    withoutStock: isOn(list.filters, 'withoutStock'),
    echo,
  }
}
