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

/**
 * For several reporters that reach the part independently. Logs its outage in one line without a stack, once a
 * minute for each cause while it lasts, and its end when every reporter that failed works again. A reporter that has
 * not failed for a minute no longer counts: it would have retried.
 */
export function createOutageLogs(
  log: Logger,
  { name, address, effect }: Part,
): (reporter: string) => OutageLog {
  const loggedAt = new Map<string, number>()
  const failedAt = new Map<string, number>()
  let isOut = false

  /** Also deletes causes of long ago, since their texts may be of any number. */
  function isRecent(cause: string): boolean {
    deleteOld(loggedAt)
    if (loggedAt.has(cause)) return true
    loggedAt.set(cause, performance.now())
    return false
  }

  return (reporter) => ({
    failed(err) {
      log.debug({ err, address, reporter }, `${name} cannot be used`)
      failedAt.set(reporter, performance.now())
      const cause = causeOf(err)
      if (isRecent(cause)) return
      isOut = true
      log.warn({ address, cause }, `${name} cannot be used: ${effect}`)
    },
    works() {
      failedAt.delete(reporter)
      if (!isOut) return
      deleteOld(failedAt)
      if (failedAt.size > 0) return
      isOut = false
      // At the level of its beginning: a log that shows one shows the other.
      log.warn({ address }, `${name} can be used again`)
    },
  })
}

function deleteOld(times: Map<string, number>): void {
  const now = performance.now()
  for (const [key, at] of times) if (now - at >= REPEAT_MS) times.delete(key)
}

/** For one reporter, or for all as one. */
export const createOutageLog = (log: Logger, part: Part): OutageLog => createOutageLogs(log, part)(part.name)
