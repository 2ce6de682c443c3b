import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { launch, type Program } from './launch.ts'

export interface DaemonOptions extends Program {
  /** The line that says it takes clients. */
  readonly ready: RegExp
  readonly log: (line: string) => void
  /** Given through standard input, where other users of the machine can't read it. */
  readonly input?: string
}

export interface Daemon {
  /** Asks it to end, and ends it when it doesn't. */
  stop(): Promise<void>
  /** Ends it without a warning, as a power cut would. */
  kill(): Promise<void>
}

/** Starts a server program and waits until it is ready. */
export async function startDaemon(options: DaemonOptions): Promise<Daemon> {
  const child = launch(options)
  child.stdin?.end(options.input ?? '')
  const ended = once(child, 'exit').catch((error: unknown) => [error])
  const outcome = await Promise.race([readUntilReady(child, options), ended])
  if (typeof outcome !== 'string') {
    throw new Error(`${options.program} did not start: ${String(outcome[0])}`)
  }
  return { stop: () => end(child, 'SIGTERM'), kill: () => end(child, 'SIGKILL') }
}

// Longer than Kafka takes to close its last segment on a busy machine, or a service to drain.
const PATIENCE_MS = 20_000

/** Sends the signal, waits for the end, and kills what doesn't come to it. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  const patience = new AbortController()
  const tooLong = sleep(PATIENCE_MS, true, { signal: patience.signal }).catch(() => false)
  if ((await Promise.race([ended, tooLong])) === true) child.kill('SIGKILL')
  patience.abort()
  await ended
}

async function readUntilReady(child: ChildProcess, { ready, log }: DaemonOptions): Promise<string> {
  if (!child.stdout) throw new Error('a daemon needs its output read')
  const lines = createInterface({ input: child.stdout })
  return new Promise((resolve) => {
    lines.on('line', (line) => {
      log(line)
      if (ready.test(line)) resolve(line)
    })
  })
}
