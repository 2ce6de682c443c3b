import pLimit, { type LimitFunction } from 'p-limit'

/** Runs at most `width` tasks of one key at once; the others wait in order. A key without tasks takes no memory. */
export function createKeyedLimiter(width: number) {
  const limits = new Map<string, LimitFunction>()

  return async function runLimited<T>(key: string, work: () => Promise<T>): Promise<T> {
    const limit = limits.get(key) ?? pLimit(width)
    limits.set(key, limit)
    try {
      return await limit(work)
    } finally {
      if (limit.activeCount === 0 && limit.pendingCount === 0) limits.delete(key)
    }
  }
}
