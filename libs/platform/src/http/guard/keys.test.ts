import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyJwt from '@fastify/jwt'
import { createSigner } from 'fast-jwt'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadFileSecret, loadKeys, signToken, type Keys } from './keys.ts'
import { createTokenReader, tokenOptions } from './tokens.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'keys-test-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const settings = (over: Partial<Parameters<typeof loadKeys>[0]> = {}) => ({
  dataDir,
  production: false,
  jwtPrivateKey: null,
  jwtPublicKey: null,
  ...over,
})

const inAnHour = () => Math.floor(Date.now() / 1_000) + 3_600

async function readerOf(keys: Keys) {
  const app = fastify()
  await app.register(fastifyJwt, tokenOptions(keys))
  return createTokenReader(app)
}

test('keys are made once, readable by their owner only', () => {
  const first = loadKeys(settings())
  expect(loadKeys(settings())).toEqual(first)
  expect(loadFileSecret({ dataDir, fileSecret: null })).toBe(loadFileSecret({ dataDir, fileSecret: null }))
  const files = readdirSync(join(dataDir, 'keys'))
  expect(files.toSorted()).toEqual(['file-secret', 'token-key.pem'])
  for (const file of files) expect(statSync(join(dataDir, 'keys', file)).mode & 0o777).toBe(0o600)
})

test('given keys are used, and a public one alone verifies but does not sign', async () => {
  const ours = loadKeys(settings())
  const given = loadKeys(settings({ jwtPublicKey: ours.publicKey }))
  expect(given).toEqual({ privateKey: null, publicKey: ours.publicKey })
  const claims = { sub: '7', jti: 'a-session', exp: inAnHour() }
  expect((await readerOf(given))(signToken(ours, claims))).toMatchObject(claims)
  expect(() => signToken(given, claims)).toThrow('JWT_PRIVATE_KEY is required')
})

test('keys of another kind, halves of different pairs and missing ones in production are refused by name', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const pem = rsa.export({ type: 'pkcs8', format: 'pem' }).toString()
  expect(() => loadKeys(settings({ jwtPrivateKey: pem }))).toThrow('JWT_PRIVATE_KEY is not a P-256 key')
  expect(() => loadKeys(settings({ jwtPublicKey: 'nonsense' }))).toThrow('JWT_PUBLIC_KEY is not a P-256 key')
  expect(() => loadKeys(settings({ production: true }))).toThrow('JWT_PUBLIC_KEY is required in production')
  const { privateKey } = loadKeys(settings())
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const foreign = publicKey.export({ type: 'spki', format: 'pem' }).toString()
  expect(() => loadKeys(settings({ jwtPrivateKey: privateKey, jwtPublicKey: foreign }))).toThrow(
    'public half',
  )
})

test('a token that is expired, unsigned, or signed by another algorithm or key is refused', async () => {
  const keys = loadKeys(settings())
  const read = await readerOf(keys)
  const claims = { sub: '7', jti: 'a-session', exp: inAnHour() }
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const otherPem = other.export({ type: 'pkcs8', format: 'pem' }).toString()
  const [header, body] = signToken(keys, claims).split('.')
  const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
  expect(read(signToken(keys, { ...claims, exp: inAnHour() - 7_200 }))).toBeNull()
  expect(read(createSigner({ key: otherPem, algorithm: 'ES256' })(claims))).toBeNull()
  expect(read(createSigner({ key: Buffer.from(keys.publicKey), algorithm: 'HS256' })(claims))).toBeNull()
  expect(read(`${unsigned}.${body}.`)).toBeNull()
  expect(read(`${header}.${body}.`)).toBeNull()
  expect(read('nonsense')).toBeNull()
})

test('a token that was read before is refused once it has expired', async () => {
  vi.useFakeTimers()
  try {
    const keys = loadKeys(settings())
    const read = await readerOf(keys)
    const token = signToken(keys, { sub: '7', jti: 'a-session', exp: inAnHour() })
    expect(read(token)).toMatchObject({ sub: '7' })
    vi.advanceTimersByTime(3_601_000)
    expect(read(token)).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

test('the public key is derived from the private one', () => {
  const { privateKey, publicKey } = loadKeys(settings())
  const derived = createPublicKey(createPrivateKey(privateKey ?? ''))
  expect(publicKey).toBe(derived.export({ type: 'spki', format: 'pem' }).toString())
})
