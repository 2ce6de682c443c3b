// `npm run start:distributed`: the deployment of docker-compose.yml as plain processes of this machine.
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig, SettingError } from '@deportivo/platform/config'
import { CannotStart } from '../embedded/cannot-start.ts'
import { freePort } from '../embedded/server.ts'
import { startParts, type Part } from './parts.ts'
import { commandOf, PREPARE_COMMAND, SERVICES } from './services.ts'
import { runOnce, supervise, type Supervision } from './supervise.ts'

const args = process.argv.slice(2)
const parts: Part[] = []
const processes: Supervision[] = []

async function start(): Promise<void> {
  const config = readConfig(process.env, args)
  await startParts(config, parts)
  // A service knows its own port only: links in mails must lead to the edge.
  const quiet = { LOG_LEVEL: 'warn', PUBLIC_URL: config.publicUrl }
  const env = Object.assign(quiet, process.env, ...parts.map((part) => part.env)) as NodeJS.ProcessEnv
  await runOnce({ name: 'prepare', command: [...PREPARE_COMMAND, ...args], env })
  // Prepared before: the services need no role that may change schemas.
  const upstreams = await startServices({ ...env, DATABASE_OWNER_URL: undefined })
  const edge = {
    ...process.env,
    UPSTREAMS: upstreams.join(','),
    PORT: String(config.port),
    HOST: config.host,
  }
  processes.push(supervise({ name: 'edge', command: ['node', 'infra/dist/edge.js'], env: edge }))
  await waitUntilReady('edge', `http://${config.host}:${config.port}/health/live`)
  console.log(`Ready: http://${config.host}:${config.port} (${SERVICES.length} services behind one edge)`)
}

async function startServices(env: NodeJS.ProcessEnv): Promise<string[]> {
  const ports = await Promise.all(SERVICES.map(() => freePort()))
  const upstreams = SERVICES.map((name, index) => ({ name, port: String(ports[index]) }))
  for (const { name, port } of upstreams) {
    const own = { ...env, HOST: '127.0.0.1', PORT: port, TRUST_PROXY: 'loopback' }
    processes.push(supervise({ name, command: commandOf(name), env: own }))
  }
  await Promise.all(
    upstreams.map(({ name, port }) => waitUntilReady(name, `http://127.0.0.1:${port}/health/ready`)),
  )
  return upstreams.map(({ name, port }) => `${name}=http://127.0.0.1:${port}`)
}

// Enough for a first start on a slow machine; after it, waiting longer will not help.
const PATIENCE_MS = 180_000

async function waitUntilReady(name: string, url: string): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(100)) {
    const reply = await fetch(url).catch(() => undefined)
    if (reply?.ok) return
  }
  throw new CannotStart(`${name} did not become ready; see its output above.`)
}

/** In reverse: the edge and the services drain first, the parts they depend on stop last. */
async function stopAll(): Promise<void> {
  await Promise.all(processes.map((one) => one.stop()))
  await Promise.all(parts.map((part) => part.stop()))
}

const asked = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
try {
  await Promise.race([start(), asked])
  await asked
  await stopAll()
  process.exit(0)
} catch (error) {
  const isExpected = error instanceof CannotStart || error instanceof SettingError
  console.error(isExpected ? error.message : error)
  await stopAll()
  process.exit(1)
}
