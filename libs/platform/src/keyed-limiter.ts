interface Queue {
  running: number
  waiting: (() => void)[]
}

/** Runs at most `width` tasks of one key at once; the others wait in order. */
export function createKeyedLimiter(width: number) {
  const queues = new Map<string, Queue>()

  async function enter(key: string): Promise<Queue> {
    const queue = queues.get(key) ?? { running: 0, waiting: [] }
    queues.set(key, queue)
    if (queue.running < width) queue.running += 1
    else await new Promise<void>((resolve) => queue.waiting.push(resolve))
    return queue
  }

  function leave(key: string, queue: Queue): void {
    const next = queue.waiting.shift()
    // The slot passes to the next waiter, so that a newcomer cannot overtake it.
    if (next) return next()
    queue.running -= 1
    if (queue.running === 0) queues.delete(key)
  }

  return async function runLimited<T>(key: string, work: () => Promise<T>): Promise<T> {
    const queue = await enter(key)
    try {
      return await work()
    } finally {
      leave(key, queue)
    }
  }
}
