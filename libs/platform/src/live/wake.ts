import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { WakeLine } from './wake-line.ts'

export const WAKE_TOPICS = ['outbox', 'log', 'rooms', 'sessions', 'jobs', 'settings'] as const
export type WakeTopic = (typeof WAKE_TOPICS)[number]

/** Says 'look now' across processes. A wake may be lost: every listener also polls. */
export interface Wake {
  tell(topic: WakeTopic): void
  on(topic: WakeTopic, listener: () => void): () => void
  close(): Promise<void>
}

// One notification per process in this time: shorter, and NOTIFY's global lock is felt by every commit; longer is
// added to what a second browser waits for.
const COALESCE_MS = 10

const isTopic = (word: string): word is WakeTopic => (WAKE_TOPICS as readonly string[]).includes(word)

function topicsFromOthers(message: string, origin: string): WakeTopic[] {
  const [from, ...topics] = message.split(' ')
  return from === origin ? [] : topics.filter(isTopic)
}

/** Wakes listeners of this process at once and those of others through one NOTIFY connection, which reconnects. */
export async function createWake({ url, log }: { url: string; log: Logger }): Promise<Wake> {
  const origin = randomUUID()
  const listeners = new EventEmitter().setMaxListeners(0)
  const told = new Set<WakeTopic>()
  let isNotifying = false

  const line = new WakeLine({
    url,
    log,
    onMessage: (message) => topicsFromOthers(message, origin).forEach((topic) => listeners.emit(topic)),
    // Notifications sent while the connection was down are lost.
    onConnected: () => WAKE_TOPICS.forEach((topic) => listeners.emit(topic)),
  })

  await line.open()

  /** At once for the first, then what gathered meanwhile. */
  async function notify(): Promise<void> {
    isNotifying = true
    while (told.size > 0) {
      const message = [origin, ...told].join(' ')
      told.clear()
      await Promise.all([line.say(message), sleep(COALESCE_MS)])
    }
    isNotifying = false
  }

  return {
    tell(topic) {
      listeners.emit(topic)
      told.add(topic)
      if (!isNotifying) void notify()
    },
    on(topic, listener) {
      listeners.on(topic, listener)
      return () => listeners.off(topic, listener)
    },
    async close() {
      told.clear()
      listeners.removeAllListeners()
      await line.close()
    },
  }
}
