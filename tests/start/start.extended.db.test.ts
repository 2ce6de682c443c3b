import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databaseProcess, DEMO_PASSWORD, npmStart, tryStart, type Started } from './npm-start.ts'
import { buildFirst, expectOneLine } from './refused.ts'

let folder: string
let preparedFolder: string
const running: Started[] = []

// Filling the demo company is the slow part; the tests that need its data share one folder.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deportivo-start-'))
  preparedFolder = join(folder, 'kept')
  buildFirst()
}, 120_000)

afterEach(async () => {
  await Promise.all(running.splice(0).map((product) => product.end('SIGTERM')))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

async function start(): Promise<Started> {
  const product = await npmStart(preparedFolder)
  running.push(product)
  return product
}

describe('npm start', { timeout: 120_000 }, () => {
  it('prints its address and the demo logins', async () => {
    const product = await start()
    expect(product.printed()).toContain(product.address)
    expect(product.printed()).toContain('two@demo.local')
    expect(product.printed()).toContain(DEMO_PASSWORD)
  })

  it('ends with 0 on Ctrl-C and stops PostgreSQL', async () => {
    const product = await start()
    expect(existsSync(join(preparedFolder, 'postgres', 'postmaster.pid'))).toBe(true)
    expect(await product.end('SIGINT')).toBe(0)
    expect(existsSync(join(preparedFolder, 'postgres', 'postmaster.pid'))).toBe(false)
  })

  it('continues with the same data on the second start', async () => {
    const first = await start()
    await workInEnglish(first)
    await first.end('SIGTERM')
    expect(await languageOf(await start())).toBe('en')
  })

  it('takes over the database after a kill -9, with everything acknowledged', async () => {
    const first = await start()
    await workInEnglish(first)
    const server = await databaseProcess(preparedFolder)
    await first.killAll()
    const second = await start()
    expect(await databaseProcess(preparedFolder)).toBe(server)
    expect(await languageOf(second)).toBe('en')
  })

  it('recovers after a kill -9 of everything', async () => {
    const first = await start()
    await workInEnglish(first)
    await first.killAll(await databaseProcess(preparedFolder))
    expect(await languageOf(await start())).toBe('en')
  })
})

describe('npm start is refused with one line', { timeout: 120_000 }, () => {
  let empty: string

  beforeEach(async () => {
    empty = await mkdtemp(join(folder, 'empty-'))
  })

  it('when the port is taken, before any slow work', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const port = String((other.address() as AddressInfo).port)
    expectOneLine(await tryStart({ PORT: port, DATA_DIR: empty }), `Port ${port} is taken`)
    expect(await readdir(empty)).toEqual([])
    other.close()
  })

  it('when the data folder holds something else', async () => {
    await writeFile(join(empty, 'letter.txt'), 'Dear customer')
    expectOneLine(await tryStart({ DATA_DIR: empty }), 'is not a data folder of this product')
  })

  it('when another start already uses the data folder', async () => {
    await start()
    expectOneLine(await tryStart({ DATA_DIR: preparedFolder }), 'already using this data folder')
  })

  it('when the machine lacks a part of start:distributed', async () => {
    const args = ['--distributed']
    const lacking = { DATA_DIR: empty, PATH: '/nowhere', JAVA_HOME: '/nowhere' }
    expectOneLine(await tryStart(lacking, { args }), 'needs Redis')
    expectOneLine(await tryStart({ ...lacking, REDIS_URL: 'redis://127.0.0.1:1' }, { args }), 'needs Java 17')
    // Past the check, as where the part breaks: the others are stopped.
    const broken = await tryStart(lacking, { script: 'infra/dist/distributed.js' })
    expect([broken.code, broken.printed.trim().split('\n').at(-1)]).toEqual([
      1,
      expect.stringContaining('did not start'),
    ])
    expect(broken.printed).not.toContain('    at ')
    expect(existsSync(join(empty, 'postgres'))).toBe(true)
    expect(existsSync(join(empty, 'postgres', 'postmaster.pid'))).toBe(false)
  })

  it.skipIf(!canMount())('when the disk is full', async () => {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', empty])
    try {
      expectOneLine(await tryStart({ DATA_DIR: empty }), 'is full')
    } finally {
      execFileSync('umount', [empty])
    }
  })

  it('when Node is too old', async () => {
    const pretend =
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.1' } })"
    const attempt = await tryStart(
      { DATA_DIR: empty },
      { nodeOptions: ['--import', `data:text/javascript,${pretend}`] },
    )
    expectOneLine(attempt, 'Node 18.20.1 is not supported')
  })
})

async function signIn({ address }: Started): Promise<Record<string, string>> {
  const reply = await fetch(`${address}/api/v1/auth/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'two@demo.local', password: DEMO_PASSWORD }),
  })
  const { data } = (await reply.json()) as { data: { access_token: string } }
  return { authorization: `Bearer ${data.access_token}`, 'content-type': 'application/json' }
}

async function workInEnglish(product: Started): Promise<void> {
  const reply = await fetch(`${product.address}/api/v1/auth/preferences`, {
    method: 'PUT',
    headers: await signIn(product),
    body: JSON.stringify({ language: 'en' }),
  })
  expect(reply.status).toBe(200)
}

async function languageOf(product: Started): Promise<unknown> {
  const reply = await fetch(`${product.address}/api/v1/auth/me`, { headers: await signIn(product) })
  const { data } = (await reply.json()) as { data: { data: { data: { language: string } } } }
  return data.data.data.language
}

function canMount(): boolean {
  return spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0
}
