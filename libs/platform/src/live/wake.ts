import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { WakeConnection } from './wake-connection.ts'

export const WAKE_TOPICS = [
  'outbox',
  'log',
  'cursors',
  'rooms',
  'sessions',
  'jobs',
  'settings',
  'examples',
] as const
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
const STILL_HERE_MS = 60_000
/** Others that were silent for so long have ended. */
const OTHERS_SEEN_MS = 2.5 * STILL_HERE_MS
// Others that are there reply within milliseconds.
const ASKING_MS = 5_000

/** Words beside topics: a new process asks for others, and each of them replies. */
const HELLO = 'hello'
const HERE = 'here'

// One notification per process in this time: shorter, and NOTIFY's global lock delays every commit; longer adds to
// the delay of other browsers.
const COALESCE_MS = 10

const isTopic = (word: string): word is WakeTopic => (WAKE_TOPICS as readonly string[]).includes(word)

/** The words of another process. */
function wordsFromOthers(message: string, origin: string): string[] {
  const [from, ...words] = message.split(' ')
  return from === origin ? [] : words
}

/** Sends the first word to other processes at once, later ones in batches. */
function createSender(origin: string, connection: WakeConnection) {
  const pending = new Set<string>()
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
    send(word: string): void {
      pending.add(word)
      if (!isSending) void flush()
    },
    clear: () => pending.clear(),
  }
}

/** Whether other processes use the database: each NOTIFY is a transaction, and most installations have one process. */
function createNeighbours(send: (word: string) => void) {
  let seenAt = -Infinity
  let askedAt = -Infinity
  const passed = (since: number) => performance.now() - since
  const areSeen = () => passed(seenAt) < OTHERS_SEEN_MS
  /** Also while they may not have replied yet. */
  const sendIfAny = (word: string) => {
    if (areSeen() || passed(askedAt) < ASKING_MS) send(word)
  }
  const heartbeat = setInterval(() => sendIfAny(HERE), STILL_HERE_MS).unref()
  return {
    areSeen,
    sendIfAny,
    askForOthers() {
      askedAt = performance.now()
      send(HELLO)
    },
    receive(words: readonly string[]) {
      if (words.length > 0) seenAt = performance.now()
      if (words.includes(HELLO)) send(HERE)
    },
    leave: () => clearInterval(heartbeat),
  }
}

/** Notifies listeners of this process at once and those of others through one NOTIFY connection, which reconnects. */
export async function createWake({ url, log }: { url: string; log: Logger }): Promise<Wake> {
  const origin = randomUUID()
  const listeners = new EventEmitter().setMaxListeners(0)
  const connection = new WakeConnection({
    url,
    log,
    onMessage(message) {
      const words = wordsFromOthers(message, origin)
      others.receive(words)
      words.filter(isTopic).forEach((topic) => listeners.emit(topic))
    },
    onConnected() {
      others.askForOthers()
      // Notifications sent while the connection was down are lost.
      WAKE_TOPICS.forEach((topic) => listeners.emit(topic))
    },
  })
  const sender = createSender(origin, connection)
  const others = createNeighbours((word) => sender.send(word))
  await connection.open()
  return {
    notify(topic) {
      listeners.emit(topic)
      others.sendIfAny(topic)
    },
    notifyOthers: others.sendIfAny,
    on(topic, listener) {
      listeners.on(topic, listener)
      return () => listeners.off(topic, listener)
    },
    fallbackMs: () => (connection.isOpen() && !others.areSeen() ? ALONE_MS : WITH_OTHERS_MS),
    async close() {
      others.leave()
      sender.clear()
      listeners.removeAllListeners()
      await connection.close()
    },
  }
}
