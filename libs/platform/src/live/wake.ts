import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { WakeConnection } from './wake-connection.ts'

export const WAKE_TOPICS = ['outbox', 'log', 'rooms', 'sessions', 'jobs', 'settings'] as const
export type WakeTopic = (typeof WAKE_TOPICS)[number]

/** Sends wake-ups across processes. One may be lost, so every listener also polls. */
export interface Wake {
  notify(topic: WakeTopic): void
  on(topic: WakeTopic, listener: () => void): () => void
  close(): Promise<void>
}

// One notification per process in this time: shorter, and NOTIFY's global lock delays every commit; longer adds to
// the delay of other browsers.
const COALESCE_MS = 10

const isTopic = (word: string): word is WakeTopic => (WAKE_TOPICS as readonly string[]).includes(word)

function topicsFromOthers(message: string, origin: string): WakeTopic[] {
  const [from, ...topics] = message.split(' ')
  return from === origin ? [] : topics.filter(isTopic)
}

/** Notifies listeners of this process at once and those of others through one NOTIFY connection, which reconnects. */
export async function createWake({ url, log }: { url: string; log: Logger }): Promise<Wake> {
  const origin = randomUUID()
  const listeners = new EventEmitter().setMaxListeners(0)
  const pending = new Set<WakeTopic>()
  let isNotifying = false

  const connection = new WakeConnection({
    url,
    log,
    onMessage: (message) => topicsFromOthers(message, origin).forEach((topic) => listeners.emit(topic)),
    // Notifications sent while the connection was down are lost.
    onConnected: () => WAKE_TOPICS.forEach((topic) => listeners.emit(topic)),
  })

  await connection.open()

  /** Sends the first topic at once, later ones in batches. */
  async function flush(): Promise<void> {
    isNotifying = true
    while (pending.size > 0) {
      const message = [origin, ...pending].join(' ')
      pending.clear()
      await Promise.all([connection.notify(message), sleep(COALESCE_MS)])
    }
    isNotifying = false
  }

  return {
    notify(topic) {
      listeners.emit(topic)
      pending.add(topic)
      if (!isNotifying) void flush()
    },
    on(topic, listener) {
      listeners.on(topic, listener)
      return () => listeners.off(topic, listener)
    },
    async close() {
      pending.clear()
      listeners.removeAllListeners()
      await connection.close()
    },
  }
}
