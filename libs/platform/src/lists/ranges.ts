import type { ListContract } from '@deportivo/contracts/list-route'
import type { Knex } from 'knex'
import type { KeyRange, ListCall, ListDefinition, SortOf } from './list-definition.ts'
import type { ParsedList } from './parse-list.ts'

/** One value of a column that the page is read by, as a range of its index; with the filter that asks for it. */
export interface Range {
  field: string | null
  column: string
  value: unknown
  /** The table that has the index; null where it is the table of the rows. */
  keys: KeyRange | null
}

export type Ranged<C extends ListContract> = Pick<
  ListDefinition<C, never>,
  'filters' | 'sort' | 'tiebreak' | 'ranges' | 'keys' | 'days' | 'rangeOfCall'
>
type Asked = Pick<ParsedList, 'filters' | 'sort'>

// Each value is a part of the statement, which is planned for this request.
const MOST_RANGES = 30
export const KEYS = 'keys'

/** The column of the first filter of days. */
export function daysOf<C extends ListContract>(
  { days = {} }: Pick<Ranged<C>, 'days'>,
  { filters }: Pick<ParsedList, 'filters'>,
): string | null {
  const columns = days as Readonly<Record<string, string>>
  const field = Object.keys(columns).find((name) => name in filters)
  return (field && columns[field]) ?? null
}

/** The column that the page is sorted by; null where it is sorted by days or by an expression. */
export function sortColumnOf<C extends ListContract>(definition: Ranged<C>, list: Asked): string | null {
  const rule = definition.sort[list.sort.field as SortOf<C>]
  return typeof rule === 'string' && !daysOf(definition, list) ? rule : null
}

/** Whether the page is sorted as the indexes of keys and of searches are. */
export const isSortedById = <C extends ListContract>(definition: Ranged<C>, list: Asked): boolean =>
  sortColumnOf(definition, list) === definition.tiebreak[0]

const valuesOf = ({ filters }: Asked, field: string): unknown[] => {
  const value: unknown = filters[field]
  return value === undefined ? [] : [...new Set<unknown>([value].flat())]
}

/** What one value of a filter is in its index; null where no index has the filter with the page's sort. */
type RangeOf = ((value: unknown) => Omit<Range, 'field'>) | null

const inColumn = (column: unknown): RangeOf =>
  typeof column === 'string' ? (value) => ({ column, value, keys: null }) : null

const inKeys = (keys: KeyRange | undefined): RangeOf =>
  keys
    ? (value) => ({ column: `${KEYS}.${keys.column}`, value: keys.keyOf ? keys.keyOf(value) : value, keys })
    : null

/** The filters with an index that has the page's sort, the most selective first. */
function indexed<C extends ListContract>(definition: Ranged<C>, list: Asked): [string, RangeOf][] {
  if (sortColumnOf(definition, list) === null) return []
  const { filters, ranges = [] } = definition
  const keys: Readonly<Record<string, KeyRange | undefined>> = definition.keys ?? {}
  return [
    ...ranges.map((field): [string, RangeOf] => [field, inColumn(filters[field])]),
    ...(isSortedById(definition, list) ? Object.keys(keys) : []).map((field): [string, RangeOf] => [
      field,
      inKeys(keys[field]),
    ]),
  ]
}

/** The ranges of the first filter with so many values. */
function rangesOf<C extends ListContract>(definition: Ranged<C>, list: Asked, most: number): Range[] {
  for (const [field, rangeOf] of indexed(definition, list)) {
    const values = valuesOf(list, field)
    if (rangeOf && values.length > 0 && values.length <= most)
      return values.map((value) => ({ field, ...rangeOf(value) }))
  }
  return []
}

/** The call's own range first: by a filter or by days, the rows of all others would be read to find its few. */
export function chooseRanges<C extends ListContract>(definition: Ranged<C>, call: ListCall<C>): Range[] {
  const own = definition.rangeOfCall?.(call)
  if (own) return [{ field: null, keys: null, ...own }]
  const one = rangesOf(definition, call.list, 1)
  return one.length > 0 ? one : rangesOf(definition, call.list, MOST_RANGES)
}

/** The ids of the rows with one value, each once. */
function idsOfKeys(db: Knex, { table, column, id, isShared }: KeyRange, value: unknown) {
  const named = db(table)
    .whereBetween(column, [value, value] as [number, number])
    .select(column, id)
  return isShared ? named.distinct() : named
}

/** The ids of the rows of all ranges, each once; null when no range is read through a key table. */
export function idsOfRanges(db: Knex, ranges: readonly Range[]): Knex.QueryBuilder | null {
  const ids = ranges.flatMap(({ keys, value }) => (keys ? [idsOfKeys(db, keys, value)] : []))
  const [first, ...others] = ids
  if (!first || others.length === 0) return first ?? null
  const all = db.from(db.unionAll(ids, true).as(KEYS)).select(ranges[0]?.keys?.id ?? 'id')
  return ranges.some(({ keys }) => keys?.isShared) ? all.distinct() : all
}

/** Narrows to one range. */
export function narrowToRange(rows: Knex.QueryBuilder, range: Range, id: string, call: ListCall): void {
  const { column, value, keys } = range
  if (!keys) return void rows.whereBetween(column, [value, value] as [number, number])
  const named = idsOfKeys(call.db, keys, value)
  const order = call.list.sort.isDescending ? 'desc' : 'asc'
  // In the direction of the page, so that what is read once needs no sort.
  if (keys.isShared) void named.orderBy([keys.column, keys.id].map((one) => ({ column: one, order })))
  void rows.join(named.as(KEYS), `${KEYS}.${keys.id}`, id)
}
