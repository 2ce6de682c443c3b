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

const asksForIds = <C extends ListContract>({ sort, tiebreak }: Ranged<C>, list: Asked): boolean =>
  sort[list.sort.field as SortOf<C>] === tiebreak[0]

/** Whether the page is sorted as the indexes of ranges are. */
export const isSortedById = <C extends ListContract>(definition: Ranged<C>, list: Asked): boolean =>
  asksForIds(definition, list) && !daysOf(definition, list)

const valuesOf = ({ filters }: Asked, field: string): unknown[] => {
  const value: unknown = filters[field]
  return value === undefined ? [] : [...new Set<unknown>([value].flat())]
}

/** The ranges of the first filter with so many values; none where the page is sorted by something else. */
function rangesOf<C extends ListContract>(definition: Ranged<C>, list: Asked, most: number): Range[] {
  if (!isSortedById(definition, list)) return []
  const { filters, ranges = [] } = definition
  const keys: Readonly<Record<string, KeyRange | undefined>> = definition.keys ?? {}
  const rangesIn = (field: string, of: (value: unknown) => Omit<Range, 'field'>): Range[] => {
    const values = valuesOf(list, field)
    return values.length > most ? [] : values.map((value) => ({ field, ...of(value) }))
  }
  for (const field of ranges) {
    const column: unknown = filters[field]
    if (typeof column !== 'string') continue
    const found = rangesIn(field, (value) => ({ column, value, keys: null }))
    if (found.length > 0) return found
  }
  for (const [field, range] of Object.entries(keys)) {
    if (!range) continue
    const found = rangesIn(field, (value) => ({
      column: `${KEYS}.${range.column}`,
      value: range.keyOf ? range.keyOf(value) : value,
      keys: range,
    }))
    if (found.length > 0) return found
  }
  return []
}

/** The call's own range first: by a filter or by days, the rows of all others would be read to find its few. */
export function chooseRanges<C extends ListContract>(definition: Ranged<C>, call: ListCall<C>): Range[] {
  const own = asksForIds(definition, call.list) ? definition.rangeOfCall?.(call) : null
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
