import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { end } from '../processes/daemon.ts'
import { launch } from '../processes/launch.ts'

export interface Supervised {
  readonly name: string
  /** As an orchestrator would run it; `node` is the Node that runs us. */
  readonly command: readonly string[]
  readonly env: NodeJS.ProcessEnv
}

export interface Supervision {
  stop(): Promise<void>
}

// An orchestrator's first pause: shorter, and a service that can't start takes the machine from those that can.
const RESTART_AFTER_MS = 1000

/** Keeps a program running, as an orchestrator does, until `stop`. Its lines are shown under its name. */
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
  if (child.exitCode !== 0) throw new Error(`${options.name} failed`)
}

function start({ name, command, env }: Supervised): ChildProcess {
  const [, ...args] = command
  const child = launch({ program: process.execPath, args: ['--enable-source-maps', ...args], env })
  child.stdin?.end()
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (line) => console.log(`[${name}] ${line}`))
  return child
}
