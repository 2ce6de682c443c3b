import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { listAudit } from '@deportivo/contracts/admin/audit'
import { getMail, listMail } from '@deportivo/contracts/admin/mail'
import { forgotPassword, resetPassword, verifyRecoveryToken } from '@deportivo/contracts/auth/recovery'
import { changePassword } from '@deportivo/contracts/auth/sessions'
import { getUser, updateUser } from '@deportivo/contracts/auth/users'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { bearerOf, hire, signIn, STAFF_PASSWORD, statusOf } from '@deportivo/testkit/staff'
import { eventually } from '@deportivo/testkit/eventually'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { voidRecoveries } from '../password/void-recoveries.ts'
import { LIMITS } from '../session/login-rate-limit.ts'
import { TOKEN_MS } from './token.ts'

let app: TestApp
let passed = 0

beforeAll(async () => {
  app = await startTestApp({ clock: { now: () => new Date(Date.now() + passed) } })
})
afterAll(() => app.stop())

const NEW = { password: 'turpial-negro', password_confirmation: 'turpial-negro' }
const ask = (email: string) => app.reply(null, forgotPassword, { body: { email } })
const reset = (body: object) => app.refused(null, resetPassword, { body })
const verify = (body: object) => app.refused(null, verifyRecoveryToken, { body })

