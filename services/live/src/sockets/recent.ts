/**
 * A page reads before it listens: what changed in between is repeated to each new socket. As long as that may take on a
 * slow phone; a line that is lost for longer has its pages read everything again.
 */
const RECENT_MS = 10_000

/** Keys that changed lately, each by its last change. */
export interface Recent<K> {
  add(key: K): void
  all(): K[]
}

export function createRecent<K>(): Recent<K> {
  /** The oldest first. */
  const changedAt = new Map<K, number>()
  function drop(): void {
    const start = performance.now() - RECENT_MS
    for (const [key, at] of changedAt) {
      if (at >= start) return
      changedAt.delete(key)
    }
  }
  return {
    add(key) {
      drop()
      changedAt.delete(key)
      changedAt.set(key, performance.now())
    },
    all() {
      drop()
      return [...changedAt.keys()]
    },
  }
}
