import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readFile, readlink, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { errorCode } from './cannot-start.ts'

/** The contents of a running server's `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  readonly isReady: boolean
}

const PID_LINE = 0
const PORT_LINE = 3
const STATUS_LINE = 7

/** Reads `postmaster.pid`; undefined when the server has stopped, or has not written all of it yet. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return ''
    throw error
  })
  const lines = text.split('\n')
  const pid = Number(lines[PID_LINE])
  const port = Number(lines[PORT_LINE])
  return pid > 0 && port > 0 ? { pid, port, isReady: lines[STATUS_LINE]?.trim() === 'ready' } : undefined
}

/**
 * Whether the process is a server of this very cluster. After a reboot, or in a container, the number in
 * `postmaster.pid` may belong to any program, which must never be signalled.
 */
export async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  // A server's working directory is its cluster.
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  if (folder !== undefined) return folder === (await realpath(cluster))
  if (process.platform === 'linux') return false
  const { stdout } = await promisify(execFile)('ps', ['-p', String(pid), '-o', 'command='])
  return stdout.includes('postgres') && stdout.includes(cluster)
}

/** The server that runs on this cluster now, started by any process. */
export async function runningServerOf(cluster: string): Promise<Postmaster | undefined> {
  const left = await readPostmaster(cluster)
  return left && (await isServerOf(cluster, left.pid)) ? left : undefined
}

function isAlive(pid: number): boolean {
  return signal(pid, 0) && !isZombie(pid)
}

// In a container whose first process does not reap children, an ended server stays in the process table forever.
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'latin1'))
  } catch {
    return false
  }
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, name)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

// Longer than a last checkpoint on a slow disk takes; after it, an immediate stop only costs a recovery at the
// next start.
const FAST_SHUTDOWN_MS = 20_000
const IMMEDIATE_SHUTDOWN_MS = 5_000

/** Stops the server: fast (clients are disconnected, data is flushed), and if that takes too long, immediately. */
export async function stopPostmaster(pid: number): Promise<void> {
  if (await signalAndWait(pid, 'SIGINT', FAST_SHUTDOWN_MS)) return
  await signalAndWait(pid, 'SIGQUIT', IMMEDIATE_SHUTDOWN_MS)
}

async function signalAndWait(pid: number, name: NodeJS.Signals, patience: number): Promise<boolean> {
  signal(pid, name)
  for (let waited = 0; waited < patience; waited += 25) {
    if (!isAlive(pid)) return true
    await sleep(25)
  }
  return false
}