/** The newest mail to an address; a job sends it. */
async function mailTo(email: string) {
  for (let tries = 0; tries < 400; tries++) {
    const found = (await app.ok('two', listMail)).find(({ to }) => to === email)
    if (found) return app.ok('two', getMail, { params: { id: found.id } })
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('no mail came')
}
const tokenIn = (text: string) => /^[\w-]{43}$/m.exec(text)?.[0] ?? ''

type Requester = Awaited<ReturnType<typeof requestRecovery>>

async function requestRecovery() {
  const { id, email } = await hire(app)
  const headers = await bearerOf(app.app, { email })
  await ask(email)
  const mail = await mailTo(email)
  return { id, email, headers, mail, token: tokenIn(mail.text) }
}

test('a user without their password resets it by the mail, and sessions of the old password end', async () => {
  const { email, headers, mail, token } = await requestRecovery()
  expect(mail.subject).toBe('Recupere su contraseña')
  expect(mail.text).toContain(`/forgot-password#email=${encodeURIComponent(email)}&token=${token}`)
  await app.ok(null, verifyRecoveryToken, { body: { email, token } })
  const verified = await app.db('auth.users').where({ email }).first('email_verified_at')
  expect(verified?.email_verified_at).toBeInstanceOf(Date)
  await app.ok(null, resetPassword, { body: { email, token, ...NEW } })
  expect(await statusOf(app.app, headers)).toBe(401)
  expect(await signIn(app.app, { email })).toMatchObject({ code: 422 })
  expect(await signIn(app.app, { email, password: NEW.password })).toMatchObject({ code: 200 })
})

test('who resets a password by mail signs in at once, while strangers try the account', async () => {
  const { email, token } = await requestRecovery()
  const post = async (url: string, remoteAddress: string, payload: object) =>
    (await app.app.inject({ method: 'POST', url: `/api/v1${url}`, remoteAddress, payload })).statusCode
  const signInFrom = (address: string) => post('/auth/email', address, { email, password: NEW.password })
  const now = new Date(Date.now() + passed)
  await app
    .db('auth.pressure')
    .insert({ kind: 'account', key: email, tries: LIMITS.account.free, since: now, last_at: now })
    .onConflict(['kind', 'key'])
    .merge()
  expect(await post('/password/reset', '10.7.0.1', { email, token, ...NEW })).toBe(200)
  expect(await signInFrom('10.7.0.2')).toBe(429)
  expect(await signInFrom('10.7.0.1')).toBe(200)
})

test('a recovered password is a change of the user: a new version, an audit entry and an event', async () => {
  const { id, email, token } = await requestRecovery()
  const before = await app.ok('two', getUser, { params: { id } })
  await app.ok(null, resetPassword, { body: { email, token, ...NEW } })
  const { version, updated_by } = await app.ok('two', getUser, { params: { id } })
  expect({ version, updated_by }).toEqual({ version: before.version + 1, updated_by: before.name })
  const filter = `subject:user,subject_id:${id},act:password_recovered`
  expect(await app.ok('two', listAudit, { query: { filter } })).toMatchObject([
    { by_id: id, by_profile: null, changes: [{ field: 'password', from: null, to: null }] },
  ])
  const ofUser = { aggregate_type: 'user', aggregate_id: String(id), aggregate_version: version }
  const payload = { changed: ['password'], record: { version } }
  await eventually(async () => {
    const events = await app.db('bus.event_log').where(ofUser).select('type', 'payload')
    expect(events).toMatchObject([{ type: 'user.changed', payload }])
  })
})

test('the mail is in the language its user chose, else in the language of the page', async () => {
  const { email } = await hire(app)
  const english = await hire(app)
  await app
    .db('admin.preferences')
    .insert({ user_id: english.id, stored: '{"language":"en"}', updated_at: new Date() })
  for (const to of [email, english.email])
    await app.ok(null, forgotPassword, { body: { email: to, language: 'tr' } })
  expect((await mailTo(email)).subject).toBe('Parolanızı kurtarın')
  expect((await mailTo(english.email)).subject).toBe('Recover your password')
})

test('a token is valid once, for its own address, and not after an hour', async () => {
  const { email, token } = await requestRecovery()
  const wrong = { code: 422, errors: { token: ['El código no es válido o ya venció.'] } }
  expect(await verify({ email: 'two@demo.local', token })).toMatchObject(wrong)
  expect(await verify({ email, token: `${token}x` })).toMatchObject(wrong)
  passed = TOKEN_MS + 1_000
  expect(await verify({ email, token })).toMatchObject(wrong)
  expect(await reset({ email, token, ...NEW })).toMatchObject(wrong)
  passed = 0
  await app.ok(null, resetPassword, { body: { email, token, ...NEW } })
  expect(await reset({ email, token, ...NEW })).toMatchObject(wrong)
})

test('of two simultaneous uses of one token, one is refused', async () => {
  const { email, token } = await requestRecovery()
  const use = () =>
    app.app.inject({ method: 'POST', url: '/api/v1/password/reset', payload: { email, token, ...NEW } })
  const codes = (await Promise.all([use(), use()])).map((reply) => reply.statusCode)
  expect(codes.toSorted()).toEqual([200, 422])
})

test('a token is void once the password or the address was changed some other way', async () => {
  const changes = [
    ({ headers }: Requester) =>
      app.ok(null, changePassword, { headers, body: { ...NEW, current_password: STAFF_PASSWORD } }),
    ({ id }: Requester) => app.ok('two', updateUser, { params: { id }, body: NEW }),
    ({ id, email }: Requester) => app.ok('two', updateUser, { params: { id }, body: { email: `x${email}` } }),
    ({ id }: Requester) => app.ok('two', updateUser, { params: { id }, body: { state_id: 'disabled' } }),
  ]
  for (const change of changes) {
    const person = await requestRecovery()
    await change(person)
    const { email } = await app.ok('two', getUser, { params: { id: person.id } })
    await app.db('auth.users').where({ id: person.id }).update({ state_id: 'active' })
    for (const address of [email, person.email])
      expect(await verify({ email: address, token: person.token })).toMatchObject({ code: 422 })
  }
})

test('a token that is used while its user gets another address neither verifies it nor resets the password', async () => {
  const { id, email, token } = await requestRecovery()
  const change = await app.db.transaction()
  await change('auth.users')
    .where({ id })
    .update({ email: `x${email}` })
  const uses = [
    app.reply(null, verifyRecoveryToken, { body: { email, token } }),
    reset({ email, token, ...NEW }),
  ]
  const waiting = app.db('pg_locks').whereRaw("locktype = 'tuple' and relation = 'auth.users'::regclass")
  const inThisDatabase = '"database" = (select oid from pg_database where datname = current_database())'
  const count = async () => (await waiting.clone().whereRaw(inThisDatabase).select('pid')).length
  await eventually(async () => expect(await count()).toBe(uses.length))
  await voidRecoveries(change, id, new Date())
  await change.commit()
  expect(await Promise.all(uses)).toMatchObject([{ code: 200 }, { code: 422 }])
  expect(await app.db('auth.users').where({ id }).first()).toMatchObject({ email_verified_at: null })
})

test('a token stays valid while other fields of its user change', async () => {
  const { id, email, token } = await requestRecovery()
  await app.ok('two', updateUser, { params: { id }, body: { phone: '3005550999', email } })
  await app.ok(null, verifyRecoveryToken, { body: { email, token } })
})

test('a mailed link and a sign-in are noted beside an open editor: its version is accepted, and nothing is lost', async () => {
  const { id, email, token } = await requestRecovery()
  const { version, last_signed_in_at } = await app.ok('two', getUser, { params: { id } })
  passed = 60_000
  await app.ok(null, verifyRecoveryToken, { body: { email, token } })
  await signIn(app.app, { email })
  passed = 0
  const body = { phone: '3005550998', version }
  const saved = await app.ok('two', updateUser, { params: { id }, body })
  expect(saved).toMatchObject({ phone: '3005550998', version: version + 1 })
  expect(saved.email_verified_at).not.toBeNull()
  expect(saved.last_signed_in_at).not.toEqual(last_signed_in_at)
})

test('a refused new password leaves the token valid', async () => {
  const { email, token } = await requestRecovery()
  const problem = await reset({ email, token, password: 'password1', password_confirmation: 'password1' })
  expect(problem.errors).toEqual({
    password: [
      'Esta contraseña es común o fácil de adivinar. Elija otra, por ejemplo tres palabras que no vayan juntas.',
    ],
  })
  await app.ok(null, verifyRecoveryToken, { body: { email, token } })
})

test('an unknown and a disabled address get the same reply as a known one, and no mail', async () => {
  const known = await hire(app)
  const disabled = await hire(app)
  await app.db('auth.users').where({ id: disabled.id }).update({ state_id: 'disabled' })
  const replies = [await ask('nadie@tienda.co'), await ask(disabled.email), await ask(known.email)]
  for (const reply of replies) expect(reply).toEqual(replies[0])
  await mailTo(known.email)
  const written = (await app.ok('two', listMail)).map(({ to }) => to)
  expect(written).not.toContain('nadie@tienda.co')
  expect(written).not.toContain(disabled.email)
})

test('only the mail contains the token: no event, no job, no table', async () => {
  const { token } = await requestRecovery()
  const events = await app
    .db('bus.event_log')
    .where({ type: 'recovery.requested' })
    .select<{ payload: object }[]>('payload')
  expect(events.length).toBeGreaterThan(0)
  for (const event of events) expect(Object.keys(event.payload)).toEqual(['recovery_id'])
  const tables = await app.db.raw<{ rows: { name: string }[] }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'migrations')`,
  )
  for (const { name } of tables.rows) {
    const found = await app.db.raw<{ rows: unknown[] }>(
      'select 1 from ' + name + ' as t where t::text like ? limit 1',
      [`%${token}%`],
    )
    expect([name, found.rows.length]).toEqual([name, 0])
  }
})

test('the mail is readable by its owner and the administrator only', async () => {
  const { mail } = await requestRecovery()
  expect(await app.refused('one', getMail, { params: { id: mail.id } })).toMatchObject({ code: 403 })
  expect(await app.refused('two', getMail, { params: { id: 'no-such-mail' } })).toMatchObject({ code: 404 })
  expect(await app.refused('two', getMail, { params: { id: '..%2Fkeys' } })).toMatchObject({ code: 422 })
  const folder = join(app.deps.config.dataDir, 'outbox')
  for (const name of await readdir(folder)) expect((await stat(join(folder, name))).mode & 0o077).toBe(0)
  expect(await readFile(join(folder, `${mail.id}.json`), 'utf8')).toContain(mail.to)
})

test('repeated requests for one address must wait, and the reply states how long', async () => {
  for (let tries = 0; tries < 5; tries++) await ask('insistente@tienda.co')
  const reply = await app.app.inject({
    method: 'POST',
    url: '/api/v1/forgotPassword',
    payload: { email: 'Insistente@tienda.co' },
  })
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '300'])
  await ask('otra@tienda.co')
})
