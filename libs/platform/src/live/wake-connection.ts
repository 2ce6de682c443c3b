import pg from 'pg'
import type { Logger } from 'pino'

// One channel for all topics: one LISTEN, and one NOTIFY for several topics.
const CHANNEL = 'deportivo_wake'
// Shorter overloads a server that is starting; while the connection is down, polling is the fallback.
const RECONNECT_MS = 500

interface ConnectionOptions {
  url: string
  log: Logger
  onMessage: (message: string) => void
  onConnected: () => void
}

/** A dedicated connection that listens and notifies, and reconnects after an outage of the database. */
export class WakeConnection {
  private readonly options: ConnectionOptions
  private client: pg.Client | undefined
  private retry: NodeJS.Timeout | undefined
  private isClosed = false

  constructor(options: ConnectionOptions) {
    this.options = options
  }

  /** Tries once; if that fails, retries in the background. */
  async open(): Promise<void> {
    this.retry = undefined
    const { url, onMessage, onConnected } = this.options
    const fresh = new pg.Client({
      connectionString: url,
      application_name: 'deportivo wake',
      keepAlive: true,
      // A notification is a commit, and it is not needed after a crash of the server: it does not wait for the disk.
      options: '-c synchronous_commit=off',
    })
    fresh.on('error', (error) => this.lost(fresh, error))
    fresh.on('end', () => this.lost(fresh))
    fresh.on('notification', ({ payload }) => onMessage(payload ?? ''))
    try {
      await fresh.connect()
      await fresh.query(`listen ${CHANNEL}`)
    } catch (error) {
      this.lost(fresh, error)
      return
    }
    if (this.isClosed) return fresh.end()
    this.client = fresh
    onConnected()
  }

  /** Notifies all other processes; lost while there is no connection. */
  async notify(message: string): Promise<void> {
    try {
      await this.client?.query({ name: 'wake', text: 'select pg_notify($1, $2)', values: [CHANNEL, message] })
    } catch (error) {
      // Only a delay: all listeners poll, and the connection's error handler reconnects.
      this.options.log.debug({ err: error }, 'wake-up not sent')
    }
  }

  isOpen(): boolean {
    return this.client !== undefined
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.retry)
    await this.client?.end()
  }

  private lost(broken: pg.Client, error?: unknown): void {
    if (this.isClosed || (this.client !== undefined && this.client !== broken)) return
    this.client = undefined
    this.options.log.warn({ err: error }, 'wake connection lost, polling until it is back')
    this.retry ??= setTimeout(() => void this.open(), RECONNECT_MS)
  }
}
