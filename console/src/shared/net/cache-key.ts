import { sessionNumber } from '../session/session-end.ts'
import { useStore } from '../state/store.ts'

/** SWR cache key of an address, prefixed by the session: a late or shared reply of the session before can't match. */
export const cacheKeyOf = (address: string): string => `${sessionNumber.get()} ${address}`

export const isOfThisSession = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith(cacheKeyOf(''))

export function useCacheKey(address: string | null): string | null {
  useStore(sessionNumber)
  return address === null ? null : cacheKeyOf(address)
}
