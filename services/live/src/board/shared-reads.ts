/**
 * One read serves all calls made before it began; a call made while it runs waits for the next read, which
 * includes everything those callers have already seen. A hundred reconnecting browsers cost two reads.
 */
export function createSharedReads<T>(read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const running = new Map<string, Promise<void>>()
  const next = new Map<string, Promise<T>>()

  async function readNext(key: string): Promise<T> {
    await running.get(key)
    next.delete(key)
    const reading = read(key)
    // Its callers get the error; the next read only waits for its end.
    const ended = reading.then(
      () => undefined,
      () => undefined,
    )
    running.set(key, ended)
    void ended.then(() => running.get(key) === ended && running.delete(key))
    return reading
  }

  return (key) => {
    const waiting = next.get(key) ?? readNext(key)
    next.set(key, waiting)
    return waiting
  }
}
