import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { Contract } from '@deportivo/contracts/route'
import { ALL_ROUTES } from '@deportivo/contracts/registry/routes'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder } from '@deportivo/testkit/order'
import { openShop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
let productId = 0
beforeAll(async () => {
  app = await startTestApp({ isListening: true })
  const order = await anOrder(app, await openShop(app))
  productId = order.products[0]?.product_id ?? 0
})
afterAll(() => app.stop())

const ROUTES: Contract[] = Object.values<readonly Contract[]>(ALL_ROUTES).flat()
const named = ROUTES.map((route) => ({ name: `${route.method} ${route.path}`, route }))

/** One of every kind of response, requested over HTTP like a browser does. */
const RESPONSES = {
  'a list': '/api/v1/client',
  'a call without a token': '/api/v1/auth/me',
  'a record that isn’t there': '/api/v1/sale/2000000000',
  'a wrong field': '/api/v1/client?orderBy=nada',
  'an unknown call': '/api/v1/nada',
  'a page': '/login',
  'a picture': '/api/v1/product/:id/picture',
  'the documentation': '/api/v1/docs/',
  'an unknown page of the documentation': '/api/v1/docs/nada',
  'the document of all calls': '/api/v1/openapi.json',
  'the health of the server': '/health/live',
  'figures without a token': '/metrics',
} as const

async function ask(path: string, init: RequestInit = {}) {
  const url = `${app.running.address}${path.replace(':id', String(productId))}`
  const isOpen = path.includes('auth/me')
  const headers = { ...(isOpen ? {} : await app.as('two')), ...init.headers }
  return fetch(url, { ...init, headers })
}

const OURS_RUNS = {
  'default-src': "'self'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'script-src-attr': "'none'",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}
const NOTHING_RUNS = { 'default-src': "'none'", 'frame-ancestors': "'none'" }

const policyOf = (reply: Response): Record<string, string> =>
  Object.fromEntries(
    (reply.headers.get('content-security-policy') ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ')
      return [name, sources.join(' ')]
    }),
  )

describe('every response has the security headers of browsers', () => {
  it.each(Object.entries(RESPONSES))('%s', async (_, path) => {
    const reply = await ask(path)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'SAMEORIGIN',
      'permissions-policy': expect.stringContaining('microphone=()') as string,
      'x-request-id': expect.any(String) as string,
    })
    expect(policyOf(reply)).toMatchObject(path.endsWith('/picture') ? NOTHING_RUNS : OURS_RUNS)
    expect(reply.headers.get('set-cookie')).toBeNull()
    expect(reply.headers.get('x-powered-by')).toBeNull()
    expect(reply.headers.get('server')).toBeNull()
  })

  it('text and JSON declare their encoding', async () => {
    for (const path of ['/api/v1/client', '/api/v1/nada', '/api/v1/sale/2000000000'])
      expect((await ask(path)).headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  it('the polling fallback of sockets is neither cached nor sniffed', async () => {
    const reply = await ask('/socket.io/?EIO=4&transport=polling')
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
    expect(reply.headers.get('cache-control')).toBe('no-store')
  })
})

describe('what cannot be read', () => {
  const START = `GET /api/v1/auth/me HTTP/1.1\r\nhost: localhost\r\n`
  const UNREAD: [string, string, number][] = [
    [
      'a broken escape',
      `GET /api/v1/sale/%E0%A4%A HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
      400,
    ],
    [
      'a very long part',
      `GET /api/v1/sale/${'1'.repeat(300)} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`,
      414,
    ],
    ['too many headers', `${START}x-long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a broken header', `${START}broken\r\n\r\n`, 400],
    ['an unknown method', 'BREW /api/v1/auth/me HTTP/1.1\r\nhost: localhost\r\n\r\n', 400],
  ]

  it.each(UNREAD)('%s gets a reply with all headers and its request id', async (_, request, status) => {
    const { hostname, port } = new URL(app.running.address)
    const socket = connect(Number(port), hostname)
    let received = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => (received += chunk))
    socket.on('error', () => undefined)
    socket.write(request)
    await once(socket, 'close')
    const [head = '', body = ''] = received.split('\r\n\r\n')
    const [first, ...lines] = head.split('\r\n')
    const headers: Record<string, string> = Object.fromEntries(
      lines.map((line) => line.toLowerCase().split(/: (.*)/) as [string, string]),
    )
    expect(first).toMatch(`HTTP/1.1 ${status} `)
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'") as string,
      'permissions-policy': expect.any(String) as string,
      'cache-control': 'no-store',
    })
    const problem = JSON.parse(body) as object
    expect(problem).toMatchObject({ code: status, message: expect.any(String) as string })
    expect(problem).toMatchObject({ request_id: headers['x-request-id'] })
  })
})

