import type { Knex } from 'knex'
import pg from 'pg'
import type { Logger } from 'pino'
import { createOutageLog } from '../config/outage-log.ts'
import { Transient } from './transient.ts'

// A statement may take long while the server works; one that is frozen, or cut off, sends nothing at all.
const LOOK_MS = 500
/** With statements under way and no byte from the server for this long, it is asked whether it is there. */
const SILENT_MS = 1_500
const REPLY_MS = 1_000
/** One that is merely busy replies to one of these. */
const ASKED = 2
/** Later than this by itself, our own process was blocked or suspended: what it read meanwhile is not known yet. */
const LATE_MS = 500

/** The parts of knex's client and its pool that are used here. */
interface Pooled {
  acquireConnection(): Promise<object>
  releaseConnection(connection: object): Promise<void>
  pool: { numUsed(): number }
}

/** A connection with what its types omit: the socket it reads from. */
interface Wired {
  connection: { stream: { on(event: 'data', listener: () => void): void; destroy(): void } }
  once(event: 'end', listener: () => void): void
}

/** The open connections of a pool, and when the server last sent anything to one of them. */
export class OpenConnections {
  readonly #open = new Set<Wired>()
  #heardAt = performance.now()

  add(connection: Wired): void {
    this.#open.add(connection)
    connection.once('end', () => this.#open.delete(connection))
    connection.connection.stream.on('data', () => (this.#heardAt = performance.now()))
  }

  /** The silence begins anew: nothing is known of what was before. */
  clearSilence(): void {
    this.#heardAt = performance.now()
  }

  /** Milliseconds. */
  silence(): number {
    return performance.now() - this.#heardAt
  }

  /** Every statement under way fails, and the pool replaces the connections. */
  drop(): void {
    for (const { connection } of this.#open) connection.stream.destroy()
  }
}

/** Whether a new connection gets a reply in time. */
async function isThere(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'deportivo is there',
    connectionTimeoutMillis: REPLY_MS,
    query_timeout: REPLY_MS,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    void client.end().catch(() => undefined)
  }
}

/** Whether it replied to none of some requests, in a process that was not blocked itself, and sent nothing else. */
async function isFrozen({ url, connections }: Pick<Watched, 'url' | 'connections'>): Promise<boolean> {
  for (let asked = 0; asked < ASKED; asked++) {
    const began = performance.now()
    if (await isThere(url)) return false
    if (performance.now() - began > REPLY_MS + LATE_MS) {
      connections.clearSilence()
      return false
    }
  }
  return connections.silence() > SILENT_MS
}

interface Watched {
  url: string
  connections: OpenConnections
  log: Logger
}

const silent = () => new Transient('the database is silent')

/** Until the server is silent a connection is waited for; while it is, no call waits. */
function refuseWhileSilent(pooled: Pooled, isSilent: () => boolean) {
  const waiting = new Set<(error: Error) => void>()
  const acquire = pooled.acquireConnection.bind(pooled)
  pooled.acquireConnection = async () => {
    if (isSilent()) throw silent()
    const asked = acquire()
    let refuse = (_error: Error): void => undefined
    const refused = new Promise<never>((_resolve, reject) => (refuse = reject))
    waiting.add(refuse)
    try {
      return await Promise.race([asked, refused])
    } catch (error) {
      // One that comes too late goes back.
      void asked.then((connection) => pooled.releaseConnection(connection)).catch(() => undefined)
      throw error
    } finally {
      waiting.delete(refuse)
    }
  }
  return () => waiting.forEach((refuse) => refuse(silent()))
}

/**
 * Fails every statement of a pool once its server has been silent for some seconds, and refuses others at once until it
 * replies again: no call waits for a frozen database, and a slow statement is left alone. Returns what ends the watch.
 */
export function failWhenSilent(db: Knex, { url, connections, log }: Watched): () => void {
  const pooled = db.client as Pooled
  const outage = createOutageLog(log, {
    name: 'PostgreSQL',
    address: new URL(url).host,
    effect: 'calls are refused until it replies',
  })
  let isSilent = false
  let isAsking = false
  let lookedAt = performance.now()
  const refuseWaiting = refuseWhileSilent(pooled, () => isSilent)
  async function look(): Promise<void> {
    const wasBlocked = performance.now() - lookedAt > LOOK_MS + LATE_MS
    lookedAt = performance.now()
    if (wasBlocked) connections.clearSilence()
    const isSuspect = pooled.pool.numUsed() > 0 && connections.silence() > SILENT_MS
    if (isAsking || !(isSilent || isSuspect)) return
    isAsking = true
    isSilent = await isFrozen({ url, connections })
    isAsking = false
    if (!isSilent) return outage.works()
    outage.failed('it sends nothing')
    connections.drop()
    refuseWaiting()
  }
  const looking = setInterval(() => void look(), LOOK_MS).unref()
  return () => clearInterval(looking)
}
