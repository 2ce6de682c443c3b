import { useSyncExternalStore } from 'react'
import { serverNow } from '../../../shared/net/clock.ts'

/** Ages are shown in minutes: longer would leave a card a minute wrong, shorter renders for nothing. */
const EVERY_MS = 30_000

const listeners = new Set<() => void>()
let now = serverNow()
let timer: ReturnType<typeof setInterval> | undefined

function tick(): void {
  now = serverNow()
  for (const listener of listeners) listener()
}

/** Browsers suspend the timer in hidden tabs. */
const tickWhenSeen = () => {
  if (document.visibilityState === 'visible') tick()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) {
    timer = setInterval(tick, EVERY_MS)
    document.addEventListener('visibilitychange', tickWhenSeen)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tickWhenSeen)
    timer = undefined
  }
}

/** A value that depends on the server's time, with one timer for all cards; renders only when the value changes. */
export const useTicked = <T>(select: (now: number) => T): T =>
  useSyncExternalStore(subscribe, () => select(now))
