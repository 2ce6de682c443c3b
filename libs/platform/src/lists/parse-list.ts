import type { Filters, ListRules } from '@deportivo/contracts/list-route'
import { invalid } from '../http/refused.ts'
import { wireName } from '../http/serve/wire-name.ts'
import { valueOf, type ValueOf } from './filter-values.ts'

export interface ListQueryInput {
  filter?: string
  include?: string
  select?: string
  top?: number
  page?: number
  orderBy?: string
  orderByDesc?: string
  first?: '0' | '1'
  search?: string
}

export type FilterValues<F extends Filters> = { [N in keyof F]?: ValueOf<F[N]> }

export interface Sort {
  field: string
  isDescending: boolean
}

/** A list request: every part is one that the list publishes, every value one that its filter accepts. */
export interface ParsedList<F extends Filters = Filters> {
  filters: FilterValues<F>
  includes: string[]
  top: number
  page: number
  offset: number
  sort: Sort
  search: string
}

const partsOf = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

const unknown = (parameter: string, field: string) =>
  invalid({ [parameter]: { key: 'list.unknown_field', values: { field } } })

/** The published name of a field, which may be written in camelCase too. */
function published(parameter: string, written: string, allowed: readonly string[]): string {
  const field = allowed.includes(written) ? written : wireName(written)
  if (!allowed.includes(field)) throw unknown(parameter, written)
  return field
}

function parseFilters<F extends Filters>(text: string | undefined, allowed: F): FilterValues<F> {
  const values: Record<string, unknown> = {}
  for (const part of partsOf(text)) {
    const colon = part.indexOf(':')
    if (colon < 1) throw invalid({ filter: 'list.bad_filter' })
    const field = published('filter', part.slice(0, colon).trim(), Object.keys(allowed))
    const filter = allowed[field]
    if (!filter || field in values) throw invalid({ filter: { key: 'list.filter_twice', values: { field } } })
    const written = part.slice(colon + 1).split('|')
    values[field] = valueOf(field, filter, written.map((one) => one.trim()).filter(Boolean))
  }
  refuseBackwards(values, allowed)
  return values as FilterValues<F>
}

/** `from` and `to` are the ends of one range, and so are `sold_from` and `sold_to`. */
function refuseBackwards(values: Readonly<Record<string, unknown>>, allowed: Filters): void {
  for (const [to, { takes }] of Object.entries(allowed)) {
    if (takes !== 'day' || !/(^|_)to$/.test(to)) continue
    const from = to.replace(/to$/, 'from')
    const [first, last] = [values[from], values[to]]
    // Days as YYYY-MM-DD: the order of texts is that of days.
    if (typeof first === 'string' && typeof last === 'string' && first > last)
      throw invalid({ filter: { key: 'list.range_backwards', values: { from, to } } })
  }
}

function parseSort({ orderBy, orderByDesc }: ListQueryInput, { sort, defaultSort }: ListRules): Sort {
  if (orderBy !== undefined && orderByDesc !== undefined) throw invalid({ orderByDesc: 'list.two_sorts' })
  if (orderByDesc !== undefined)
    return { field: published('orderByDesc', orderByDesc, sort), isDescending: true }
  if (orderBy !== undefined) return { field: published('orderBy', orderBy, sort), isDescending: false }
  const isDescending = defaultSort.startsWith('-')
  return { field: isDescending ? defaultSort.slice(1) : defaultSort, isDescending }
}

function parseSearch({ search }: ListQueryInput, { isSearchable }: ListRules): string {
  const words = (search ?? '').trim()
  if (words !== '' && !isSearchable) throw invalid({ search: 'list.no_search' })
  return words
}

/** Parses a list request by the rules that the list publishes. */
export function parseList<F extends Filters>(query: ListQueryInput, rules: ListRules<F>): ParsedList<F> {
  const top = query.first === '1' ? 1 : (query.top ?? rules.perPage)
  const page = query.page ?? 1
  for (const field of partsOf(query.select)) if (!rules.fields.includes(field)) throw unknown('select', field)
  return {
    filters: parseFilters(query.filter, rules.filters),
    includes: partsOf(query.include).map((one) => published('include', one, rules.includes)),
    top,
    page,
    offset: (page - 1) * top,
    sort: parseSort(query, rules),
    search: parseSearch(query, rules),
  }
}
