import { login } from '@deportivo/contracts/auth/sign-in'
import { createShareLink, listSharedProducts } from '@deportivo/contracts/catalogue/share-links'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { bearerOf, hire } from '@deportivo/testkit/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
let passed = 0

beforeAll(async () => {
  // A stopped clock: the time that a slow machine takes for the calls must not refill the buckets.
  const began = Date.now()
  const clock = { now: () => new Date(began + passed) }
  app = await startTestApp({ clock, config: { callsPerSecond: 1 } })
})
afterAll(() => app.stop())

const ask = (headers: Record<string, string>) => app.app.inject({ url: '/api/v1/client', headers })

test('a user who calls faster than a human must wait, whatever they call; others continue', async () => {
  const { email } = await hire(app)
  const script = await bearerOf(app.app, { email })
  const statuses = new Set<number>()
  for (let calls = 0; calls < 15; calls++) statuses.add((await ask(script)).statusCode)
  expect([...statuses]).toEqual([200])
  const refused = await ask(script)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1'])
  expect(refused.json()).toMatchObject({
    message: 'Está haciendo demasiadas consultas seguidas. Espere unos segundos e intente de nuevo.',
  })
  const forbidden = await app.app.inject({ url: '/api/v1/user', headers: script })
  expect(forbidden.statusCode).toBe(429)
  expect((await ask(await bearerOf(app.app, { email }))).statusCode).toBe(200)
  expect((await ask(await app.as('two'))).statusCode).toBe(200)
  passed += 1_000
  expect((await ask(script)).statusCode).toBe(200)
})

test('visitors of a shared link are limited by their address', async () => {
  const { token } = await app.ok('two', createShareLink, { body: { filter: '', code: 'four' } })
  const given = { query: { 'link-share': token } }
  for (let calls = 0; calls < 15; calls++) await app.ok(null, listSharedProducts, given)
  expect((await app.refused(null, listSharedProducts, given)).code).toBe(429)
})

test('logins are limited by their failures, not here', async () => {
  const { email } = await hire(app)
  const body = { email, password: 'girasol-de-mayo' }
  for (let calls = 0; calls < 30; calls++) expect((await app.reply(null, login, { body })).code).toBe(200)
})
