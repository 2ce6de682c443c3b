import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Binaries } from './binaries.ts'
import { explainFailure } from './cluster.ts'
import type { DataFolder } from './data-folder.ts'
import { isServerOf, readPostmaster, type Postmaster } from './postmaster.ts'
import { databaseEnv, type SystemUser } from './system-user.ts'

export interface ServerParts {
  readonly folder: DataFolder
  readonly binaries: Binaries
  readonly user: SystemUser
  /** False only for tests: nothing survives a crash of the machine, and everything is faster. */
  readonly isDurable: boolean
}

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  // One pool per service in the distributed start, one database per test file in tests.
  'max_connections=300',
  'timezone=UTC',
  'log_timezone=UTC',
  'logging_collector=off',
  // Errors of statements belong to their caller's log; here they would only repeat customers' data.
  'log_min_messages=log',
  'log_checkpoints=off',
  'jit=off',
  // The outbox is filled and emptied all day, and every read scans the dead rows that vacuum has not removed yet.
  'autovacuum_naptime=10s',
  // Half of the default: on a small disk the log is the largest part of a quiet shop.
  'max_wal_size=512MB',
]
const NON_DURABLE_SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  // It would go through the tables of each test file, and change its plans meanwhile: a test of plans analyses itself.
  'autovacuum=off',
  'max_wal_senders=0',
  // Each database of a test opens connections of its own.
  'scram_iterations=1',
]

/** The port to listen on: another one when it is taken, unless clients already know it. */
export interface PortOptions {
  readonly port: number | undefined
  readonly isKnown: boolean
}

// Twenty times a quarter of a second: longer than the processes of a killed server hold its shared memory.
const ATTEMPTS = 20

/** Starts the server and waits until it accepts connections. */
export async function startServer(parts: ServerParts, options: PortOptions): Promise<Postmaster> {
  await deleteStalePostmaster(parts.folder.cluster)
  let port = options.port ?? (await freePort())
  for (let attempt = 1; ; attempt++) {
    if (!options.isKnown && !(await isFree(port))) port = await freePort()
    const outcome = await launch(parts, port)
    if (typeof outcome !== 'string') return outcome
    const isPassing = /shared memory block|could not bind|Address already in use/i.test(outcome)
    if (!isPassing || attempt === ATTEMPTS) throw explainFailure(outcome, 'PostgreSQL did not start')
    await sleep(250)
  }
}

/** A free port of 127.0.0.1. */
export function freePort(): Promise<number> {
  return listenOn(0)
}

async function isFree(port: number): Promise<boolean> {
  return listenOn(port).then(
    () => true,
    () => false,
  )
}

function listenOn(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}

// PostgreSQL refuses to start while the process number in this file is alive, even if it now belongs to another
// program.
async function deleteStalePostmaster(cluster: string): Promise<void> {
  const left = await readPostmaster(cluster)
  if (left && !(await isServerOf(cluster, left.pid)))
    await rm(join(cluster, 'postmaster.pid'), { force: true })
}

async function launch(parts: ServerParts, port: number): Promise<Postmaster | string> {
  const { folder, binaries, user, isDurable } = parts
  const settings = [...SETTINGS, `port=${port}`, ...(isDurable ? [] : NON_DURABLE_SETTINGS)]
  const log = await open(folder.log, 'w', 0o600)
  const child = user.spawn(
    binaries.postgres,
    ['-D', folder.cluster, ...settings.flatMap((setting) => ['-c', setting])],
    // Its own session: Ctrl-C in the terminal must reach only this process, so that requests drain before the
    // database stops.
    { detached: true, stdio: ['ignore', log.fd, log.fd], cwd: '/', env: databaseEnv() },
  )
  const isUp = await waitUntilUp(child, folder.cluster)
  child.unref()
  await log.close()
  return isUp ?? (await readFile(folder.log, 'utf8'))
}

// After a crash the server replays what was committed before it accepts connections; that ends, so it is waited
// for.
async function waitUntilUp(child: ChildProcess, cluster: string): Promise<Postmaster | undefined> {
  let hasEnded = false
  child.once('exit', () => (hasEnded = true))
  child.once('error', () => (hasEnded = true))
  while (!hasEnded) {
    const postmaster = await readPostmaster(cluster)
    if (postmaster?.isReady && postmaster.pid === child.pid) return postmaster
    await sleep(20)
  }
  return undefined
}
