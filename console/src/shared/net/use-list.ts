import type { Contract, ReplyOf } from '@deportivo/contracts/route'
import { useCallback, useMemo } from 'react'
import useSWR from 'swr'
import { addressOf, callLoosely, type CallInput } from './call.ts'
import type { CallError } from './call-error.ts'
import { cacheList, readCachedList } from './cached-lists.ts'
import { useCacheKey } from './cache-key.ts'

type Rows<D> = D extends (infer R)[] ? R : never
/** A reply may be a list only for some queries, as the closed shifts are. */
type RowOf<C> = ReplyOf<C> extends { data: infer D } ? Rows<D> : never

export interface Paging {
  per_page: number
  total: number
  current_page: number
  more_than?: boolean
}

export interface List<C> {
  rows: RowOf<C>[] | undefined
  paging: Paging | undefined
  /** The whole reply, for lists that carry more than rows. */
  reply: ReplyOf<C> | undefined
  error: CallError | undefined
  isFirstLoad: boolean
  /** Rows on screen belong to the previous query. */
  isRefreshing: boolean
  refresh: () => void
  /** Patches rows on screen with the reply of a change. */
  patch: (change: (rows: RowOf<C>[]) => RowOf<C>[]) => void
}

type LooseReply<R> = { data: R[]; pagination?: Paging }

export interface ListOptions {
  /** A short list that rarely changes: shown from the tab's cache and revalidated. */
  isCached?: boolean
  /** Silent refresh interval. */
  everyMs?: number
}

/** SWR options that read and write the tab's cache. */
function useCachedList<Reply>(address: string | null, isCached: boolean) {
  const stored = useMemo(() => (isCached ? readCachedList<Reply>(address) : undefined), [isCached, address])
  return {
    ...(stored ? { fallbackData: stored } : {}),
    ...(isCached ? { onSuccess: (reply: Reply) => address !== null && cacheList(address, reply) } : {}),
  }
}

/** One page of a list; the previous page stays on screen while the next loads. `null`: no request. */
export function useList<C extends Contract>(
  contract: C,
  input: CallInput<C> | null,
  { isCached = false, everyMs = 0 }: ListOptions = {},
): List<C> {
  type Reply = LooseReply<RowOf<C>>
  const address = input === null ? null : addressOf(contract, input)
  const key = useCacheKey(address)
  const keeping = useCachedList<Reply>(address, isCached)
  const { data, error, isLoading, isValidating, mutate } = useSWR<Reply, CallError>(
    key,
    async () => (await callLoosely(contract, input ?? {})) as Reply,
    {
      keepPreviousData: true,
      refreshInterval: everyMs,
      ...keeping,
    },
  )
  const refresh = useCallback(() => void mutate(), [mutate])
  const patch = useCallback(
    (change: (rows: RowOf<C>[]) => RowOf<C>[]) =>
      void mutate((now) => (now ? { ...now, data: change(now.data) } : now), { revalidate: false }),
    [mutate],
  )
  return {
    rows: data?.data,
    paging: data?.pagination,
    reply: data as ReplyOf<C> | undefined,
    error,
    isFirstLoad: data === undefined && error === undefined,
    isRefreshing: (everyMs > 0 ? isLoading : isValidating) && data !== undefined,
    refresh,
    patch,
  }
}
