import { randomUUID } from 'node:crypto'
import { POLICY } from '@deportivo/lifecycle/policy'
import { PROFILE_IDS } from '@deportivo/lifecycle/profiles'
import type { TokenClaims } from '@deportivo/platform/http/guard/keys'
import { createSessionReader } from '@deportivo/platform/http/guard/sessions'
import { createWake, type Wake } from '@deportivo/platform/live/wake'
import type { Knex } from 'knex'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedUsers, setDemoPassword } from '../seed/seed-users.ts'
import { startAuthAlone, type AuthAlone } from './auth-alone.test-data.ts'
import { endSessions } from './end-sessions.ts'
import { logIn } from '../sign-in/log-in.ts'

const PASSWORD = 'una-clave-de-prueba'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

let auth: AuthAlone
let db: Knex
let here: Wake
let elsewhere: Wake
let passed = 0

const clock = { now: () => new Date(Date.now() + passed) }

beforeAll(async () => {
  auth = await startAuthAlone('auth_sessions')
  db = auth.db
  await seedUsers(db, { password: PASSWORD, clock })
  const log = pino({ level: 'silent' })
  here = await createWake({ url: auth.url, log })
  elsewhere = await createWake({ url: auth.url, log })
})

afterAll(async () => {
  await here.close()
  await elsewhere.close()
  await auth.stop()
})

beforeEach(() => {
  passed = 0
})

const signIn = async (login: string, password = PASSWORD) => {
  const credentials = { email: `${login}@demo.local`, password, address: randomUUID(), userAgent: 'test' }
  const { access_token } = await logIn({ ...auth, clock }, credentials)
  const [, body = ''] = access_token.split('.')
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as TokenClaims
}

const readerOf = (wake: Wake) => createSessionReader({ db, clock, wake })

test('a session has its user, profiles, permissions and price codes', async () => {
  const { jti, sub } = await signIn('online_seller')
  const session = await readerOf(here).find(jti)
  expect(session).toMatchObject({
    user_id: Number(sub),
    email: 'online_seller@demo.local',
    language: 'es',
    profile_ids: ['online_seller'],
    profiles: { online_seller: POLICY.online_seller },
    code_ids: [4],
  })
})

test('every profile begins with the default policy, and has a demo user', async () => {
  for (const profile of PROFILE_IDS) {
    const { jti } = await signIn(profile)
    const session = await readerOf(here).find(jti)
    expect(session?.profiles).toEqual({ [profile]: POLICY[profile] })
  }
})

test('an ended session is refused at once where the wake-up arrives', async () => {
  const { jti } = await signIn('two')
  const reader = readerOf(elsewhere)
  expect(await reader.find(jti)).not.toBeNull()
  const wakeUp = new Promise<void>((resolve) => elsewhere.on('sessions', resolve))
  await endSessions(db, { id: jti }, { reason: 'logout', now: clock.now() })
  here.notify('sessions')
  await wakeUp
  expect(await reader.find(jti)).toBeNull()
})

test('an ended session is refused after two seconds where the wake-up is lost', async () => {
  const { jti } = await signIn('two')
  const reader = readerOf(elsewhere)
  await reader.find(jti)
  await endSessions(db, { id: jti }, { reason: 'logout', now: clock.now() })
  passed = 2_000
  expect(await reader.find(jti)).toBeNull()
})

test('disabling a user or removing a profile applies to the open session', async () => {
  const { jti, sub } = await signIn('one')
  const id = Number(sub)
  await db('auth.user_profiles').insert({ user_id: id, profile_id: 'winery_manager' })
  expect((await readerOf(here).find(jti))?.profile_ids).toEqual(['one', 'winery_manager'])
  await db('auth.user_profiles').where({ user_id: id, profile_id: 'winery_manager' }).delete()
  expect((await readerOf(here).find(jti))?.profile_ids).toEqual(['one'])
  await db('auth.users').where({ id }).update({ state_id: 'disabled' })
  expect(await readerOf(here).find(jti)).toBeNull()
  await db('auth.users').where({ id }).update({ state_id: 'active' })
})

test('a session that is unused for two hours ends; a used one lasts twelve', async () => {
  const { jti: used } = await signIn('winery_manager')
  const { jti: idle } = await signIn('winery_manager')
  const reader = readerOf(here)
  for (let hour = 1; hour < 12; hour++) {
    passed = hour * HOUR
    expect(await reader.find(used)).not.toBeNull()
  }
  expect(await reader.find(idle)).toBeNull()
  passed = 12 * HOUR
  expect(await reader.find(used)).toBeNull()
})

test('the use of a session is written once a minute, not with every request', async () => {
  const { jti } = await signIn('head_dispatch')
  const seenAt = async () =>
    (await db('auth.sessions').where({ id: jti }).first('last_seen_at'))?.last_seen_at
  const before = await seenAt()
  const reader = readerOf(here)
  await reader.find(jti)
  expect(await seenAt()).toEqual(before)
  passed = MINUTE
  await reader.find(jti)
  const afterUse = await seenAt()
  expect(afterUse).not.toEqual(before)
  passed = MINUTE + 30_000
  await reader.find(jti)
  expect(await seenAt()).toEqual(afterUse)
})

test('the demo users are made once, and get the configured password', async () => {
  expect(await seedUsers(db, { password: 'otra-clave-de-prueba', clock })).toEqual([])
  await setDemoPassword(db, 'otra-clave-de-prueba')
  await expect(signIn('admin_seller', PASSWORD)).rejects.toThrow('problem.invalid')
  await expect(signIn('admin_seller', 'otra-clave-de-prueba')).resolves.toBeTruthy()
  await setDemoPassword(db, PASSWORD)
})
