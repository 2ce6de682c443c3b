import { LRUCache } from 'lru-cache'

// Without a bound, memory would grow with the number of searches.
const MAX_RESULTS = 500

interface Snapshot<Value> {
  snapshot: string
  value: Value
}

/**
 * Caches results until anything at all is committed: `snapshot` is pg_current_snapshot() of the statement that
 * read them, and two statements with equal snapshots see the same rows. Never stale, and free while there are no
 * writes.
 */
export class SnapshotCache<Value> {
  readonly #results = new LRUCache<string, Snapshot<Value>>({ max: MAX_RESULTS })

  /** The cached value of this snapshot, or else what `read` reads now. */
  async get(key: string, snapshot: string, read: () => Promise<Snapshot<Value>>): Promise<Value> {
    const cached = this.#results.get(key)
    if (cached?.snapshot === snapshot) return cached.value
    const result = await read()
    this.#results.set(key, result)
    return result.value
  }
}
