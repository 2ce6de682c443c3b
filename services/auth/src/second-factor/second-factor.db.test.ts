import { listAudit } from '@deportivo/contracts/admin/audit'
import {
  confirmSecondFactor,
  enrolSecondFactor,
  removeSecondFactor,
  removeSecondFactorOfUser,
} from '@deportivo/contracts/auth/second-factor'
import { getUser } from '@deportivo/contracts/auth/users'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { bearerOf, hire, signIn, STAFF_PASSWORD } from '@deportivo/testkit/staff'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_FAILURES } from '../session/login-attempt.ts'
import { hashOfCode } from './codes.ts'

let app: TestApp
let passed = 0
const STEP_MS = 30_000

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(Date.now() + passed) } })
})
afterAll(() => app.stop())

const password = STAFF_PASSWORD
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + passed })

/** A user with an authenticator app; the clock then stands at a step whose code is unused. */
async function withApp() {
  const { id, email } = await hire(app)
  const headers = await bearerOf(app.app, { email })
  const { secret, url } = await app.ok(null, enrolSecondFactor, { headers, body: { password } })
  const { recovery_codes } = await app.ok(null, confirmSecondFactor, {
    headers,
    body: { code: codeOf(secret) },
  })
  passed += 2 * STEP_MS
  return { id, email, headers, secret, url, recovery_codes }
}

test('a user with an app must give its code after the password, and a code is accepted once', async () => {
  const { id, email, secret, url, recovery_codes } = await withApp()
  expect(url).toMatch(/^otpauth:\/\/totp\/Administrador%20Deportivo:/)
  expect(new Set(recovery_codes).size).toBe(10)
  const asked = await signIn(app.app, { email })
  expect(asked).toMatchObject({ code: 422, errors: { code: ['Ingrese el código de verificación.'] } })
  const code = codeOf(secret)
  expect(await signIn(app.app, { email, code })).toMatchObject({ code: 200 })
  expect(await signIn(app.app, { email, code })).toMatchObject({
    code: 422,
    errors: { code: ['El código de verificación no es correcto.'] },
  })
  expect((await app.ok('two', getUser, { params: { id } })).has_second_factor).toBe(true)
})

test('a recovery code is accepted once, however it is typed', async () => {
  const { email, recovery_codes } = await withApp()
  const [first = ''] = recovery_codes
  expect(await signIn(app.app, { email, code: first.toLowerCase().replaceAll('-', '') })).toMatchObject({
    code: 200,
  })
  expect(await signIn(app.app, { email, code: first })).toMatchObject({ code: 422 })
})

test('a recovery code has more than 112 bits; a shorter one, from before, is still accepted once', async () => {
  const { id, email, recovery_codes } = await withApp()
  const signs = new Set(recovery_codes.join('').replaceAll('-', ''))
  for (const code of recovery_codes)
    expect(code.replaceAll('-', '').length * Math.log2(signs.size)).toBeGreaterThan(112)
  const code = '7QXK-M2RD-9HVA-EJ4T'
  await app.db('auth.recovery_codes').insert({ user_id: id, code_hash: hashOfCode(code) })
  expect(await signIn(app.app, { email, code })).toMatchObject({ code: 200 })
  expect(await signIn(app.app, { email, code })).toMatchObject({ code: 422 })
})

test('a wrong password does not reveal whether there is a second factor', async () => {
  const { email, secret } = await withApp()
  const reply = await signIn(app.app, { email, password: 'no-es-esta', code: codeOf(secret) })
  expect(Object.keys(reply.errors ?? {})).toEqual(['email', 'password'])
})

test('codes cannot be guessed, not even with the right password in between', async () => {
  const { email, secret } = await withApp()
  for (let tries = 0; tries < MAX_FAILURES; tries++) {
    expect(await signIn(app.app, { email, code: '000000' })).toMatchObject({ code: 422 })
    if (tries < MAX_FAILURES - 1) expect(await signIn(app.app, { email })).toMatchObject({ code: 422 })
  }
  expect(await signIn(app.app, { email, code: codeOf(secret) })).toMatchObject({ code: 429 })
})

test('an unconfirmed factor is not required', async () => {
  const { email } = await hire(app)
  const headers = await bearerOf(app.app, { email })
  const { secret } = await app.ok(null, enrolSecondFactor, { headers, body: { password } })
  const wrong = await app.refused(null, confirmSecondFactor, { headers, body: { code: '000000' } })
  expect(wrong.errors).toEqual({ code: ['El código de verificación no es correcto.'] })
  expect(await signIn(app.app, { email })).toMatchObject({ code: 200 })
  await app.ok(null, confirmSecondFactor, { headers, body: { code: codeOf(secret) } })
  expect(await signIn(app.app, { email })).toMatchObject({ code: 422 })
})

test('it is removed with the password, or by an administrator, and both are audited', async () => {
  const own = await withApp()
  const wrong = { headers: own.headers, body: { password: 'no-es-esta' } }
  expect((await app.refused(null, removeSecondFactor, wrong)).errors).toHaveProperty('password')
  await app.ok(null, removeSecondFactor, { headers: own.headers, body: { password } })
  expect(await signIn(app.app, { email: own.email })).toMatchObject({ code: 200 })

  const lost = await withApp()
  expect(await app.refused('one', removeSecondFactorOfUser, { params: { id: lost.id } })).toMatchObject({
    code: 403,
  })
  await app.ok('two', removeSecondFactorOfUser, { params: { id: lost.id } })
  expect(await signIn(app.app, { email: lost.email })).toMatchObject({ code: 200 })
  const acts = await app.ok('two', listAudit, {
    query: { filter: `subject:user,subject_id:${lost.id}`, orderBy: 'at' },
  })
  expect(acts.map(({ act }) => act)).toEqual(['created', 'second_factor_on', 'second_factor_off'])
  expect(await app.ok('two', getUser, { params: { id: lost.id } })).toMatchObject({ version: 3 })
})

test('neither the secret nor a recovery code is readable in the database, whatever key the request had', async () => {
  const { email } = await hire(app)
  const headers = { ...(await bearerOf(app.app, { email })), 'idempotency-key': `enrol ${email}` }
  const { secret } = await app.ok(null, enrolSecondFactor, { headers, body: { password } })
  const confirm = {
    headers: { ...headers, 'idempotency-key': `confirm ${email}` },
    body: { code: codeOf(secret) },
  }
  const { recovery_codes } = await app.ok(null, confirmSecondFactor, confirm)
  const stored = await app.db('bus.idempotency').whereLike('key', `%${email}`)
  expect(stored).toEqual([])
  const rows = await app.db.raw<{ rows: { t: string }[] }>(
    'select t::text from auth.second_factors t union all select t::text from auth.recovery_codes t',
  )
  const all = JSON.stringify(rows.rows)
  for (const hidden of [secret, ...recovery_codes]) {
    expect(all).not.toContain(hidden)
    expect(all).not.toContain(Buffer.from(hidden).toString('hex'))
  }
})
