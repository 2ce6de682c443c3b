import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SERVICES } from '@deportivo/infra/distributed/services'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { DEMO_PASSWORD, npmStart, type Started } from './npm-start.ts'

// The distributed start is a dozen processes, which need their time on two busy cores.
describe('npm run start:distributed', { timeout: 240_000 }, () => {
  let folder: string
  let product: Started

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'deportivo-distributed-'))
    product = await npmStart(join(folder, 'data'), ['--distributed'])
  }, 240_000)

  afterAll(async () => {
    await product.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  })

  it('runs each service as a process that its command line names', async () => {
    const running = await Promise.all(SERVICES.map(async (name) => (await processesOf(name)).length > 0))
    expect(running).toEqual(SERVICES.map(() => true))
  })

  it('serves sign-in, calls and the console at one address', async () => {
    const token = await signIn()
    const headers = { authorization: `Bearer ${token}` }
    const paths = ['/api/v1/auth/me', '/api/v1/brand', '/api/v1/sale', '/api/v1/dispatch/board']
    const statuses = paths.map(async (path) => (await fetch(product.address + path, { headers })).status)
    expect(await Promise.all(statuses)).toEqual(paths.map(() => 200))
    const page = await fetch(`${product.address}/dispatches`)
    expect(page.headers.get('content-type')).toContain('text/html')
  })

  it('restarts a killed service while the others keep working', async () => {
    const sales = () => fetch(`${product.address}/api/v1/sale`).then((reply) => reply.status)
    for (const pid of await processesOf('sales')) process.kill(pid, 'SIGKILL')
    expect(await sales()).toBe(503)
    expect((await fetch(`${product.address}/api/v1/brand`)).status).toBe(401)
    await vi.waitFor(async () => expect(await sales()).toBe(401), { timeout: 120_000, interval: 200 })
  })

  it('ends with 0 when stopped, and leaves no process behind', async () => {
    expect(await product.end('SIGINT')).toBe(0)
    const left = await Promise.all(SERVICES.map(processesOf))
    expect(left.flat()).toEqual([])
  })

  async function signIn(): Promise<string> {
    const reply = await fetch(`${product.address}/api/v1/auth/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'two@demo.local', password: DEMO_PASSWORD }),
    })
    return ((await reply.json()) as { data: { access_token: string } }).data.access_token
  }

  /** The processes of a service that belong to this start: its data folder is in their environment. */
  async function processesOf(service: string): Promise<number[]> {
    const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))
    const read = (pid: string, file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
    const found = await Promise.all(
      pids.map(async (pid) => {
        const isService = (await read(pid, 'cmdline')).includes(`services/${service}/dist/main.js`)
        return isService && (await read(pid, 'environ')).includes(folder) ? Number(pid) : undefined
      }),
    )
    return found.filter((pid) => pid !== undefined)
  }
})
