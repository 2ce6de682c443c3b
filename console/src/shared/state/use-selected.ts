import { useSyncExternalStore } from 'react'
import type { Store } from './store.ts'

/** One fact out of a store; the part is drawn again only when that fact changes. */
export function useSelected<T, S>(store: Store<T>, select: (value: T) => S): S {
  return useSyncExternalStore(store.subscribe, () => select(store.get()))
}
