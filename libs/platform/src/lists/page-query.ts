import type { ListContract } from '@deportivo/contracts/list-route'
import type { Knex } from 'knex'
import type { Found, ListCall, ListDefinition, Narrow, Page, SortOf } from './list-definition.ts'
import {
  chooseRanges,
  daysOf,
  isSortedById,
  narrowToRange,
  sortColumnOf,
  type Range,
  type Ranged,
} from './ranges.ts'

type Read<C extends ListContract> = Ranged<C> & Pick<ListDefinition<C, never>, 'from' | 'search' | 'searchIn'>

async function narrowToFilters<C extends ListContract>(
  rows: Knex.QueryBuilder,
  { filters, tiebreak }: Read<C>,
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
}

async function narrow<C extends ListContract>(
  rows: Knex.QueryBuilder,
  definition: Read<C>,
  range: Range | null,
  call: ListCall<C>,
): Promise<void> {
  await narrowToFilters(rows, definition, range, call)
  if (call.list.search !== '') definition.search?.(rows, call.list.search, call)
}

/** The direction of a range's column in which its index is read as the page is sorted. */
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

/** Finds the ids of the page in an index, then reads only their rows. */
function pageOfIds<C extends ListContract>(
  definition: Read<C>,
  ids: Knex.QueryBuilder,
  call: ListCall<C>,
): Page {
  const sorted = sorter(definition, null, call)
  return { rows: sorted(definition.from(call).whereIn(idOf(definition), ids)), sorted }
}

const idOf = <C extends ListContract>({ tiebreak }: Read<C>): string => tiebreak[0] ?? 'id'

/** The ids of the page among the first ones of several indexes. */
function cut<C extends ListContract>(
  definition: Read<C>,
  firsts: Knex.QueryBuilder[],
  { db, list }: ListCall<C>,
): Knex.QueryBuilder {
  const order = list.sort.isDescending ? 'desc' : 'asc'
  const ids = db.from(db.union(firsts, true).as('firsts')).select('firsts.id')
  const sorted = ids.orderBy([
    { column: 'firsts.sort', order },
    { column: 'firsts.id', order },
  ])
  return sorted.limit(list.top).offset(list.offset)
}

const firstIds = <C extends ListContract>(
  definition: Read<C>,
  rows: Knex.QueryBuilder,
  { list }: ListCall<C>,
) =>
  rows
    .clearSelect()
    .select({ id: idOf(definition), sort: sortColumnOf(definition, list) ?? idOf(definition) })
    .limit(list.offset + list.top)

/**
 * Several ranges: the first rows of each one, of which the page is taken. By `in`, PostgreSQL would read rows of other
 * values too, or sort all of these.
 */
async function pageOfRanges<C extends ListContract>(
  definition: Read<C>,
  ranges: readonly Range[],
  call: ListCall<C>,
): Promise<Page> {
  const firsts: Knex.QueryBuilder[] = []
  for (const range of ranges) {
    const rows = definition.from(call)
    await narrow(rows, definition, range, call)
    // Not awaited: a query would run.
    firsts.push(firstIds(definition, sorter(definition, range, call)(rows), call))
  }
  return pageOfIds(definition, cut(definition, firsts, call), call)
}

/** The rows that a search found by few values of a column, and their page: the first rows of each value. */
async function queryOfFound<C extends ListContract>(
  definition: Read<C>,
  { column, values, id }: Found,
  call: ListCall<C>,
): Promise<{ rows: Knex.QueryBuilder; page: Page }> {
  const { db } = call
  const [rows, ofValue, ofId] = [definition.from(call), definition.from(call), definition.from(call)]
  for (const narrowed of [rows, ofValue, ofId]) await narrowToFilters(narrowed, definition, null, call)
  void rows.where((found) => {
    void found.whereRaw('?? = any(?::integer[])', [column, [...values]])
    if (id !== null) void found.orWhere(idOf(definition), id)
  })
  void ofValue.whereRaw('?? between found.value and found.value', [column])
  const range = { field: null, column, value: null, keys: null }
  const first = firstIds(definition, sorter(definition, range, call)(ofValue), call)
  const ofAll = db
    .from(
      db.raw('unnest(?::integer[]) as found(value) cross join lateral (?) as first', [[...values], first]),
    )
    .select('first.id', 'first.sort')
  const own = firstIds(definition, ofId.where(idOf(definition), id), call)
  return { rows, page: pageOfIds(definition, cut(definition, [ofAll, own], call), call) }
}

/** What the search names, where the page is sorted by the order of the indexes. */
async function foundBySearch<C extends ListContract>(
  definition: Read<C>,
  call: ListCall<C>,
): Promise<Found | null> {
  const { search } = call.list
  if (search === '' || !definition.searchIn || !isSortedById(definition, call.list)) return null
  return definition.searchIn(search, call)
}

/** The page of at most one range. */
function pageOf<C extends ListContract>(
  definition: Read<C>,
  rows: Knex.QueryBuilder,
  range: Range | null,
  call: ListCall<C>,
): Page {
  const { top, offset } = call.list
  const sorted = sorter(definition, range, call)
  const page = sorted(rows.clone()).limit(top).offset(offset)
  // A later page: the rows of those before it are not read.
  if (offset > 0 && definition.tiebreak.length === 1)
    return pageOfIds(definition, page.clearSelect().select({ id: idOf(definition) }), call)
  // Around the page there are no keys: what is read for its rows is sorted by these alone.
  return { rows: page, sorted: range?.keys ? sorter(definition, null, call) : sorted }
}

/** The rows of a request, and its page of them. */
export async function queryOf<C extends ListContract>(
  definition: Read<C>,
  call: ListCall<C>,
): Promise<{ rows: Knex.QueryBuilder; page: Page }> {
  const found = await foundBySearch(definition, call)
  if (found) return queryOfFound(definition, found, call)
  const ranges = chooseRanges(definition, call)
  const [range = null] = ranges.length === 1 ? ranges : []
  const rows = definition.from(call)
  await narrow(rows, definition, range, call)
  if (ranges.length > 1) return { rows, page: await pageOfRanges(definition, ranges, call) }
  return { rows, page: pageOf(definition, rows, range, call) }
}
