import { useCallback, useSyncExternalStore } from 'react'

/** The specification's width below which the menu closes: a phone. */
export const NARROW = '(max-width: 699px)'
/** Beside an open menu a tablet, or a desktop at twice the size, has too little room for its page. */
export const FOLDED = '(max-width: 999px)'

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
