import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fillFirstData } from '@deportivo/all-in-one/first-data'
import { ALL_SERVICES } from '@deportivo/all-in-one/services'
import { login } from '@deportivo/contracts/auth/sign-in'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@deportivo/infra/embedded/postgres'
import { readConfig } from '@deportivo/platform/config'
import { connect } from '@deportivo/platform/db/connect'
import { isTransient } from '@deportivo/platform/db/transient'
import { run, type Running } from '@deportivo/platform/run'
import { eventually } from '@deportivo/testkit/eventually'
import { recordFigures } from '@deportivo/testkit/faults'
import { databaseProcess } from '../start/npm-start.ts'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let dataDir: string
let database: EmbeddedPostgres
let running: Running
let frozen: number[] = []
const logged: string[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'deportivo-frozen-'))
  database = await startEmbeddedPostgres({ dataDir, durable: false, log: () => undefined })
  const urls = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl }
  const first = { ADMIN_EMAIL: 'jefa@tienda.co', ADMIN_PASSWORD: 'la-primera-clave' }
  const config = readConfig({ ...urls, ...first, DATA_DIR: dataDir, PORT: '0' }, ['--no-demo'])
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) })
  running = await run(ALL_SERVICES, config, { log, prepare: fillFirstData })
})
afterEach(thaw)
afterAll(async () => {
  await running.stop()
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Stops the server and its connections in the middle of whatever they do, without ending any. */
async function freeze(): Promise<void> {
  const server = await databaseProcess(dataDir)
  process.kill(server, 'SIGSTOP')
  frozen = [server]
  const children = await readFile(`/proc/${server}/task/${server}/children`, 'utf8')
  for (const child of children.trim().split(' ').map(Number)) {
    process.kill(child, 'SIGSTOP')
    frozen.push(child)
  }
}

function thaw(): void {
  for (const one of frozen.splice(0)) process.kill(one, 'SIGCONT')
}

interface Body {
  checks?: object
  details?: object
  message_key?: string
  data?: { access_token?: string }
}

const ask = async (path: string, init?: RequestInit) => {
  const reply = await fetch(`${running.address}${path}`, init)
  return { status: reply.status, body: (await reply.json()) as Body }
}

const signIn = () =>
  ask(`/api/v1${login.path}`, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nadie@demo.local', password: 'equivocada' }),
  })

test('the process is not ready while the database is frozen, and ready again after it', async () => {
  await expect.poll(async () => (await ask('/health/ready')).status).toBe(200)
  expect((await ask('/health/ready')).body.details).toEqual({ waiting_for_release: {}, incomplete_lanes: [] })
  await freeze()
  // More than the pool has connections: none may wait for the database.
  const replies = await Promise.all(Array.from({ length: 30 }, () => ask('/health/ready')))
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([503]))
  expect(replies[0]?.body.checks).toEqual({ prepared: true, consumers: true, login: false })
  expect((await ask('/health/live')).status).toBe(200)
  thaw()
  await expect.poll(async () => (await ask('/health/ready')).status, { timeout: 30_000 }).toBe(200)
  // Refused as usual: the pool is not used up.
  expect((await signIn()).status).toBeLessThan(500)
})

// Of everything that waits for it: those under way when it freezes, those that begin then, and those that follow.
test('every call is refused in words while the database is frozen, and a slow statement is not', async () => {
  const signedIn = await ask(`/api/v1${login.path}`, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'jefa@tienda.co', password: 'la-primera-clave' }),
  })
  const { access_token } = signedIn.body.data ?? {}
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
  const list = () => ask('/api/v1/sale', { headers })
  const create = () =>
    ask('/api/v1/brand', { method: 'POST', headers, body: JSON.stringify({ name: 'Congelada' }) })
  const share = () => ask('/api/v1/products-link-share?link-share=a-link-that-is-none')
  expect((await list()).status).toBe(200)
  const slow = running.deps.db.raw('select pg_sleep(4)')
  const untilSlow = performance.now()
  await expect(slow).resolves.toBeDefined()
  expect(performance.now() - untilSlow).toBeGreaterThan(3_000)
  await freeze()
  const began = performance.now()
  // More than the pool has connections.
  const calls = Array.from({ length: 30 }, () => [list(), create(), share(), signIn()]).flat()
  const replies = await Promise.all(calls)
  const first = performance.now() - began
  expect(new Set(replies.map(({ status, body }) => `${status} ${body.message_key}`))).toEqual(
    new Set(['503 problem.unavailable']),
  )
  const later = performance.now()
  expect((await list()).body.message_key).toBe('problem.unavailable')
  recordFigures(
    'R19',
    `${calls.length} calls at once at a frozen database`,
    `all refused within ${(first / 1_000).toFixed(1)} s, the next one within ${Math.round(performance.now() - later)} ms`,
  )
  // None waited for a deadline of its own: the server was found to be silent.
  const log = logged.join('')
  expect(log).toContain('PostgreSQL cannot be used: calls are refused until it replies')
  expect(log).toContain('the database is silent')
  expect(log).not.toMatch(/Query read timeout|Timeout acquiring|timeout expired/i)
  thaw()
  await expect.poll(async () => (await list()).status, { timeout: 30_000 }).toBe(200)
  await eventually(() => expect(logged.join('')).toContain('PostgreSQL can be used again'))
  expect((await create()).status).toBe(200)
})

test('a process that was blocked itself does not take the database for silent', async () => {
  const slow = running.deps.db.raw('select pg_sleep(6)')
  const isDone = slow.then(() => true)
  for (let blocked = 0; blocked < 3; blocked++) {
    await sleep(20)
    const until = performance.now() + 1_900
    while (performance.now() < until);
  }
  expect(await isDone).toBe(true)
})

test('a statement fails while the database is frozen, and its connection is replaced after it', async () => {
  const db = connect({ url: database.url, as: 'application', poolMax: 1, statementMs: 500 })
  try {
    expect(await db.transaction((trx) => trx.raw('select 1'))).toBeDefined()
    const inTransaction = db.transaction(async (trx) => {
      await trx.raw('select 1')
      await freeze()
      await trx.raw('select 2')
    })
    // The caller gets a 503 with Retry-After.
    expect(isTransient(await inTransaction.catch((error: unknown) => error))).toBe(true)
    thaw()
    await expect(db.raw('select 3')).resolves.toBeDefined()
  } finally {
    await db.destroy()
  }
})

test('a statement that takes longer than its deadline may succeed later', async () => {
  const db = connect({ url: database.url, as: 'application', poolMax: 1, statementMs: 100 })
  try {
    const slow = db.raw('select pg_sleep(60)')
    expect(isTransient(await slow.catch((error: unknown) => error))).toBe(true)
  } finally {
    await db.destroy()
  }
})
