import { LRUCache } from 'lru-cache'

// Without a bound, memory would grow with what people type.
const MOST_ANSWERS = 500

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
  readonly #answers = new LRUCache<string, Answer<Value>>({ max: MOST_ANSWERS })

  /** The cached value of this snapshot, or else what `ask` reads now. */
  async get(key: string, snapshot: string, ask: () => Promise<Answer<Value>>): Promise<Value> {
    const kept = this.#answers.get(key)
    if (kept?.snapshot === snapshot) return kept.value
    const answer = await ask()
    this.#answers.set(key, answer)
    return answer.value
  }
}
