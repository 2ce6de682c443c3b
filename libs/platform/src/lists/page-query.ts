import type { ListContract } from '@deportivo/contracts/list-route'
import type { Knex } from 'knex'
import type { ListCall, ListDefinition, Narrow, Page, SortOf } from './list-definition.ts'
import type { ParsedList } from './parse-list.ts'

/** One value of a column that the page is read by, as a range of its index; with the filter that asks for it. */
export interface Range {
  field: string | null
  column: string
  value: unknown
}

type Ranged<C extends ListContract> = Pick<
  ListDefinition<C, never>,
  'filters' | 'sort' | 'tiebreak' | 'ranges'
>

// Each value is a part of the statement, which is planned for this request.
const MOST_RANGES = 30

/** The ranges of the first filter with so many values; none where the page is sorted by something else. */
function rangesOf<C extends ListContract>(
  { filters, sort, tiebreak, ranges = [] }: Ranged<C>,
  list: Pick<ParsedList, 'filters' | 'sort'>,
  most: number,
): Range[] {
  if (sort[list.sort.field as SortOf<C>] !== tiebreak[0]) return []
  for (const field of ranges) {
    const values = list.filters[field]
    const column: unknown = filters[field]
    if (typeof column === 'string' && Array.isArray(values) && values.length > 0 && values.length <= most)
      return [...new Set<unknown>(values)].map((value) => ({ field, column, value }))
  }
  return []
}

/** The first filter with one value; null where the page is sorted by something else than the index. */
export const rangeOf = <C extends ListContract>(
  definition: Ranged<C>,
  list: Pick<ParsedList, 'filters' | 'sort'>,
): Range | null => rangesOf(definition, list, 1)[0] ?? null

async function narrow<C extends ListContract>(
  rows: Knex.QueryBuilder,
  { filters, search }: Pick<ListDefinition<C, never>, 'filters' | 'search'>,
  range: Range | null,
  call: ListCall<C>,
): Promise<void> {
  if (range) void rows.whereBetween(range.column, [range.value, range.value] as [number, number])
  for (const [field, value] of Object.entries<unknown>(call.list.filters)) {
    if (field === range?.field) continue
    const rule = filters[field] as string | Narrow<unknown, C>
    const narrowed =
      typeof rule === 'string' ? rows.whereIn(rule, value as readonly string[]) : rule(rows, value, call)
    // A rule may query the database first. A query is awaitable too, and would run here.
    if (narrowed instanceof Promise) await narrowed
  }
  if (call.list.search !== '') search?.(rows, call.list.search, call)
}

/** A sort always ends in the tiebreak: without it a row may be on two pages, or on none. */
const sorter =
  <C extends ListContract>(
    { sort, tiebreak }: Pick<ListDefinition<C, never>, 'sort' | 'tiebreak'>,
    range: Range | null,
    call: ListCall<C>,
  ) =>
  (rows: Knex.QueryBuilder): Knex.QueryBuilder => {
    const { field, isDescending } = call.list.sort
    const direction = isDescending ? 'desc' : 'asc'
    const rule = sort[field as SortOf<C>]
    // The index ascends by its column and descends by the tiebreak: it is read forwards, or all of it backwards.
    if (range) void rows.orderBy(range.column, isDescending ? 'asc' : 'desc')
    if (typeof rule === 'function') rule(rows, direction, call)
    else void rows.orderBy(rule, direction)
    return tiebreak
      .filter((column) => column !== rule)
      .reduce((ordered, column) => ordered.orderBy(column, direction), rows)
  }

type Read<C extends ListContract> = Ranged<C> &
  Pick<ListDefinition<C, never>, 'from' | 'search' | 'rangeOfCall'>

/** One value before the call's own, and that before several values. */
function chooseRanges<C extends ListContract>(definition: Read<C>, call: ListCall<C>): Range[] {
  const one = rangesOf(definition, call.list, 1)
  if (one.length > 0) return one
  const isInOrder = definition.sort[call.list.sort.field as SortOf<C>] === definition.tiebreak[0]
  const own = isInOrder ? definition.rangeOfCall?.(call) : null
  return own ? [{ field: null, ...own }] : rangesOf(definition, call.list, MOST_RANGES)
}

/**
 * Several ranges: the first rows of each one, of which the page is taken. By `in`, PostgreSQL would read rows of other
 * values too, or sort all of these.
 */
async function pageOfRanges<C extends ListContract>(
  definition: Read<C>,
  ranges: readonly Range[],
  call: ListCall<C>,
): Promise<Page> {
  const { db, list } = call
  const firsts: Knex.QueryBuilder[] = []
  for (const range of ranges) {
    const rows = definition.from(call)
    await narrow(rows, definition, range, call)
    // Not awaited: a query would run.
    firsts.push(sorter(definition, range, call)(rows).limit(list.offset + list.top))
  }
  const [alias = ''] = definition.tiebreak[0]?.split('.') ?? []
  const sorted = sorter(definition, null, call)
  const rows = sorted(db.from(db.unionAll(firsts, true).as(alias)))
  return { rows: rows.limit(list.top).offset(list.offset), sorted }
}

/** The rows of a request, and its page of them. */
export async function queryOf<C extends ListContract>(
  definition: Read<C>,
  call: ListCall<C>,
): Promise<{ rows: Knex.QueryBuilder; page: Page }> {
  const { list } = call
  const ranges = chooseRanges(definition, call)
  const [range = null] = ranges.length === 1 ? ranges : []
  const rows = definition.from(call)
  await narrow(rows, definition, range, call)
  if (ranges.length > 1) return { rows, page: await pageOfRanges(definition, ranges, call) }
  const sorted = sorter(definition, range, call)
  return { rows, page: { rows: sorted(rows.clone()).limit(list.top).offset(list.offset), sorted } }
}
