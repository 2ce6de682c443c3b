import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { CannotStart } from '../embedded/cannot-start.ts'
import { launch, type Program } from './launch.ts'

export interface DaemonOptions extends Program {
  /** Matches the output line that means it accepts connections. */
  readonly ready: RegExp
  readonly log: (line: string) => void
  /** Passed through standard input, where other users of the machine cannot read it. */
  readonly input?: string
}

export interface Daemon {
  /** Stops it gracefully, and kills it when it does not stop. */
  stop(): Promise<void>
  /** Kills it without warning, as a power failure would. */
  kill(): Promise<void>
}

/** Starts a server program and waits until it is ready. */
export async function startDaemon(options: DaemonOptions): Promise<Daemon> {
  const child = launch(options)
  // A program that ends at once reads no input; its exit is reported below.
  child.stdin?.on('error', () => undefined)
  child.stdin?.end(options.input ?? '')
  const ended = once(child, 'exit').catch((error: unknown) => [error])
  const outcome = await Promise.race([readUntilReady(child, options), ended])
  if (typeof outcome !== 'string') {
    throw new CannotStart(`${options.program} did not start: ${String(outcome[0])}`)
  }
  return { stop: () => end(child, 'SIGTERM'), kill: () => end(child, 'SIGKILL') }
}

// Longer than Kafka takes to close its last segment on a busy machine, or a service to drain.
const PATIENCE_MS = 20_000

/** Sends the signal, waits for the end, and kills a process that does not end. */
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
