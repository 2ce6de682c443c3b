import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text as read } from 'node:stream/consumers'
import { ALL_ROUTES } from '@deportivo/contracts/registry/routes'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEdge, type Upstreams } from './edge.ts'
import { nginxConfig } from './nginx-config.ts'
import { pathRules, serviceFor, type EdgeTarget } from './path-map.ts'

const NAMES: EdgeTarget[] = ['auth', 'admin', 'catalogue', 'sales', 'dispatch', 'finance', 'live']

describe('the path map', () => {
  const everyCall = Object.entries(ALL_ROUTES).flatMap(([service, contracts]) =>
    contracts.map(({ method, path }) => ({ service, method, path: `/api/v1${path.replace(/:\w+/g, '7')}` })),
  )

  it.each(everyCall)('sends $method $path to $service', ({ service, method, path }) => {
    expect(serviceFor(pathRules(), method, path)).toBe(service)
  })

  it('sends paths outside the contracts to the service that serves the console', () => {
    expect(serviceFor(pathRules(), 'GET', '/dispatches')).toBe('auth')
    expect(serviceFor(pathRules(), 'GET', '/public/assets/catalogue.js')).toBe('auth')
    expect(serviceFor(pathRules(), 'DELETE', '/api/v1/brand')).toBe('auth')
  })

  it('sends the page of a shared link to the service that knows its products', () => {
    expect(serviceFor(pathRules(), 'GET', '/public/products/x9')).toBe('catalogue')
  })

  it('is the same in the nginx configuration', () => {
    const config = nginxConfig()
    for (const { pattern } of pathRules()) expect(config).toContain(pattern.source.slice(1))
  })
})

describe('the edge', () => {
  let services: Map<string, Server>
  let edge: Server

  beforeEach(async () => {
    services = new Map(NAMES.map((name) => [name, echoing(name)]))
    await Promise.all([...services.values()].map(listen))
    edge = await listen(createEdge(addressesOf(services)))
  })

  afterEach(() => {
    for (const server of [edge, ...services.values()]) {
      server.closeAllConnections()
      server.close()
    }
  })

  it('forwards the body and the response, with the caller’s real address instead of a claimed one', async () => {
    const reply = await ask('POST', '/api/v1/sale/preOrder?x=1', {
      body: 'one',
      'x-forwarded-for': '6.6.6.6',
    })
    expect(reply).toMatchObject({ status: 201, type: 'application/json' })
    expect(JSON.parse(reply.body)).toMatchObject({
      service: 'sales',
      url: '/api/v1/sale/preOrder?x=1',
      body: 'one',
      address: '127.0.0.1',
    })
  })

  it('reports an unavailable service in the problem format, and serves the others', async () => {
    const sales = services.get('sales')
    sales?.closeAllConnections()
    sales?.close()
    const away = await ask('GET', '/api/v1/sale')
    expect(away.status).toBe(503)
    expect(JSON.parse(away.body)).toMatchObject({ code: 503, message_key: 'problem.unavailable' })
    expect((await ask('GET', '/api/v1/brand')).status).toBe(201)
  })

  it.each(['//[', '//', '/%zz?a=1'])('forwards %s, which is no URL, and lives on', async (path) => {
    const reply = await ask('GET', path)
    expect(JSON.parse(reply.body)).toMatchObject({ service: 'auth', url: path })
    expect((await ask('GET', '/api/v1/sale?x=1')).body).toContain('"service":"sales"')
  })

  it('joins a socket to the live service, both ways', async () => {
    const onward = request({
      port: portOf(edge),
      path: '/socket.io/?transport=websocket',
      headers: { connection: 'Upgrade', upgrade: 'websocket' },
    })
    onward.end()
    const [reply, socket] = (await once(onward, 'upgrade')) as [IncomingMessage, NodeJS.ReadWriteStream]
    expect(reply.headers['x-service']).toBe('live')
    socket.write('ping')
    const [received] = (await once(socket, 'data')) as [Buffer]
    expect(received.toString()).toBe('heard ping')
    socket.end()
  })

  it('uses a connection again whose request was refused before its body had arrived', async () => {
    services
      .get('sales')
      ?.removeAllListeners('request')
      .on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
        outgoing.writeHead(413).end()
        incoming.resume()
      })
    const socket = connect(portOf(edge), '127.0.0.1')
    const body = Buffer.alloc(5_000_000)
    socket.write(`POST /api/v1/sale/preOrder HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n`)
    // In two parts: the reply comes in the middle.
    socket.write(body.subarray(0, 1_000_000))
    const [refusal] = (await once(socket, 'data')) as [Buffer]
    socket.write(body.subarray(1_000_000))
    socket.write('GET /health/live HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
    expect(refusal.toString()).toMatch(/^HTTP\/1\.1 413 /)
    expect(await read(socket)).toContain('HTTP/1.1 200 OK')
  })

  const ask = async (
    method: string,
    path: string,
    { body = '', ...headers }: Record<string, string> = {},
  ) => {
    const onward = request({ port: portOf(edge), method, path, headers })
    onward.end(body)
    const [reply] = (await once(onward, 'response')) as [IncomingMessage]
    return { status: reply.statusCode, type: reply.headers['content-type'], body: await read(reply) }
  }
})

function echoing(service: string): Server {
  const server = createServer((incoming, outgoing) => {
    void read(incoming).then((body) => {
      const address = incoming.headers['x-forwarded-for']
      outgoing.writeHead(201, { 'content-type': 'application/json' })
      outgoing.end(JSON.stringify({ service, url: incoming.url, body, address }))
    })
  })
  return server.on('upgrade', (_incoming, socket) => {
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-Service: ${service}\r\n\r\n`,
    )
    socket.on('data', (data: Buffer) => socket.write(`heard ${data.toString()}`))
  })
}

function addressesOf(services: Map<string, Server>): Upstreams {
  const pairs = [...services].map(([name, server]): [string, string] => [
    name,
    `http://127.0.0.1:${portOf(server)}`,
  ])
  return Object.fromEntries<string>(pairs) as Upstreams
}

async function listen(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}
