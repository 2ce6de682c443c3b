import type { Contract, ReplyOf } from '@deportivo/contracts/route'
import { useCallback } from 'react'
import useSWR, { mutate as mutateAny } from 'swr'
import { addressOf, callLoosely, type CallInput } from './call.ts'
import type { CallError } from './call-error.ts'
import { cacheKeyOf, useCacheKey } from './cache-key.ts'

type DataOf<C> = ReplyOf<C> extends { data: infer D } ? D : never

/** What a screen knows of something it asked for. Data stays while a newer answer is on its way. */
export interface Found<D> {
  data: D | undefined
  error: CallError | undefined
  /** Nothing to show yet. */
  isFirstLoad: boolean
  isRefreshing: boolean
  refresh: () => void
  /** Puts what a change answered in place of what was read, without asking again; `isWanted` may keep what is there. */
  put: (data: D, isWanted?: (now: D) => boolean) => void
}

export interface FoundOptions {
  /** Repeats the question this often; 0 never. */
  everyMs?: number
  /** Data of the question asked before stays on screen while the new one is on its way. */
  keepPrevious?: boolean
}

/** Asks a reading call; `null` instead of its input: not yet. Equal questions share one answer. */
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
    refresh,
    put,
  }
}

/** Asks every question on screen again: after the server was away, what failed meanwhile included. */
export const revalidateAll = (): void => void mutateAny(() => true)

/** Asks again every question on screen whose address starts so: after a change that reaches beyond its own page. */
export async function revalidate(...contracts: Pick<Contract, 'path'>[]): Promise<void> {
  const starts = contracts.map(({ path }) => `/api/v1${path.replace(/\/:.*$/, '')}`)
  await mutateAny(
    (key) => typeof key === 'string' && starts.some((start) => key.startsWith(cacheKeyOf(start))),
  )
}
