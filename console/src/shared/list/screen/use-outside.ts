import { useMemo } from 'react'
import useSWR from 'swr'
import { useCacheKey } from '../../net/cache-key.ts'
import { countAmong } from '../query/fetch-rows.ts'
import type { ListScreenState } from '../query/use-list-screen.ts'

/** How many of the chosen rows the filter on screen hides; undefined while it is being asked. */
export function useOutside<R>({ list, listQuery, rows, selection }: ListScreenState<R>): number | undefined {
  const { picked } = selection
  const onPage = useMemo(
    () => (rows.rows ?? []).filter((row) => picked.has(list.rowKey(row))).length,
    [rows.rows, picked, list],
  )
  // Rows on this page match the filter: only the others need a query.
  const isAsked = picked.size > onPage
  const ids = useMemo(() => [...picked.keys()], [picked])
  const key = useCacheKey(isAsked ? `chosen ${JSON.stringify([list.name, listQuery, ids])}` : null)
  const { data } = useSWR(key, () => countAmong(list, listQuery, ids), { keepPreviousData: true })
  if (!isAsked) return 0
  return data === undefined ? undefined : Math.max(0, picked.size - data)
}
