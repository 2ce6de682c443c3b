import type { ListContract } from '@deportivo/contracts/list-route'
import type { Knex } from 'knex'
import type { ListCall, ListDefinition, Narrow, Page, SortOf } from './list-definition.ts'
import type { ParsedList } from './parse-list.ts'

/** A filter with one value that the page is read by, as a range of its index. */
export interface Range {
  field: string
  column: string
  value: unknown
}

type Ranged<C extends ListContract> = Pick<
  ListDefinition<C, never>,
  'filters' | 'sort' | 'tiebreak' | 'ranges'
>

/** The first such filter; null where the page is sorted by something else than the index. */
export function rangeOf<C extends ListContract>(
  { filters, sort, tiebreak, ranges = [] }: Ranged<C>,
  list: Pick<ParsedList, 'filters' | 'sort'>,
): Range | null {
  if (sort[list.sort.field as SortOf<C>] !== tiebreak[0]) return null
  for (const field of ranges) {
    const values = list.filters[field]
    const column: unknown = filters[field]
    if (typeof column === 'string' && Array.isArray(values) && values.length === 1)
      return { field, column, value: values[0] as unknown }
  }
  return null
}

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

/** The rows of a request, and its page of them. */
export async function queryOf<C extends ListContract>(
  definition: Ranged<C> & Pick<ListDefinition<C, never>, 'from' | 'search'>,
  call: ListCall<C>,
): Promise<{ rows: Knex.QueryBuilder; page: Page }> {
  const { list } = call
  const range = rangeOf(definition, list)
  const rows = definition.from(call)
  await narrow(rows, definition, range, call)
  const sorted = sorter(definition, range, call)
  return { rows, page: { rows: sorted(rows.clone()).limit(list.top).offset(list.offset), sorted } }
}
