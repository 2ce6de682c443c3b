import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { CannotStart } from '../embedded/cannot-start.ts'
import { end } from '../processes/daemon.ts'
import { launch } from '../processes/launch.ts'

export interface Supervised {
  readonly name: string
  /** `node` is the Node that runs this process. */
  readonly command: readonly string[]
  readonly env: NodeJS.ProcessEnv
}

export interface Supervision {
  stop(): Promise<void>
}

// As long as an orchestrator's first pause: shorter, and a service that cannot start takes the CPU from the
// others.
const RESTART_AFTER_MS = 1000

/**
 * Restarts a program whenever it ends, as an orchestrator does, until `stop`. Its output is prefixed with its
 * name.
 */
export function supervise(options: Supervised): Supervision {
  let child: ChildProcess
  let isStopping = false
  const run = async (): Promise<void> => {
    while (!isStopping) {
      child = start(options)
      await once(child, 'exit')
      if (isStopping) return
      console.error(
        `[${options.name}] ended (${child.exitCode ?? child.signalCode ?? 'unknown'}); starting it again`,
      )
      await sleep(RESTART_AFTER_MS)
    }
  }
  const running = run()
  return {
    async stop() {
      isStopping = true
      await end(child, 'SIGTERM')
      await running
    },
  }
}

/** Runs a program to its end; throws when it fails. */
export async function runOnce(options: Supervised): Promise<void> {
  const child = start(options)
  await once(child, 'exit')
  if (child.exitCode !== 0) throw new CannotStart(`${options.name} failed; see its output above.`)
}

function start({ name, command, env }: Supervised): ChildProcess {
  const [, ...args] = command
  const child = launch({ program: process.execPath, args: ['--enable-source-maps', ...args], env })
  child.stdin?.end()
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (line) => console.log(`[${name}] ${line}`))
  return child
}
