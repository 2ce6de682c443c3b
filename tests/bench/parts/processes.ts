import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { cpuOfProcess } from './usage.ts'

export interface ServerProcess {
  pid: number
  port: number
  /** Resident memory in MB, with that of the processes it has started. */
  memory(): number
  /** Milliseconds of CPU since its start. */
  cpu(): number
  /** Suspends the process while the other one is measured. */
  pause(): void
  resume(): void
  stop(): Promise<void>
}

function memoryOf(pid: number): number {
  const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  const children = readdirSync(`/proc/${pid}/task`).flatMap(
    (thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? [],
  )
  return children.reduce((sum, child) => sum + memoryOf(Number(child)), own)
}

function handle(child: ChildProcess, port: number): ServerProcess {
  return {
    pid: child.pid ?? 0,
    port,
    memory: () => memoryOf(child.pid ?? 0),
    cpu: () => cpuOfProcess(child.pid ?? 0),
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async stop() {
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const isReady = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
      ({ ok }) => ok,
      // Not listening yet.
      () => false,
    )
    if (isReady) return
    await sleep(10)
  }
  throw new Error(`The product ended with ${child.exitCode} before it was ready`)
}

// The call limit is active, so that its cost is measured, but high enough never to be reached.
const CALLS_PER_SECOND = '1000000'

/** The product in one process, as `npm start` runs it. Resolves once it is ready. */
export async function startProduct(
  program: string,
  port: number,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, CALLS_PER_SECOND, ...env, PORT: String(port), DEMO: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await untilReady(port, child)
  return handle(child, port)
}

/** The minimal server that everything is compared with. */
export async function startFloor(
  program: string,
  given: { url: string; hash: string },
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(given))
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return handle(child, Number(line.toString()))
}
