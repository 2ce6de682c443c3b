import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { ONLY_JOBS } from '../config/config.ts'

/** What is started: this program again, with its own arguments and `ONLY_JOBS`. */
export interface JobProgram {
  /** The file of the program and its arguments. */
  args: readonly string[]
  env: NodeJS.ProcessEnv
}

/** The program of this process, for its jobs alone. */
export const thisProgram = (settings: NodeJS.ProcessEnv = {}): JobProgram => ({
  args: process.argv.slice(1),
  env: { ...process.env, ...settings },
})

export interface JobProcess {
  /** There is a job: the process is started, unless it runs. */
  wanted(): void
  stop(): Promise<void>
}

interface JobProcessOptions {
  program: JobProgram
  /** Whether a queue of the process holds a job that is not done. */
  hasJobs: () => Promise<boolean>
  log: Logger
}

// Megabytes. A file is read, and a picture decoded, by yet another process: this one holds a page of lines.
const MAX_HEAP_MB = 300
// Before the programs that it starts for files and pictures, behind everything that is waited for.
const PRIORITY = 10
// A job may be left by a process of another machine, or by one that was killed with its parent.
const LOOK_AGAIN_MS = 60_000
/** The pause after a crash, doubled with each that follows within its own length. */
const PAUSE_MS = { least: 1_000, most: 60_000 }
/** As long as jobs may take to end at a stop, and some more to close connections. */
const STOP_MS = 9_000

/** Behind its parent: it neither gets the Ctrl-C of the terminal nor outlives the channel to it. */
function start({ args, env }: JobProgram): ChildProcess {
  const given = [...process.execArgv, `--max-old-space-size=${MAX_HEAP_MB}`, ...args, ONLY_JOBS]
  const child = spawn(process.execPath, given, {
    env,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  if (child.pid !== undefined) setPriority(child.pid, PRIORITY)
  return child
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
  await ended
  clearTimeout(late)
}

/** Starts the process and starts it again, for as long as there are jobs. */
function keepRunning({ program, hasJobs, log }: JobProcessOptions, signal: AbortSignal) {
  let child: ChildProcess | undefined
  let running: Promise<void> | undefined
  /** A job was queued after the process had ended, perhaps after the queues were looked at. */
  let isWantedAgain = false
  let pause = PAUSE_MS.least

  async function runOnce(): Promise<void> {
    const began = Date.now()
    isWantedAgain = false
    child = start(program)
    const ended = once(child, 'exit').finally(() => (child = undefined))
    const [code, killed] = (await ended) as [number | null, NodeJS.Signals | null]
    if (code === 0 || signal.aborted) return
    log.warn({ code, signal: killed }, 'the process of the jobs ended; it is started again for what is left')
    pause = Date.now() - began > pause ? PAUSE_MS.least : Math.min(2 * pause, PAUSE_MS.most)
    await sleep(pause, undefined, { signal })
  }

  /** A job may have been queued while the process was ending. */
  async function runWhileNeeded(): Promise<void> {
    do await runOnce()
    while (!signal.aborted && ((await hasJobs()) || isWantedAgain))
  }

  return {
    isRunning: () => running !== undefined,
    wanted(): void {
      if (signal.aborted) return
      isWantedAgain = child === undefined
      running ??= runWhileNeeded()
        .catch((err: unknown) => {
          if (!signal.aborted) log.error({ err }, 'heavy jobs wait: their process cannot run')
        })
        .finally(() => (running = undefined))
    },
    async ended(): Promise<void> {
      if (child) await end(child)
      await running
    },
  }
}

/**
 * Runs heavy jobs beside this process while there are any: whatever a file or a picture does, it ends, fills or blocks
 * the process of the jobs, which is then started again. It ends by itself when it has had nothing to do for a while.
 */
export function createJobProcess(options: JobProcessOptions): JobProcess {
  const stopping = new AbortController()
  const beside = keepRunning(options, stopping.signal)
  async function look(): Promise<void> {
    try {
      if (!beside.isRunning() && (await options.hasJobs())) beside.wanted()
    } catch (err) {
      options.log.warn({ err }, 'the queues of the heavy jobs cannot be read')
    }
  }
  const looking = setInterval(() => void look(), LOOK_AGAIN_MS)
  void look()
  return {
    wanted: () => beside.wanted(),
    async stop() {
      clearInterval(looking)
      stopping.abort()
      await beside.ended()
    },
  }
}
