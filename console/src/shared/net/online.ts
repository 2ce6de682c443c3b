import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether the browser has a network at all; a server that is away shows itself by failing calls. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
