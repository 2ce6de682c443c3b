import { filterText, type UrlState } from '../../navigation/url-state.ts'
import type { ListDefinition, ListFilter } from '../definition/definition.ts'
import { dayMeant, TODAY } from './today.ts'

/** What stands in the address besides the filters. */
const BESIDES = ['search', 'order', 'top', 'page', 'view'] as const

/** How many rows one page may show, besides the list's own number. */
const PAGE_SIZES = [15, 50, 200] as const

export type ListState = UrlState<string>

/** What narrows a list besides what its reader chose: the client whose orders these are. */
export interface Fixed {
  params?: Readonly<Record<string, string | number>>
  filters?: Readonly<Record<string, string | number>>
}

/** A query to the server, page aside. */
export interface ListQuery {
  params?: Fixed['params']
  query: Record<string, string>
}

type QueriedList = Pick<ListDefinition<never>, 'filters' | 'perPage' | 'query' | 'search'> & {
  columns: readonly { orderBy?: string }[]
}

export const stateNames = ({ filters }: Pick<QueriedList, 'filters'>): string[] => [
  ...filters.map(({ name }) => name),
  ...BESIDES,
]

// Characters of the filter grammar are removed from values: the URL is user input.
const CHOICE = /^[^,:|]{1,60}$/
/** What the address has for a flag that is on. */
export const FLAG_ON = '1'
export const FLAG_OFF = '0'
const HOUR = /^\d{4}-\d{2}-\d{2}T\d{2}$/
const DAY = /^\d{4}-\d{2}-\d{2}$/

const ALLOWED: Record<ListFilter['kind'], (value: string, filter: ListFilter) => boolean> = {
  choice: (value) => CHOICE.test(value),
  flag: (value, { off }) => value === FLAG_ON || (off !== undefined && value === FLAG_OFF),
  hour: (value) => HOUR.test(value) && !Number.isNaN(Date.parse(`${value}:00`)),
  day: (value) => value === TODAY || (DAY.test(value) && !Number.isNaN(Date.parse(value))),
}

/** What a filter is set to, where that can be asked at all. */
export function valueOf(filter: ListFilter, state: ListState): string | undefined {
  const value = state[filter.name]
  return value !== undefined && ALLOWED[filter.kind](value, filter) ? value : undefined
}

function askedOf(filter: ListFilter, state: ListState): string | undefined {
  const value = valueOf(filter, state)
  return value !== undefined && filter.kind === 'day' ? dayMeant(value) : value
}

/** `total_value` sorts from low to high, `-total_value` from high to low. */
export interface Order {
  field: string
  isDescending: boolean
}

export function orderOf(columns: QueriedList['columns'], state: ListState): Order | null {
  const written = state['order'] ?? ''
  const isDescending = written.startsWith('-')
  const field = isDescending ? written.slice(1) : written
  return columns.some(({ orderBy }) => orderBy === field && field !== '') ? { field, isDescending } : null
}

export const orderText = ({ field, isDescending }: Order): string => `${isDescending ? '-' : ''}${field}`

/** The order after a head was pressed: up, down, and then the list's own again. */
export function nextOrder(now: Order | null, field: string): Order | null {
  if (now?.field !== field) return { field, isDescending: false }
  return now.isDescending ? null : { field, isDescending: true }
}

export const pageSizesOf = ({ perPage }: Pick<QueriedList, 'perPage'>): number[] =>
  [...new Set([perPage, ...PAGE_SIZES])].sort((a, b) => a - b)

export function pageSizeOf(list: Pick<QueriedList, 'perPage'>, state: ListState): number {
  const wanted = Number(state['top'])
  return pageSizesOf(list).includes(wanted) ? wanted : list.perPage
}

export function pageOf(state: ListState): number {
  const page = Number(state['page'] ?? 1)
  return Number.isSafeInteger(page) && page > 0 ? Math.min(page, 1_000_000) : 1
}

/** The one query that list, export, selection and counts ask: what is filtered on screen is filtered in all. */
export function listQueryOf(list: QueriedList, state: ListState, fixed: Fixed = {}): ListQuery {
  const chosen = list.filters.map((filter) => [filter.field, askedOf(filter, state)] as const)
  const filter = filterText({ ...Object.fromEntries(chosen), ...fixed.filters })
  const order = orderOf(list.columns, state)
  const search = list.search && state['search']
  return {
    ...(fixed.params ? { params: fixed.params } : {}),
    query: {
      ...list.query,
      ...(search ? { search: search.slice(0, 200) } : {}),
      ...(filter ? { filter } : {}),
      ...(order ? { [order.isDescending ? 'orderByDesc' : 'orderBy']: order.field } : {}),
    },
  }
}

/** The same query about some rows alone. */
export function amongIds({ query, ...rest }: ListQuery, ids: readonly (string | number)[]): ListQuery {
  const filter = [query['filter'], `id:${ids.join('|')}`].filter(Boolean).join(',')
  return { ...rest, query: { ...query, filter } }
}

export const isNarrowed = (list: Pick<QueriedList, 'filters'>, state: ListState): boolean =>
  Boolean(state['search']) || list.filters.some((filter) => valueOf(filter, state) !== undefined)
