import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fillFirstData } from '@deportivo/all-in-one/first-data'
import { ALL_SERVICES } from '@deportivo/all-in-one/services'
import { login, me } from '@deportivo/contracts/auth/sign-in'
import { getFirstSteps } from '@deportivo/contracts/catalogue/first-steps'
import { readConfig, SettingError } from '@deportivo/platform/config'
import { prepareOnce, run, type Running } from '@deportivo/platform/run'
import { createDatabase, type TestDatabase } from '@deportivo/testkit/database'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

const log = pino({ level: 'silent' })
const FIRST = { ADMIN_EMAIL: ' Jefa@Tienda.co ', ADMIN_PASSWORD: 'la-primera-clave' }

let database: TestDatabase
let dataDir: string
let running: Running | undefined

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'deportivo-empty-'))
  database = await createDatabase({ name: 'empty' })
})
afterEach(async () => {
  await running?.stop()
  running = undefined
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const configOf = (admin: Record<string, string>) =>
  readConfig({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...admin }, ['--no-demo'])

const start = async (admin: Record<string, string>) =>
  (running = await run(ALL_SERVICES, configOf(admin), { log, prepare: fillFirstData, isListening: false }))

const signIn = async ({ app }: Running, email: string, password: string) => {
  const reply = await app.inject({
    method: login.method,
    url: `/api/v1${login.path}`,
    payload: { email, password },
  })
  return {
    status: reply.statusCode,
    token: reply.json<{ data?: { access_token?: string } }>().data?.access_token,
  }
}

const refusal = async (admin: Record<string, string>) => {
  const prepared = prepareOnce(ALL_SERVICES, configOf(admin), { log, prepare: fillFirstData })
  const error: unknown = await prepared.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(SettingError)
  return (error as SettingError).message
}

test('an empty installation does not start without its first administrator', async () => {
  expect(await refusal({})).toContain('set ADMIN_EMAIL and ADMIN_PASSWORD')
})

test('an address that the sign-in refuses is refused before the account is made', async () => {
  for (const ADMIN_EMAIL of ['jefa', 'jefa@tienda', 'jefa @tienda.co'])
    expect(await refusal({ ...FIRST, ADMIN_EMAIL })).toContain('ADMIN_EMAIL')
})

test('a weak password of the first administrator is refused before the account is made', async () => {
  for (const ADMIN_PASSWORD of ['corta', 'Colombia2024', 'la-clave-de-la-jefa'])
    expect(await refusal({ ...FIRST, ADMIN_PASSWORD })).toContain('ADMIN_PASSWORD')
})

test('an empty installation has the one administrator of its environment, who may sign in', async () => {
  const product = await start(FIRST)
  const { status, token } = await signIn(product, 'jefa@tienda.co', FIRST.ADMIN_PASSWORD)
  expect(status).toBe(200)
  const reply = await product.app.inject({
    url: `/api/v1${me.path}`,
    headers: { authorization: `Bearer ${token}` },
  })
  const person = { data: { email: 'Jefa@Tienda.co' }, profiles: [{ id: 'two' }] }
  expect(reply.json()).toMatchObject({ data: { data: person } })
  expect(await product.deps.db('auth.users').pluck('id')).toHaveLength(1)
  const steps = await product.app.inject({
    url: `/api/v1${getFirstSteps.path}`,
    headers: { authorization: `Bearer ${token}` },
  })
  const done = Object.entries(steps.json<{ data: object }>().data).filter(([, isDone]) => isDone)
  expect(done).toEqual([['sizes', true]])
})

test('a later start does not change the administrator', async () => {
  const product = await start({ ADMIN_EMAIL: 'otra@tienda.co', ADMIN_PASSWORD: 'una-clave-distinta' })
  expect((await signIn(product, 'otra@tienda.co', 'una-clave-distinta')).status).toBe(422)
  expect((await signIn(product, 'jefa@tienda.co', FIRST.ADMIN_PASSWORD)).status).toBe(200)
})
