import { sessionNumber } from '../session/session-end.ts'
import { useStore } from '../state/store.ts'

/** The name under which the answer to an address is kept: of this session alone, so a late or shared answer of the one before can't be taken for it. */
export const cacheKeyOf = (address: string): string => `${sessionNumber.get()} ${address}`

export const isOfThisSession = (key: unknown): boolean =>
  typeof key === 'string' && key.startsWith(cacheKeyOf(''))

export function useCacheKey(address: string | null): string | null {
  useStore(sessionNumber)
  return address === null ? null : cacheKeyOf(address)
}
