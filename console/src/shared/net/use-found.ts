import type { Contract, ReplyOf } from '@deportivo/contracts/route'
import { useCallback } from 'react'
import useSWR, { mutate as mutateAny } from 'swr'
import { addressOf, API, callLoosely, type CallInput } from './call.ts'
import type { CallError } from './call-error.ts'
import { cacheKeyOf, useCacheKey } from './cache-key.ts'

type DataOf<C> = ReplyOf<C> extends { data: infer D } ? D : never

/** State of a read request. Data stays while it is refreshed. */
export interface Found<D> {
  data: D | undefined
  error: CallError | undefined
  /** Nothing to show yet. */
  isFirstLoad: boolean
  isRefreshing: boolean
  /** The data belongs to the query before, and stays until that of this one is there. */
  isPrevious: boolean
  refresh: () => void
  /** Replaces the data with the reply of a change, without a request; `isWanted` may veto it. */
  put: (data: D, isWanted?: (now: D) => boolean) => void
}

export interface FoundOptions {
  /** Refresh interval; 0 never. */
  everyMs?: number
  /** Data of the previous query stays on screen while the new one loads. */
  keepPrevious?: boolean
}

/** Runs a read call; `null` input: not yet. Equal requests share one cache entry. */
export function useFound<C extends Contract>(
  contract: C,
  input: CallInput<C> | null,
  { everyMs = 0, keepPrevious = false }: FoundOptions = {},
): Found<DataOf<C>> {
  type D = DataOf<C>
  const key = useCacheKey(input === null ? null : addressOf(contract, input))
  const { data, error, isLoading, isValidating, mutate } = useSWR<D, CallError>(
    key,
    async () => ((await callLoosely(contract, input ?? {})) as { data: D }).data,
    {
      refreshInterval: everyMs,
      keepPreviousData: keepPrevious,
    },
  )
  const refresh = useCallback(() => void mutate(), [mutate])
  const put = useCallback(
    (next: D, isWanted?: (now: D) => boolean) =>
      void mutate((now) => (now !== undefined && isWanted?.(now) === false ? now : next), {
        revalidate: false,
      }),
    [mutate],
  )
  return {
    data,
    error,
    isFirstLoad: data === undefined && error === undefined && (isLoading || key === null),
    isRefreshing: isValidating && data !== undefined,
    isPrevious: isLoading && data !== undefined,
    refresh,
    put,
  }
}

/** Revalidates every query on screen, failed ones included: after an outage, or in another language. */
export const revalidateAll = (): Promise<unknown> => mutateAny(() => true)

/** All that is read of one record: itself, and what stands under its address. */
export const recordOf = (contract: Contract, params: { id: number }): Pick<Contract, 'path'> => ({
  path: `/${addressOf(contract, { params }).slice(API.length + 1)}`,
})

/** Revalidates every query on screen under these paths, after a change that affects other pages. */
export async function revalidate(...contracts: Pick<Contract, 'path'>[]): Promise<void> {
  const starts = contracts.map(({ path }) => `/api/v1${path.replace(/\/:.*$/, '')}`)
  await mutateAny(
    (key) => typeof key === 'string' && starts.some((start) => key.startsWith(cacheKeyOf(start))),
  )
}
