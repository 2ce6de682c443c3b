import { vi } from 'vitest'

const { setTimeout, setInterval, addEventListener } = globalThis

/**
 * Records the timers and listeners of a test file. The function returned ends them and every open call: a retry of one
 * file would call the server of the next.
 */
export function recordCalls(): () => Promise<void> {
  const timers: ReturnType<typeof setTimeout>[] = []
  const listeners: Parameters<typeof addEventListener>[] = []

  vi.stubGlobal('setTimeout', (...timer: Parameters<typeof setTimeout>) => {
    const started = setTimeout(...timer)
    timers.push(started)
    return started
  })
  vi.stubGlobal('setInterval', (...timer: Parameters<typeof setInterval>) => {
    const started = setInterval(...timer)
    timers.push(started)
    return started
  })
  vi.stubGlobal('addEventListener', (...listener: Parameters<typeof addEventListener>) => {
    listeners.push(listener)
    addEventListener(...listener)
  })

  return async () => {
    for (const listener of listeners) removeEventListener(...listener)
    await window.happyDOM.abort()
    // A call that was cut short starts the timer of its retry, so timers are cleared after it.
    await new Promise((resolve) => setTimeout(resolve, 0))
    for (const timer of timers) clearTimeout(timer)
  }
}
