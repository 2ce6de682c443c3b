import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, setPriority } from 'node:os'
import pLimit from 'p-limit'
import { nodeOptionsFor, programBeside } from '../program-beside.ts'
import type { PictureReplies, PictureTask } from './picture.worker.ts'
import { TOO_MUCH_WORK } from './too-much-work.ts'

export type { RawPicture } from './picture.worker.ts'

// Below the thread that checks passwords: a sign-in is waited for, a picture hardly.
const PRIORITY = 15
// For a process that hangs without working: one that works ends by itself, see `too-much-work.ts`.
const MAX_MS = 3 * 60_000
/** A process without a task ends after this time, and returns its memory. */
const IDLE_MS = 30_000

// One core stays free: pictures must not delay anyone else.
export const DECODED_AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1))

const inTurn = pLimit(DECODED_AT_ONCE)
/** With the timer that ends each of them. */
const idle = new Map<ChildProcess, NodeJS.Timeout>()

function drop(child: ChildProcess): void {
  clearTimeout(idle.get(child))
  idle.delete(child)
}

/** It gets no secret from our environment. */
async function startProcess(): Promise<ChildProcess> {
  const program = programBeside(import.meta.url, 'picture.worker')
  const child = fork(program, {
    env: {},
    execArgv: nodeOptionsFor(program),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // At once: its later threads inherit the priority.
  if (child.pid !== undefined) setPriority(child.pid, PRIORITY)
  child.on('error', () => drop(child)).on('exit', () => drop(child))
  const reply = await replyOf(child)
  if (reply === undefined) throw new Error(`the decoder of pictures does not start (${child.exitCode})`)
  return child
}

/** undefined: the process ended, or was ended because it took too long. */
async function replyOf(child: ChildProcess): Promise<unknown> {
  const settled = new AbortController()
  const { signal } = settled
  const late = setTimeout(() => child.kill('SIGKILL'), MAX_MS)
  try {
    const [reply] = (await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(() => [undefined]),
    ])) as [unknown]
    return reply
  } finally {
    clearTimeout(late)
    settled.abort()
  }
}

function setFree(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
  const end = () => {
    idle.delete(child)
    child.disconnect()
  }
  idle.set(child, setTimeout(end, IDLE_MS).unref())
}

function takeFree(): ChildProcess | undefined {
  const [free] = idle
  if (!free) return undefined
  const [child] = free
  drop(child)
  child.ref()
  child.channel?.ref()
  return child
}

const isTooMuchWork = (child: ChildProcess) => child.killed || child.exitCode === TOO_MUCH_WORK

/** undefined: the process ended without a reply, for whatever reason. */
async function carryOut(task: PictureTask): Promise<{ reply: unknown } | undefined> {
  const child = takeFree() ?? (await startProcess())
  child.send(task)
  const reply = await replyOf(child)
  if (reply === undefined) {
    // Stopped together with us, whatever the picture is.
    if (child.signalCode === 'SIGTERM' || child.signalCode === 'SIGINT')
      throw new Error('the decoder of pictures was stopped')
    return isTooMuchWork(child) ? { reply: null } : undefined
  }
  setFree(child)
  return { reply }
}

/**
 * Carries out a task, which is prepared when its turn comes: only so many pictures are in memory at once. null: the
 * bytes are no readable picture, or one that crashes the decoder twice (once may be the machine's lack of memory), or
 * that takes too long.
 */
export function decode<T extends PictureTask>(
  prepare: () => T | Promise<T>,
): Promise<PictureReplies[T['do']] | null> {
  return inTurn(async () => {
    const task = await prepare()
    const done = (await carryOut(task)) ?? (await carryOut(task))
    return (done?.reply ?? null) as PictureReplies[T['do']] | null
  })
}
