import { randomUUID } from 'node:crypto'
import { Refused } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import { eventually } from '@deportivo/testkit/eventually'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startAuthAlone, type AuthAlone } from '../session/auth-alone.test-data.ts'
import { logIn } from './log-in.ts'
import { ARGON2, DECOY, hashPassword } from '../password/passwords.ts'
import { MAX_FAILURES } from '../session/login-attempt.ts'
import { LIMITS, WINDOW_MS } from '../session/login-rate-limit.ts'

const PASSWORD = 'una-clave-de-prueba'
const WRONG = 'otra-clave-de-prueba'

let auth: AuthAlone
let db: Knex
let email: string
let passed = 0

const clock = { now: () => new Date(Date.now() + passed) }

beforeAll(async () => {
  auth = await startAuthAlone('auth_log_in')
  db = auth.db
})
afterAll(() => auth.stop())

beforeEach(async () => {
  passed = 0
  email = `Marta-${randomUUID()}@tienda.co`
  await db('auth.users').insert({ name: 'Marta', email, password_hash: await hashPassword(PASSWORD) })
})

const attempt = (over: { email?: string; password?: string; address?: string } = {}) =>
  logIn({ ...auth, clock }, { email, password: PASSWORD, address: '10.0.0.1', userAgent: 'test', ...over })

