import type { Key } from 'react'
import { callLoosely } from '../../net/call.ts'
import type { Paging } from '../../net/use-list.ts'
import type { ListDefinition } from '../definition/definition.ts'
import type { Picked } from '../selection/picked.ts'
import { amongIds, type ListQuery } from './list-query.ts'
import { readPages, type ReadOptions } from './read-pages.ts'

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

interface FetchOptions extends ReadOptions {
  limit: number
}

/** All rows that match a query, up to a limit. */
export const fetchRows = <R>(
  list: ListDefinition<R>,
  listQuery: ListQuery,
  options: FetchOptions,
): Promise<R[]> =>
  readPages(
    {
      ask: async (page, signal) => (await ask(list, listQuery, { ...page }, signal)).data,
      rowKey: list.rowKey,
    },
    options,
  )

const partsOf = (ids: readonly Key[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / IDS_ASKED) }, (_, part) =>
    ids.slice(part * IDS_ASKED, (part + 1) * IDS_ASKED).map(String),
  )

/** The chosen rows as they are now, in the order in which they were chosen. */
async function fetchChosen<R>(
  list: ListDefinition<R>,
  listQuery: ListQuery,
  ids: readonly Key[],
  options: ReadOptions,
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
  chosen: (options: ReadOptions) => Promise<R[]>
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
