import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBinaries } from './binaries.ts'
import { CannotStart } from './cannot-start.ts'
import { createCluster, needsCluster } from './cluster.ts'
import { claimDataFolder, requireRoom, type DataFolder } from './data-folder.ts'
import { prepareDatabase, takeLease, urlsOf, type DatabaseUrls, type Lease } from './database.ts'
import { supervise } from './supervisor.ts'
import { isServerOf, runningServerOf, stopPostmaster, type Postmaster } from './postmaster.ts'
import { startServer, type ServerParts } from './server.ts'
import { chooseSystemUser } from './system-user.ts'

export interface EmbeddedPostgresOptions {
  /** The product's data folder, with the cluster, its password and its log. */
  readonly dataDir: string
  /** The preferred port: when it is taken, a free one is used and remembered. */
  readonly port?: number
  readonly log: (line: string) => void
  /** False only for tests: nothing survives a crash of the machine, and everything is faster. */
  readonly durable?: boolean
}

export interface EmbeddedPostgres extends DatabaseUrls {
  /** Whether a server left by an earlier, killed process was taken over. */
  readonly adopted: boolean
  stop(): Promise<void>
}

/**
 * The bundled PostgreSQL, running on the data of `dataDir`: created on the first start, continued on later ones,
 * and taken over when an earlier process was killed. While this process runs, a server that dies is restarted on
 * the same port. Throws CannotStart, with what to do, when the folder is not ours, in use, of another version or
 * full.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const parts = await prepare(options)
  const password = await parts.folder.password(false)
  const { server, lease, adopted } = await adoptOrStart(parts, password, options)
  const urls = urlsOf(server.port, password)
  const supervisor = supervise(parts, password, { server, lease }, options.log)
  try {
    await prepareDatabase(urls)
  } catch (error) {
    await supervisor.stop()
    throw error
  }
  return { ...urls, adopted, stop: () => supervisor.stop() }
}

async function prepare({ dataDir, durable, log }: EmbeddedPostgresOptions): Promise<ServerParts> {
  const folder = await claimDataFolder(dataDir)
  const binaries = findBinaries()
  const isFresh = await needsCluster(folder, binaries)
  await requireRoom(folder.path, isFresh)
  const user = await chooseSystemUser(folder.cluster, [folder.path, dirname(binaries.postgres)])
  if (isFresh) {
    log('preparing the database for the first time')
    await createCluster(folder, binaries, user)
  }
  return { folder, binaries, user, isDurable: durable ?? true }
}

interface Running {
  readonly server: Postmaster
  readonly lease: Lease
  readonly adopted: boolean
}

async function adoptOrStart(
  parts: ServerParts,
  password: string,
  options: EmbeddedPostgresOptions,
): Promise<Running> {
  const { folder } = parts
  const left = await runningServerOf(folder.cluster)
  const lease = left && (await leaseOf(folder, left, password))
  if (left && lease) {
    options.log(`took over the PostgreSQL that was left running (process ${left.pid})`)
    return { server: left, lease, adopted: true }
  }
  const silent = left && (await runningServerOf(folder.cluster))
  if (silent) {
    options.log(
      `the PostgreSQL that was left running (process ${silent.pid}) does not respond; starting it again`,
    )
    await stopPostmaster(silent.pid)
  }
  const server = await startServer(parts, { port: options.port ?? folder.rememberedPort, isKnown: false })
  if (server.port !== folder.rememberedPort) await folder.rememberPort(server.port)
  return { server, lease: await takeLease(urlsOf(server.port, password).adminUrl), adopted: false }
}

// A start that was killed may still be stopping: it takes up to 8 s for its open requests. Recovery after a crash of
// the server's own children takes seconds, and a server that needs longer is restarted.
const PATIENCE_MS = 10_000

/** The lease of a server that was left running; undefined when it stops meanwhile, or does not respond. */
async function leaseOf(
  { cluster }: DataFolder,
  { pid, port }: Postmaster,
  password: string,
): Promise<Lease | undefined> {
  let inUse: CannotStart | undefined
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(100)) {
    if (!(await isServerOf(cluster, pid))) return undefined
    try {
      return await takeLease(urlsOf(port, password).adminUrl)
    } catch (error) {
      inUse = error instanceof CannotStart ? error : undefined
    }
  }
  if (inUse) throw inUse
  return undefined
}
