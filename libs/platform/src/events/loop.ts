import { setTimeout as sleep } from 'node:timers/promises'

export interface Loop {
  /** Look now, and once more if it is looking already. */
  poke(): void
  /** Resolves when the running step has ended. */
  stop(): Promise<void>
}

export interface LoopOptions {
  /** One look; true when there is more to do at once. */
  step: () => Promise<boolean>
  /** The floor under lost pokes. */
  everyMs: number
  onError: (error: unknown, waitMs: number) => void
}

const FIRST_WAIT_MS = 50
// Longer, and a recovered database or broker stands idle; shorter fills the log while it is away.
const LONGEST_WAIT_MS = 5000

/** Steps while there is more, then sleeps until poked. A failed step is repeated, for ever, with a growing pause. */
export function startLoop({ step, everyMs, onError }: LoopOptions): Loop {
  const stopping = new AbortController()
  let isPoked = false
  let nap = new AbortController()
  let failures = 0

  async function rest(ms: number): Promise<void> {
    nap = new AbortController()
    const signal = AbortSignal.any([nap.signal, stopping.signal])
    await sleep(ms, undefined, { signal }).catch(() => undefined)
  }

  async function stepOnce(): Promise<void> {
    isPoked = false
    try {
      const hasMore = await step()
      failures = 0
      if (!hasMore && !isPoked) await rest(everyMs)
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
    poke() {
      isPoked = true
      nap.abort()
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
