import { createHmac, createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { me } from '@deportivo/contracts/auth/sign-in'
import type { Contract } from '@deportivo/contracts/route'
import { ALL_ROUTES } from '@deportivo/contracts/registry/routes'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
let claims: { sub: string; jti: string; exp: number }

beforeAll(async () => {
  app = await startTestApp()
  const { authorization } = await app.as('two')
  claims = JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString()) as typeof claims
})
afterAll(() => app.stop())

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** A forged token: any header, any key. */
function forged(header: object, body: object, sign: (text: string) => Buffer): string {
  const text = `${encoded(header)}.${encoded(body)}`
  return `${text}.${sign(text).toString('base64url')}`
}

const ecSign = (pem: string) => (text: string) =>
  createSign('sha256').update(text).sign({ key: pem, dsaEncoding: 'ieee-p1363' })
const ours = (body: object, header: object = { alg: 'ES256', typ: 'JWT' }) =>
  forged(header, body, ecSign(app.deps.keys.privateKey ?? ''))
const hmac = (text: string) => createHmac('sha256', app.deps.keys.publicKey).update(text).digest()
const unsigned = () => Buffer.alloc(0)

const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
})
const strange = ecSign(stranger.toString())

const statusOf = async (token: string, { method, path }: Contract = me) => {
  const reply = await app.app.inject({
    method,
    url: `/api/v1${path.replace(/:\w+/g, '2000000000')}`,
    headers: { authorization: `Bearer ${token}` },
    ...(method === 'GET' ? {} : { payload: {} }),
  })
  return reply.statusCode
}

const ROUTES: Contract[] = Object.values<readonly Contract[]>(ALL_ROUTES).flat()
const GUARDED = ROUTES.filter(({ permission }) => permission !== 'public').map((route) => ({
  name: `${route.method} ${route.path}`,
  route,
}))

describe('a token that we did not sign is refused', () => {
  it('while the same signed by us is accepted', async () => {
    expect(await statusOf(ours(claims))).toBe(200)
  })

  it.each([
    ['without a signature', () => forged({ alg: 'none', typ: 'JWT' }, claims, unsigned)],
    ['without a signature, spelled otherwise', () => forged({ alg: 'nOnE' }, claims, unsigned)],
    [
      'signed with our public key as if it were a secret',
      () => forged({ alg: 'HS256', typ: 'JWT' }, claims, hmac),
    ],
    ['that says ES256 and is signed with a secret', () => forged({ alg: 'ES256', typ: 'JWT' }, claims, hmac)],
    ['signed with another key', () => forged({ alg: 'ES256', typ: 'JWT' }, claims, strange)],
    ['that names another key', () => forged({ alg: 'ES256', kid: '../../dev/null' }, claims, strange)],
    [
      'that brings its own key',
      () => forged({ alg: 'ES256', jwk: { kty: 'EC', crv: 'P-256' } }, claims, strange),
    ],
    [
      'that says where its key lies',
      () => forged({ alg: 'ES256', jku: 'https://otro.co/keys' }, claims, strange),
    ],
    [
      'whose owner was changed',
      () => ours(claims).replace(/\.[^.]+\./, `.${encoded({ ...claims, sub: '1' })}x.`),
    ],
    ['that never ends', () => ours({ sub: claims.sub, jti: claims.jti })],
    ['without a session', () => ours({ sub: claims.sub, exp: claims.exp })],
    ['of a session that never was', () => ours({ ...claims, jti: randomUUID() })],
  ])('%s', async (_, token) => {
    expect(await statusOf(token())).toBe(401)
  })
})

describe('every guarded call refuses an expired token', () => {
  it.each(GUARDED)('$name', async ({ route }) => {
    expect(await statusOf(ours({ ...claims, exp: Math.floor(Date.now() / 1_000) - 60 }), route)).toBe(401)
    const jti = randomUUID()
    const now = new Date()
    await app.db('auth.sessions').insert({
      id: jti,
      user_id: Number(claims.sub),
      created_at: now,
      expires_at: new Date(claims.exp * 1_000),
      last_seen_at: now,
      revoked_at: now,
      reason: 'logout',
      user_agent: '',
      ip: '127.0.0.1',
    })
    expect(await statusOf(ours({ ...claims, jti }), route)).toBe(401)
  })
})
