export type SharedReads<T> = (key: string, read: () => Promise<T>) => Promise<T>

/**
 * One read serves all calls of a key made before it began; a call made while it runs waits for the next read, which
 * includes everything those callers have already seen. A hundred reconnecting browsers cost two reads.
 */
export function createSharedReads<T>(): SharedReads<T> {
  const running = new Map<string, Promise<void>>()
  const next = new Map<string, Promise<T>>()

  async function readNext(key: string, read: () => Promise<T>): Promise<T> {
    await running.get(key)
    next.delete(key)
    const reading = read()
    // Its callers get the error; the next read only waits for its end.
    const ended = reading.then(
      () => undefined,
      () => undefined,
    )
    running.set(key, ended)
    void ended.then(() => running.get(key) === ended && running.delete(key))
    return reading
  }

  return (key, read) => {
    const waiting = next.get(key) ?? readNext(key, read)
    next.set(key, waiting)
    return waiting
  }
}
