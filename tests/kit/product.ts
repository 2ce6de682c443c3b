import { execFile, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from '@deportivo/infra/embedded/server'
import { end } from '@deportivo/infra/processes/daemon'
import { launch } from '@deportivo/infra/processes/launch'
import { repositoryRoot } from '@deportivo/infra/repository'
import { buildWhenChanged } from './program.ts'

/** In one process with a PostgreSQL of its own, or one process per service behind the edge. */
export type Topology = 'embedded' | 'distributed'

export interface ProductOptions {
  topology: Topology
  /** The password of the demo company's users; the company is created unless an argument disables it. */
  password: string
  settings?: Readonly<Record<string, string>>
  args?: readonly string[]
  /** The data folder of a product that has ended: this one continues with a copy of it. */
  dataFrom?: string | undefined
}

export interface Product {
  readonly address: string
  readonly dataDir: string
  /** The process id of the whole embedded product, or of the one that starts the services. */
  pid(): number
  /** Kills processes as a power failure would: the whole product, or those services of the distributed one. */
  kill(services?: readonly string[]): Promise<void>
  /** Restarts it at the same address, on the same data. */
  startAgain(): Promise<void>
  /** Process ids by name of the service; none for the embedded product. */
  services(): Promise<Map<string, number>>
  /** Drains and stops it; its data stays. */
  end(): Promise<void>
  /** Drains and stops it, and removes its data. */
  stop(): Promise<void>
}

const PROGRAMS: Record<Topology, string> = {
  embedded: 'services/all-in-one/dist/main.js',
  distributed: 'infra/dist/distributed.js',
}
// Of a failed start, enough to find the cause.
const LAST_LINES = 40

/** The built product as a user starts it, each with its own data folder and port. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const { topology, password, settings, args, dataFrom } = options
  await buildWhenChanged()
  const dataDir = await mkdtemp(join(tmpdir(), 'deportivo-product-'))
  // PostgreSQL requires the owner and permissions of its files unchanged.
  if (dataFrom) await promisify(execFile)('cp', ['-a', `${dataFrom}/.`, dataDir])
  const port = String(await freePort())
  const address = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    LOG_LEVEL: 'warn',
    ROOT_DIR: repositoryRoot(),
    DEMO_PASSWORD: password,
    ...settings,
    DATA_DIR: dataDir,
    PORT: port,
  }
  const program = join(repositoryRoot(), PROGRAMS[topology])
  const start = () => startOnce(address, env, [program, ...(args ?? [])])
  let child = await start()
  const stop = () => end(child, 'SIGTERM')
  return {
    address,
    dataDir,
    pid: () => child.pid ?? Number.NaN,
    services: () => servicesOf(child),
    async kill(services) {
      const found = await servicesOf(child)
      if (services) for (const name of services) process.kill(found.get(name) ?? NaN, 'SIGKILL')
      else await end(child, 'SIGKILL')
    },
    async startAgain() {
      child = await start()
    },
    end: stop,
    async stop() {
      await stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function startOnce(
  address: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[],
): Promise<ChildProcess> {
  const child = launch({ program: process.execPath, args: ['--enable-source-maps', ...args], env })
  child.stdin?.end()
  const lines: string[] = []
  if (!child.stdout) throw new Error('the product needs its output read')
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    if (lines.length > LAST_LINES) lines.shift()
  })
  const ended = once(child, 'exit')
  const isReady = await Promise.race([untilReady(address, () => child.exitCode === null), ended])
  if (isReady !== true) throw new Error(`the product did not start:\n${lines.join('\n')}`)
  return child
}

async function untilReady(address: string, isAlive: () => boolean): Promise<true> {
  while (isAlive()) {
    const reply = await fetch(`${address}/health/ready`).catch(() => undefined)
    if (reply?.ok) return true
    await sleep(50)
  }
  return new Promise(() => undefined)
}

/** The service processes below the starting one. */
async function servicesOf({ pid }: ChildProcess): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const entry of await readdir('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    // Processes may end while they are listed.
    const read = (file: string) => readFile(`/proc/${entry}/${file}`, 'utf8').catch(() => '')
    const parent = (await read('stat')).replace(/^.*\) /, '').split(' ')[1]
    const name = /services\/([\w-]+)\/dist\/main\.js/.exec(await read('cmdline'))?.[1]
    if (name && parent === String(pid)) found.set(name, Number(entry))
  }
  return found
}
