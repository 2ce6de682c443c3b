import { setTimeout as sleep } from 'node:timers/promises'

export interface Loop {
  /** Run a step now, and one more if one is running already. */
  wakeUp(): void
  /** Resolves when the running step has ended. */
  stop(): Promise<void>
}

export interface LoopOptions {
  /** One step; true when there is more to do at once. */
  step: () => Promise<boolean>
  /** Fallback poll interval when a wake-up is lost; a function where it changes. */
  everyMs: number | (() => number)
  onError: (error: unknown, waitMs: number) => void
}

const FIRST_WAIT_MS = 50
// Longer, and a recovered database or broker stays idle; shorter fills the log while it is down.
const LONGEST_WAIT_MS = 5000

/** Not a sleep with an abort signal: it is interrupted hundreds of times a second, and each would create an error. */
function createNap() {
  let end = (): void => undefined
  return {
    async rest(ms: number): Promise<void> {
      let timer: NodeJS.Timeout | undefined
      await new Promise<void>((resolve) => {
        end = resolve
        timer = setTimeout(resolve, ms)
      })
      clearTimeout(timer)
    },
    end: () => end(),
  }
}

/**
 * Runs steps while there is more, then sleeps until woken. A failed step is retried forever, with a growing pause.
 */
export function startLoop({ step, everyMs, onError }: LoopOptions): Loop {
  const stopping = new AbortController()
  const nap = createNap()
  let isWoken = false
  let failures = 0

  async function stepOnce(): Promise<void> {
    isWoken = false
    try {
      const hasMore = await step()
      failures = 0
      if (!hasMore && !isWoken && !stopping.signal.aborted)
        await nap.rest(typeof everyMs === 'number' ? everyMs : everyMs())
    } catch (error) {
      if (stopping.signal.aborted) return
      const waitMs = Math.min(FIRST_WAIT_MS * 2 ** failures++, LONGEST_WAIT_MS)
      onError(error, waitMs)
      await sleep(waitMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }

  const running = (async () => {
    while (!stopping.signal.aborted) await stepOnce()
  })()

  return {
    wakeUp() {
      isWoken = true
      nap.end()
    },
    async stop() {
      stopping.abort()
      nap.end()
      await running
    },
  }
}