describe('the metrics of the server', () => {
  it('are returned to a monitor with the token, on every port', async () => {
    const { dataDir } = app.deps.config
    const token = (await readFile(join(dataDir, 'keys', 'metrics-token'), 'utf8')).trim()
    const reply = await ask('/metrics', { headers: { authorization: `Bearer ${token}` } })
    expect(reply.status).toBe(200)
    expect(await reply.text()).toContain('bus_outbox_events')
    for (const authorization of ['', `Bearer ${token.slice(1)}`, (await app.as('two')).authorization]) {
      const refused = await ask('/metrics', { headers: { authorization } })
      expect(refused.status).toBe(401)
      expect(await refused.text()).not.toContain('bus_')
    }
  })
})

describe('behind TLS', () => {
  it('browsers must use TLS for a year, on all subdomains', async () => {
    const keys = { jwtPrivateKey: app.deps.keys.privateKey, fileSecret: 'x'.repeat(32) }
    const secure = await startTestApp({ config: { production: true, ...keys } })
    const reply = await secure.app.inject('/api/v1/auth/me')
    expect(reply.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
    await secure.stop()
    expect((await ask('/api/v1/auth/me')).headers.get('strict-transport-security')).toBeNull()
  })
})

describe('responses of calls are not cached', () => {
  const PUBLIC = ['/product/:id/picture']
  const PRIVATELY_CACHED = ['/attachment/:id/thumbnail', '/user/:id/photo']
  it.each(named)('$name', async ({ route: { method, path } }) => {
    const url = `/api/v1${path.replace(/:\w+/g, PUBLIC.includes(path) ? String(productId) : '2000000000')}`
    const payload = method === 'GET' ? {} : { payload: {} }
    const { headers } = await app.app.inject({
      method,
      url,
      headers: await app.as('head_dispatch'),
      ...payload,
    })
    const cacheControl = String(headers['cache-control'])
    if (PUBLIC.includes(path)) expect(cacheControl).toContain('public')
    else expect(cacheControl).toMatch(PRIVATELY_CACHED.includes(path) ? /no-store|private/ : /no-store/)
  })
})

describe('a page of another origin', () => {
  const FOREIGN = { origin: 'https://otro.co' }

  it.each(Object.entries(RESPONSES))('reads nothing of %s', async (_, path) => {
    const reply = await ask(path, { headers: FOREIGN })
    const grants = [...reply.headers.keys()].filter((name) => name.startsWith('access-control-'))
    expect(grants).toEqual([])
  })

  it('gets no permission by a preflight request', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const asking = {
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization',
      }
      const reply = await ask('/api/v1/client', { method: 'OPTIONS', headers: { ...FOREIGN, ...asking } })
      expect(reply.status).toBe(404)
      expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  })

  it('opens no socket', async () => {
    const reply = await ask('/socket.io/?EIO=4&transport=polling', { headers: FOREIGN })
    expect(reply.status).toBe(403)
    const own = await ask('/socket.io/?EIO=4&transport=polling', { headers: { origin: app.running.address } })
    expect(own.status).toBe(200)
  })
})

describe('a token counts in its header only', () => {
  it('not in the address, not in a cookie, not in a body', async () => {
    const token = (await app.as('two')).authorization.replace('Bearer ', '')
    for (const name of ['token', 'access_token', 'authorization', 'jwt']) {
      const inAddress = await app.app.inject(`/api/v1/auth/me?${name}=${token}`)
      const inCookie = await app.app.inject({
        url: '/api/v1/auth/me',
        headers: { cookie: `${name}=${token}` },
      })
      expect([name, inAddress.statusCode, inCookie.statusCode]).toEqual([name, 401, 401])
    }
    const inBody = await app.app.inject({ method: 'POST', url: '/api/v1/client', payload: { token } })
    expect(inBody.statusCode).toBe(401)
  })

  it('a password instead of a token is refused', async () => {
    const authorization = `Basic ${Buffer.from('two@demo.local:clave-de-las-pruebas').toString('base64')}`
    expect((await app.app.inject({ url: '/api/v1/auth/me', headers: { authorization } })).statusCode).toBe(
      401,
    )
  })

  it('methods that echo or reveal are not supported', async () => {
    const trace = await app.app.inject({ method: 'TRACE' as 'GET', url: '/api/v1/auth/me' })
    expect([404, 405, 501]).toContain(trace.statusCode)
  })
})
