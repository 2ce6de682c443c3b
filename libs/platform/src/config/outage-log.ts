import type { Logger } from 'pino'

/** Reports on a part of the surroundings that heals by itself, such as a broker. */
export interface OutageLog {
  failed: (error: unknown) => void
  works: () => void
}

interface Part {
  name: string
  /** Host and port, never a password. */
  address: string
  /** What the outage does to the product. */
  effect: string
}

// Retries are seconds apart and an outage may last for hours: its log must stay readable, and show that it lasts.
const REPEAT_MS = 60_000

/** What failed, in one line. Errors about several addresses have no message of their own. */
export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  return error.message.trim().split('\n')[0] || code
}

/** Logs an outage in one line without a stack, once a minute for each cause while it lasts, and its end. */
export function createOutageLog(log: Logger, { name, address, effect }: Part): OutageLog {
  const loggedAt = new Map<string, number>()
  let isOut = false

  /** Also deletes causes of long ago, since their texts may be of any number. */
  function isRecent(cause: string): boolean {
    const now = performance.now()
    for (const [known, at] of loggedAt) if (now - at >= REPEAT_MS) loggedAt.delete(known)
    if (loggedAt.has(cause)) return true
    loggedAt.set(cause, now)
    return false
  }

  return {
    failed(err) {
      log.debug({ err, address }, `${name} cannot be used`)
      const cause = causeOf(err)
      if (isRecent(cause)) return
      isOut = true
      log.warn({ address, cause }, `${name} cannot be used: ${effect}`)
    },
    works() {
      if (!isOut) return
      isOut = false
      // At the level of its beginning: a log that shows one shows the other.
      log.warn({ address }, `${name} can be used again`)
    },
  }
}
