import { setTimeout as sleep } from 'node:timers/promises'
import { takeLease, urlsOf, type Lease } from './database.ts'
import { isServerOf, runningServerOf, stopPostmaster, type Postmaster } from './postmaster.ts'
import { startServer, type ServerParts } from './server.ts'

interface LeasedServer {
  readonly server: Postmaster
  readonly lease: Lease
}

/** Watches the server through its lease and restarts it when it dies, until `stop` ends both. */
export function supervise(
  parts: ServerParts,
  password: string,
  first: LeasedServer,
  log: (line: string) => void,
): { stop(): Promise<void> } {
  let leased = first
  let isStopping = false

  // The port stays the same: every pool of this process reconnects by itself.
  const restart = async (): Promise<LeasedServer> => {
    const server =
      (await runningServerOf(parts.folder.cluster)) ??
      (await startServer(parts, { port: first.server.port, isKnown: true }))
    return { server, lease: await takeLease(urlsOf(server.port, password).adminUrl) }
  }
  const watch = async (): Promise<void> => {
    await leased.lease.lost
    while (!isStopping) {
      try {
        leased = await restart()
        log('PostgreSQL is back')
        // Stopped in the meantime, when the new lease did not exist yet.
        if (isStopping) await leased.lease.release()
        await leased.lease.lost
      } catch (error) {
        log(`PostgreSQL is away: ${error instanceof Error ? error.message : String(error)}`)
        await sleep(500)
      }
    }
  }
  const watching = watch()
  const stop = async (): Promise<void> => {
    isStopping = true
    // The lease last: another start must not take over a server that is about to end.
    await stopServer(parts.folder.cluster, leased.server.pid)
    await leased.lease.release()
    await watching
    // One that was restarted in the meantime.
    await stopServer(parts.folder.cluster, leased.server.pid)
  }
  let stopped: Promise<void> | undefined
  return { stop: () => (stopped ??= stop()) }
}

async function stopServer(cluster: string, pid: number): Promise<void> {
  if (await isServerOf(cluster, pid)) await stopPostmaster(pid)
}
