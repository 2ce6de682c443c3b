import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@deportivo/infra/embedded/server'
import { repositoryRoot } from '@deportivo/infra/repository'

export const DEMO_PASSWORD = 'clave-de-las-pruebas'

/** The first administrator, of a start without demo data. */
export const FIRST_USER = { ADMIN_EMAIL: 'jefa@tienda.co', ADMIN_PASSWORD: 'la-primera-clave' }

export interface Started {
  readonly address: string
  /** What it has printed so far. */
  printed(): string
  /** Sends a signal to the starting process, as a terminal or an orchestrator does; returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>
  /** Kills the starting process, the product and these others with -9 at one moment: none sees another end. */
  killAll(...others: number[]): Promise<void>
}

export interface Attempt {
  readonly code: number | null
  readonly printed: string
}

type Settings = Record<string, string>

/** `npm start` until it is ready; with `--distributed` among the arguments, one process per service. */
export async function npmStart(dataDir: string, args: readonly string[] = [], port = ''): Promise<Started> {
  port ||= String(await freePort())
  // Sellers of a test sell faster than people.
  const settings = {
    DATA_DIR: dataDir,
    PORT: port,
    DEMO_PASSWORD,
    CALLS_PER_SECOND: '1000000',
    ...(args.includes('--no-demo') ? FIRST_USER : {}),
  }
  const starting = launch(settings, { args })
  const address = `http://127.0.0.1:${port}`
  await untilReady(address, starting)
  return {
    address,
    printed: () => starting.printed.join(''),
    async end(signal) {
      const { child } = starting
      child.kill(signal)
      // Not until its output closes: a product that outlives its starting process may still write to it.
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      return child.exitCode
    },
    async killAll(...others) {
      const product = await childOf(starting.child.pid)
      for (const one of [...others, product]) process.kill(one, 'SIGKILL')
      starting.child.kill('SIGKILL')
      await starting.ended
    },
  }
}

/** A start that is expected to be refused. */
export async function tryStart(settings: Settings, words: Words = {}): Promise<Attempt> {
  const starting = launch({ PORT: String(await freePort()), ...settings }, words)
  return { code: await starting.ended, printed: starting.printed.join('') }
}

interface Starting {
  readonly child: ChildProcess
  readonly printed: string[]
  readonly ended: Promise<number | null>
}

interface Words {
  readonly nodeOptions?: readonly string[]
  readonly args?: readonly string[]
  readonly script?: string
}

function launch(
  settings: Settings,
  { nodeOptions = [], args = [], script = 'scripts/start.mjs' }: Words,
): Starting {
  const child = spawn(process.execPath, [...nodeOptions, script, ...args], {
    cwd: repositoryRoot(),
    env: { ...process.env, NODE_OPTIONS: '', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => printed.push(text))
  }
  return { child, printed, ended: once(child, 'close').then(() => child.exitCode) }
}

async function untilReady(address: string, { child, printed }: Starting): Promise<void> {
  while (child.exitCode === null) {
    const reply = await fetch(`${address}/health/ready`).catch(() => undefined)
    if (reply?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`the product did not start: ${printed.join('')}`)
}

/** The process id of the PostgreSQL that runs, or last ran, in a data folder. */
export async function databaseProcess(dataDir: string): Promise<number> {
  return Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
}

/** The product itself: the one child of the starting process. */
async function childOf(pid: number | undefined): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return Number(children.trim())
}
