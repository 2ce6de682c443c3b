import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ALL_ROUTES } from '@deportivo/contracts/registry/routes'
import { eventually } from '@deportivo/testkit/eventually'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../embedded/server.ts'
import { nginxConfig } from './nginx-config.ts'

const NAMES = [...Object.keys(ALL_ROUTES), 'live']

let services: Map<string, Server>
let folder: string
let port: number
let stop: () => Promise<void>

async function start(): Promise<void> {
  services = new Map(NAMES.map((name) => [name, createServer((_incoming, outgoing) => outgoing.end(name))]))
  for (const server of services.values()) await once(server.listen(0, '127.0.0.1'), 'listening')
  folder = await mkdtemp(join(tmpdir(), 'deportivo-nginx-'))
  port = await freePort()
  const nginx = await startNginx()
  stop = async () => {
    nginx.kill('SIGTERM')
    await once(nginx, 'exit')
    for (const server of services.values()) {
      server.closeAllConnections()
      server.close()
    }
    await rm(folder, { recursive: true })
  }
}

const everyCall = Object.entries(ALL_ROUTES).flatMap(([service, contracts]) =>
  contracts.map(({ method, path }) => ({ service, method, path: `/api/v1${path.replace(/:\w+/g, '7')}` })),
)

const bodyOf = async (path: string, method = 'GET') =>
  (await fetch(`http://127.0.0.1:${port}${path}`, { method })).text()

describe.skipIf(!hasNginx())('nginx as the edge (needs Debian’s nginx-light)', () => {
  beforeAll(start)
  afterAll(() => stop())

  it('sends every call of the contracts to its service', async () => {
    const misrouted = []
    for (const { service, method, path } of everyCall) {
      const body = await bodyOf(path, method)
      if (body !== service) misrouted.push(`${method} ${path} → ${body}, not ${service}`)
    }
    expect(misrouted).toEqual([])
  })

  it('sends sockets to live and everything else to the service that serves the console', async () => {
    expect(await bodyOf('/socket.io/?transport=polling')).toBe('live')
    expect(await bodyOf('/dispatches')).toBe('auth')
    expect(await bodyOf('/health/live')).toContain('ok')
  })
})

function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0
}

async function startNginx(): Promise<ChildProcess> {
  const addressOf = (name: string) => {
    const server = services.get(name)
    return `127.0.0.1:${(server?.address() as AddressInfo).port}`
  }
  const site = nginxConfig(addressOf).replace('listen 8080', `listen 127.0.0.1:${port}`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder};`,
  )
  const file = join(folder, 'nginx.conf')
  const top = `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}`
  await writeFile(file, `${top}\nhttp { access_log off; ${paths.join(' ')}\n${site}}`)
  const child = spawn('nginx', ['-c', file, '-e', `${folder}/error.log`], { stdio: 'inherit' })
  await eventually(() => bodyOf('/health/live'))
  return child
}
