import type { Key } from 'react'
import { callLoosely } from '../../net/call.ts'
import type { Paging } from '../../net/use-list.ts'
import type { ListDefinition } from '../definition/definition.ts'
import type { Picked } from '../selection/picked.ts'
import { amongIds, type ListQuery } from './list-query.ts'

/** The largest page of any list, so that an export needs the fewest requests. */
const PAGE = 200
/** A list that changes faster than it is read is taken as it comes: going back forever would never end. */
const MOST_RETURNS = 50
/** Of ids in one query: a filter is a text of bounded length. */
const IDS_ASKED = 150

interface Reply<R> {
  data: R[]
  pagination: Paging
}

const ask = async <R>(
  list: ListDefinition<R>,
  listQuery: ListQuery,
  query: Record<string, number | string>,
  signal?: AbortSignal,
): Promise<Reply<R>> =>
  (await callLoosely(list.contract, {
    ...listQuery,
    query: { ...listQuery.query, ...query },
    ...(signal ? { signal } : {}),
  })) as Reply<R>

interface FetchOptions {
  limit: number
  signal?: AbortSignal
  onProgress?: (rows: number) => void
}

/** The page that begins with a row already read, the last of them or one shortly before, and goes on from there. */
function pageFrom(read: number): { top: number; page: number } {
  if (read === 0) return { top: PAGE, page: 1 }
  const before = Math.ceil(read / PAGE)
  return { top: Math.floor((read - 1) / before), page: before + 1 }
}

/**
 * All rows that match a query, page by page, up to a limit. Rows that come in while it reads push others to the next
 * page: those are taken once. Rows that leave pull others to a page already read: then the next page doesn't begin with
 * a row that is known, and reading goes back to where one does.
 */
export async function fetchRows<R>(
  list: ListDefinition<R>,
  listQuery: ListQuery,
  { limit, signal, onProgress }: FetchOptions,
): Promise<R[]> {
  let found = new Map<Key, R>()
  let read = 0
  let returns = 0
  while (found.size < limit) {
    const { top, page } = pageFrom(read)
    const { data } = await ask(list, listQuery, { top, page }, signal)
    const start = (page - 1) * top
    const [first] = data
    const isJoined = start === 0 || (first !== undefined && found.has(list.rowKey(first)))
    if (!isJoined && returns < MOST_RETURNS) {
      returns += 1
      read = Math.max(0, start - PAGE)
      found = new Map([...found].slice(0, read))
      continue
    }
    for (const row of data) found.set(list.rowKey(row), row)
    onProgress?.(Math.min(found.size, limit))
    if (data.length < top) break
    read = start + data.length
  }
  return [...found.values()].slice(0, limit)
}

const partsOf = (ids: readonly Key[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / IDS_ASKED) }, (_, part) =>
    ids.slice(part * IDS_ASKED, (part + 1) * IDS_ASKED).map(String),
  )

/** The chosen rows as they are now, in the order in which they were chosen. */
async function fetchChosen<R>(
  list: ListDefinition<R>,
  listQuery: ListQuery,
  ids: readonly Key[],
  options: Omit<FetchOptions, 'limit'>,
): Promise<R[]> {
  const found = new Map<Key, R>()
  for (const part of partsOf(ids)) {
    const rows = await fetchRows(list, amongIds(listQuery, part), { ...options, limit: part.length })
    for (const row of rows) found.set(list.rowKey(row), row)
  }
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** All rows of a list, over all pages: what an export takes. */
export interface RowSource<R> {
  /** Chosen rows that match the query on screen, in its sort. */
  all: (options: FetchOptions) => Promise<R[]>
  /** Those that were chosen, as they are now, whatever is filtered. */
  chosen: (options: Omit<FetchOptions, 'limit'>) => Promise<R[]>
}

export const askedRows = <R>(
  list: ListDefinition<R>,
  listQuery: ListQuery,
  picked: Picked<R>,
): RowSource<R> => ({
  all: (options) => fetchRows(list, listQuery, options),
  chosen: (options) => {
    const { filter: _filter, search: _search, ...query } = listQuery.query
    return fetchChosen(list, { ...listQuery, query }, [...picked.keys()], options)
  },
})

/** How many of the chosen rows match a query. */
export async function countAmong<R>(
  list: ListDefinition<R>,
  listQuery: ListQuery,
  ids: readonly Key[],
): Promise<number> {
  let count = 0
  for (const part of partsOf(ids))
    count += (await ask(list, amongIds(listQuery, part), { top: 1, page: 1 })).pagination.total
  return count
}
