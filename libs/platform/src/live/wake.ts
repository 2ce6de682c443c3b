import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { WakeConnection } from './wake-connection.ts'

export const WAKE_TOPICS = ['outbox', 'log', 'cursors', 'rooms', 'sessions', 'jobs', 'settings'] as const
export type WakeTopic = (typeof WAKE_TOPICS)[number]

/** Sends wake-ups across processes. One may be lost, so every listener also polls. */
export interface Wake {
  notify(topic: WakeTopic): void
  /** Where listeners of this process know already. */
  notifyOthers(topic: WakeTopic): void
  on(topic: WakeTopic, listener: () => void): () => void
  /** How long a listener waits for a wake-up before it polls. */
  fallbackMs(): number
  close(): Promise<void>
}

// A wake-up within one process cannot be lost; one from another process can.
const ALONE_MS = 2000
// Longer delays other browsers noticeably, where a wake-up from another process was lost.
const WITH_OTHERS_MS = 250
const OTHERS_SEEN_MS = 60_000

// One notification per process in this time: shorter, and NOTIFY's global lock delays every commit; longer adds to
// the delay of other browsers.
const COALESCE_MS = 10

const isTopic = (word: string): word is WakeTopic => (WAKE_TOPICS as readonly string[]).includes(word)

function topicsFromOthers(message: string, origin: string): WakeTopic[] {
  const [from, ...topics] = message.split(' ')
  return from === origin ? [] : topics.filter(isTopic)
}

/** Sends the first topic to other processes at once, later ones in batches. */
function createSender(origin: string, connection: WakeConnection) {
  const pending = new Set<WakeTopic>()
  let isSending = false

  async function flush(): Promise<void> {
    isSending = true
    while (pending.size > 0) {
      const message = [origin, ...pending].join(' ')
      pending.clear()
      await Promise.all([connection.notify(message), sleep(COALESCE_MS)])
    }
    isSending = false
  }

  return {
    send(topic: WakeTopic): void {
      pending.add(topic)
      if (!isSending) void flush()
    },
    clear: () => pending.clear(),
  }
}

/** Notifies listeners of this process at once and those of others through one NOTIFY connection, which reconnects. */
export async function createWake({ url, log }: { url: string; log: Logger }): Promise<Wake> {
  const origin = randomUUID()
  const listeners = new EventEmitter().setMaxListeners(0)
  let seenOthersAt = -Infinity
  const connection = new WakeConnection({
    url,
    log,
    onMessage(message) {
      const topics = topicsFromOthers(message, origin)
      if (topics.length > 0) seenOthersAt = performance.now()
      topics.forEach((topic) => listeners.emit(topic))
    },
    // Notifications sent while the connection was down are lost.
    onConnected: () => WAKE_TOPICS.forEach((topic) => listeners.emit(topic)),
  })
  const others = createSender(origin, connection)
  await connection.open()
  return {
    notify(topic) {
      listeners.emit(topic)
      others.send(topic)
    },
    notifyOthers: (topic) => others.send(topic),
    on(topic, listener) {
      listeners.on(topic, listener)
      return () => listeners.off(topic, listener)
    },
    fallbackMs: () =>
      connection.isOpen() && performance.now() - seenOthersAt > OTHERS_SEEN_MS ? ALONE_MS : WITH_OTHERS_MS,
    async close() {
      others.clear()
      listeners.removeAllListeners()
      await connection.close()
    },
  }
}
