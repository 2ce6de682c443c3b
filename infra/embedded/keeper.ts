import { setTimeout as sleep } from 'node:timers/promises'
import { takeLease, urlOf, type Lease } from './database.ts'
import { runningServerOf, stopPostmaster, type Postmaster } from './postmaster.ts'
import { startServer, type ServerParts } from './server.ts'

interface Held {
  readonly server: Postmaster
  readonly lease: Lease
}

/** Watches the server through its lease and brings it back when it dies, until `stop` ends both. */
export function keepRunning(
  parts: ServerParts,
  password: string,
  first: Held,
  log: (line: string) => void,
): { stop(): Promise<void> } {
  let held = first
  let isStopping = false

  // The port stays: every pool of this process reconnects to it by itself.
  const bringBack = async (): Promise<Held> => {
    const server =
      (await runningServerOf(parts.folder.cluster)) ??
      (await startServer(parts, { port: first.server.port, isKnown: true }))
    return { server, lease: await takeLease(urlOf(server.port, password)) }
  }
  const watch = async (): Promise<void> => {
    await held.lease.lost
    while (!isStopping) {
      try {
        held = await bringBack()
        log('PostgreSQL is back')
        // Asked to stop in the meantime: the new lease was not there yet to be released.
        if (isStopping) await held.lease.release()
        await held.lease.lost
      } catch (error) {
        log(`PostgreSQL is away: ${error instanceof Error ? error.message : String(error)}`)
        await sleep(500)
      }
    }
  }
  const watching = watch()
  const stop = async (): Promise<void> => {
    isStopping = true
    await held.lease.release()
    await watching
    await stopPostmaster(held.server.pid)
  }
  let stopped: Promise<void> | undefined
  return { stop: () => (stopped ??= stop()) }
}