async function refusalOf(work: Promise<unknown>) {
  try {
    await work
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
  throw new Error('nothing was refused')
}

const failTimes = async (times: number) => {
  for (let n = 0; n < times; n++) await refusalOf(attempt({ password: WRONG }))
}

test('the right credentials open a session of twelve hours, in whatever form the address is written', async () => {
  const { expires_at } = await attempt({ email: `  ${email.toUpperCase()} ` })
  const session = await db('auth.sessions').orderBy('created_at', 'desc').first()
  expect(session).toMatchObject({ ip: '10.0.0.1', user_agent: 'test', revoked_at: null })
  expect(session?.expires_at.toISOString()).toBe(expires_at)
})

test('a wrong password, an unknown and a disabled account get the same reply, on both fields', async () => {
  const wrong = await refusalOf(attempt({ password: WRONG }))
  const unknown = await refusalOf(attempt({ email: 'nadie@tienda.co' }))
  await db('auth.users').where({ email }).update({ state_id: 'disabled' })
  const disabled = await refusalOf(attempt())
  expect(wrong).toEqual({
    kind: 'invalid',
    key: 'problem.invalid',
    errors: { email: { key: 'auth.check_email' }, password: { key: 'auth.check_password' } },
  })
  expect(unknown).toEqual(wrong)
  expect(disabled).toEqual(wrong)
})

test('checking an unknown account costs as much as a real one', async () => {
  const settings = `$argon2id$v=19$m=${ARGON2.memoryCost},t=${ARGON2.timeCost},p=${ARGON2.parallelism}$`
  expect(DECOY.startsWith(settings)).toBe(true)
  expect((await hashPassword(PASSWORD)).startsWith(settings)).toBe(true)
})

test('after ten failures even the right password must wait, and the reply states how long', async () => {
  await failTimes(MAX_FAILURES)
  passed = 5 * 60_000
  const refusal = await refusalOf(attempt())
  expect(refusal).toMatchObject({ kind: 'throttled', values: { minutes: 10 } })
  expect(refusal.retryAfterSeconds).toBeGreaterThan(590)
  passed = WINDOW_MS + 1_000
  await expect(attempt()).resolves.toBeTruthy()
})

test('another address and another account are not delayed', async () => {
  await failTimes(MAX_FAILURES)
  await expect(attempt({ address: '10.0.0.2' })).resolves.toBeTruthy()
  expect(await refusalOf(attempt({ email: 'otra@tienda.co' }))).toMatchObject({ kind: 'invalid' })
})

test('signing in resets earlier failures', async () => {
  await failTimes(MAX_FAILURES - 1)
  await attempt()
  await failTimes(MAX_FAILURES - 1)
  await expect(attempt()).resolves.toBeTruthy()
})

test('many simultaneous logins with the right password lock no account', async () => {
  const signedIn = await Promise.all(Array.from({ length: MAX_FAILURES + 6 }, () => attempt()))
  expect(new Set(signedIn.map((session) => session.access_token)).size).toBe(MAX_FAILURES + 6)
})

test('simultaneous attempts do not exceed the limit', async () => {
  const refusals = await Promise.all(
    Array.from({ length: 2 * MAX_FAILURES }, () => refusalOf(attempt({ password: WRONG }))),
  )
  expect(refusals.filter(({ kind }) => kind === 'invalid')).toHaveLength(MAX_FAILURES)
  expect(refusals.filter(({ kind }) => kind === 'throttled')).toHaveLength(MAX_FAILURES)
})

const pressed = (kind: 'account' | 'address', key: string) =>
  db('auth.pressure').insert({
    kind,
    key,
    tries: LIMITS[kind].free,
    since: new Date(),
    last_at: new Date(),
  })

test('an account tried from many addresses is slowed for unknown addresses, never for one its owner has used', async () => {
  await attempt({ address: '10.1.0.1' })
  await db('auth.pressure').where({ kind: 'account', key: email.toLowerCase() }).delete()
  await pressed('account', email.toLowerCase())
  expect(await refusalOf(attempt({ address: '10.1.0.2' }))).toMatchObject({
    kind: 'throttled',
    retryAfterSeconds: LIMITS.account.gapMs / 1_000,
  })
  await expect(attempt({ address: '10.1.0.1' })).resolves.toBeTruthy()
  passed = LIMITS.account.gapMs + 1_000
  await expect(attempt({ address: '10.1.0.2' })).resolves.toBeTruthy()
})

test('an address that tries many accounts is slowed', async () => {
  await pressed('address', '10.1.0.3')
  expect(await refusalOf(attempt({ address: '10.1.0.3' }))).toMatchObject({ kind: 'throttled' })
  passed = LIMITS.address.gapMs + 1_000
  await expect(attempt({ address: '10.1.0.3' })).resolves.toBeTruthy()
})

const WAITING = `
  select 1 from pg_locks join pg_stat_activity using (pid)
  where not granted and datname = current_database()`

/** Changes Marta's account between the check of her right password and the opening of the session. */
async function meanwhile(change: object) {
  const changing = await db.transaction()
  await changing('auth.users').where({ email }).update(change)
  const signingIn = refusalOf(attempt())
  await eventually(async () => expect((await db.raw<{ rows: unknown[] }>(WAITING)).rows).not.toEqual([]))
  await changing.commit()
  return signingIn
}

test.each([
  ['given another password', async () => ({ password_hash: await hashPassword(WRONG) })],
  ['disabled', async () => ({ state_id: 'disabled' })],
  ['given a second factor', async () => ({ second_factor_at: new Date() })],
])('a user who is %s while signing in gets no session', async (_, change) => {
  expect(await meanwhile(await change())).toMatchObject({
    errors: { password: { key: 'auth.check_password' } },
  })
  const sessions = await db('auth.sessions as s')
    .join('auth.users as u', 'u.id', 's.user_id')
    .where({ email })
  expect(sessions).toEqual([])
})

test('successful logins do not count against the limit', async () => {
  for (let times = 0; times < 5; times++) await attempt({ address: '10.1.0.4' })
  expect((await db('auth.pressure').where({ kind: 'address', key: '10.1.0.4' }).first())?.tries).toBe(0)
})

/** Every statement of a login, transactions included: each of them outside of one is a commit of its own. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  const note = ({ sql }: { sql: string }) => void statements.push(sql)
  db.on('query', note)
  await work()
  db.off('query', note)
  return statements
}

test('a login takes two statements, which are two commits, and a refused one a single statement', async () => {
  const signingIn = await statementsOf(() => attempt())
  expect(signingIn).toEqual([
    expect.stringContaining('auth.begin_attempt'),
    expect.stringContaining('auth.finish_attempt'),
  ])
  expect(await statementsOf(() => failTimes(1))).toHaveLength(1)
})

test('an attempt that is refused for one limit is not counted against the next ones', async () => {
  await pressed('address', '10.1.0.5')
  await refusalOf(attempt({ address: '10.1.0.5' }))
  expect(
    await db('auth.pressure').where({ kind: 'account', key: email.toLowerCase() }).first(),
  ).toBeUndefined()
})
