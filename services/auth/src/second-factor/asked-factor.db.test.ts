import { me } from '@deportivo/contracts/auth/sign-in'
import { listAudit } from '@deportivo/contracts/admin/audit'
import { savePreferences } from '@deportivo/contracts/admin/preferences'
import { getPermissions, savePermissions } from '@deportivo/contracts/auth/permissions'
import type { Contract } from '@deportivo/contracts/route'
import { ALL_ROUTES } from '@deportivo/contracts/registry/routes'
import {
  confirmSecondFactor,
  enrolSecondFactor,
  removeSecondFactor,
} from '@deportivo/contracts/auth/second-factor'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { bearerOf, hire, STAFF_PASSWORD } from '@deportivo/testkit/staff'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const params = { id: 'online_seller' } as const
async function ask(asks_second_factor: boolean | undefined) {
  const { modules } = await app.ok('two', getPermissions, { params })
  const more = asks_second_factor === undefined ? {} : { asks_second_factor }
  return app.ok('two', savePermissions, { params, body: { modules, ...more } })
}

const SIGNED_IN = Object.values<readonly Contract[]>(ALL_ROUTES)
  .flat()
  .filter(({ permission }) => permission !== 'public')
const status = async ({ method, path }: Contract, headers: Record<string, string>) => {
  const url = `/api/v1${path.replace(/:\w+/g, '2000000000')}`
  const reply = await app.app.inject({ method, url, headers, ...(method === 'GET' ? {} : { payload: {} }) })
  return [reply.statusCode, reply.json<{ message_key?: string }>().message_key]
}

test('no user needs a second factor until the administrator requires it of a profile', async () => {
  const { email } = await hire(app)
  const headers = await bearerOf(app.app, { email })
  expect((await app.ok(null, me, { headers })).data.must_set_up_factor).toBe(false)
  expect(await ask(undefined)).toMatchObject({ asks_second_factor: false })
})

test('a user who lacks the required factor can set it up, and nothing else; then they work as before', async () => {
  const { email } = await hire(app)
  const headers = await bearerOf(app.app, { email })
  await ask(true)
  expect(await ask(undefined)).toMatchObject({ asks_second_factor: true })
  expect((await app.ok(null, me, { headers })).data.must_set_up_factor).toBe(true)

  const open = SIGNED_IN.filter(({ is_before_factor }) => is_before_factor).map(({ path }) => path)
  expect(open.toSorted()).toEqual([
    '/auth/logout',
    '/auth/me',
    '/auth/preferences',
    '/auth/second-factor',
    '/auth/second-factor/confirm',
  ])
  for (const route of SIGNED_IN.filter(({ is_before_factor }) => !is_before_factor))
    expect([route.path, ...(await status(route, headers))]).toEqual([
      route.path,
      403,
      'problem.second_factor_needed',
    ])
  await app.ok(null, savePreferences, { headers, body: { language: 'es' } })

  const password = STAFF_PASSWORD
  const { secret } = await app.ok(null, enrolSecondFactor, { headers, body: { password } })
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  await app.ok(null, confirmSecondFactor, { headers, body: { code } })
  expect((await app.ok(null, me, { headers })).data.must_set_up_factor).toBe(false)
  const clients = () => app.app.inject({ url: '/api/v1/client', headers })
  expect((await clients()).statusCode).toBe(200)

  await app.ok(null, removeSecondFactor, { headers, body: { password } })
  expect((await clients()).statusCode).toBe(403)
  await ask(false)
  expect((await clients()).statusCode).toBe(200)
})

test('other services see no permissions for them; users of other profiles are not affected', async () => {
  const { id, email } = await hire(app)
  await bearerOf(app.app, { email })
  await ask(true)
  const { rows } = await app.db.raw<{ rows: { profiles: object }[] }>(
    'select profiles from auth.published_sessions where user_id = ?',
    [id],
  )
  expect(rows).toEqual([{ profiles: { online_seller: {} } }])
  expect((await app.ok('winery_manager', me)).data.must_set_up_factor).toBe(false)
  await ask(false)
})

test('the requirement is in the audit', async () => {
  await ask(true)
  const filter = 'subject:profile,subject_id:online_seller'
  const [entry] = await app.ok('two', listAudit, { query: { filter } })
  expect(entry?.changes).toEqual([{ field: 'asks_second_factor', from: 'no', to: 'yes' }])
  await ask(false)
})
