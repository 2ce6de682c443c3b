import { useSyncExternalStore } from 'react'
import { serverNow } from '../../../shared/net/clock.ts'

/** Ages are told in minutes: looked at twice a minute, no card is a minute wrong for long. */
const EVERY_MS = 30_000

const listeners = new Set<() => void>()
let now = serverNow()
let timer: ReturnType<typeof setInterval> | undefined

function tick(): void {
  now = serverNow()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, EVERY_MS)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** A fact that depends on the server's time, one clock for all cards: drawn again only when it changes. */
export const useTicked = <T>(select: (now: number) => T): T =>
  useSyncExternalStore(subscribe, () => select(now))

/** The clock stood still while nothing was on screen. */
export function wakeTicker(): void {
  tick()
}
