import type { ListContract } from '@deportivo/contracts/list-route'
import type { Knex } from 'knex'
import type { ListCall, ListDefinition, Narrow, Page, SortOf } from './list-definition.ts'
import { chooseRanges, daysOf, narrowToRange, type Range, type Ranged } from './ranges.ts'

type Read<C extends ListContract> = Ranged<C> & Pick<ListDefinition<C, never>, 'from' | 'search'>

async function narrow<C extends ListContract>(
  rows: Knex.QueryBuilder,
  { filters, search, tiebreak }: Read<C>,
  range: Range | null,
  call: ListCall<C>,
): Promise<void> {
  if (range) narrowToRange(rows, range, tiebreak[0] ?? 'id', call)
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

/** A range comes first in a sort by its index, which runs by its column and then against or along the tiebreak. */
function directionOfRange({ keys }: Range, isDescending: boolean): 'asc' | 'desc' {
  // (column, id descending), forwards or backwards; the index of keys ascends by both.
  if (keys) return isDescending ? 'desc' : 'asc'
  return isDescending ? 'asc' : 'desc'
}

/** A sort always ends in the tiebreak: without it a row may be on two pages, or on none. */
const sorter =
  <C extends ListContract>(definition: Read<C>, range: Range | null, call: ListCall<C>) =>
  (rows: Knex.QueryBuilder): Knex.QueryBuilder => {
    const { sort, tiebreak } = definition
    const { field, isDescending } = call.list.sort
    const direction = isDescending ? 'desc' : 'asc'
    const rule = sort[field as SortOf<C>]
    if (range) void rows.orderBy(range.column, directionOfRange(range, isDescending))
    const days = daysOf(definition, call.list)
    if (days) void rows.orderBy(days, direction)
    if (typeof rule === 'function') rule(rows, direction, call)
    else void rows.orderBy(rule, direction)
    return tiebreak
      .filter((column) => column !== rule)
      .reduce((ordered, column) => ordered.orderBy(column, direction), rows)
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
  const [alias = ''] = definition.tiebreak[0]?.split('.') ?? []
  const firsts: Knex.QueryBuilder[] = []
  for (const range of ranges) {
    const rows = definition.from(call)
    await narrow(rows, definition, range, call)
    if (range.keys) void rows.select(`${alias}.*`)
    // Not awaited: a query would run.
    firsts.push(sorter(definition, range, call)(rows).limit(list.offset + list.top))
  }
  const isShared = ranges.some(({ keys }) => keys?.isShared)
  const all = isShared ? db.union(firsts, true) : db.unionAll(firsts, true)
  const sorted = sorter(definition, null, call)
  const rows = sorted(db.from(all.as(alias)))
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
  // Around the page there are no keys: what is read for its rows is sorted by these alone.
  const outside = range?.keys ? sorter(definition, null, call) : sorted
  return { rows, page: { rows: sorted(rows.clone()).limit(list.top).offset(list.offset), sorted: outside } }
}
