import {
  changePassword,
  endOtherSessions,
  endSession,
  endSessionsOfUser,
  listSessions,
  listSessionsOfUser,
} from '@deportivo/contracts/auth/sessions'
import type { Contract } from '@deportivo/contracts/route'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { bearerOf, hire, signIn, STAFF_PASSWORD, statusOf } from '@deportivo/testkit/staff'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deviceOf } from './device.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

/** A new user with three sessions. */
async function threeTimesIn() {
  const { id, email } = await hire(app)
  const here = await bearerOf(app.app, { email })
  const phone = await bearerOf(app.app, { email })
  const elsewhere = await bearerOf(app.app, { email })
  const alive = async () =>
    Promise.all([here, phone, elsewhere].map(async (headers) => (await statusOf(app.app, headers)) === 200))
  const ok = <C extends Contract>(contract: C, given: object = {}) =>
    app.ok(null, contract, { headers: here, ...given })
  const idOf = (headers: { authorization: string }) => {
    const claims = Buffer.from(headers.authorization.split('.')[1] ?? '', 'base64url').toString()
    return (JSON.parse(claims) as { jti: string }).jti
  }
  return { id, email, here, phone, alive, ok, idOf }
}

test('a user sees their sessions, and which of them is the present one', async () => {
  const { ok, here, idOf } = await threeTimesIn()
  const sessions = await ok(listSessions)
  expect(sessions).toHaveLength(3)
  expect(sessions.filter((one) => one.is_current).map((one) => one.id)).toEqual([idOf(here)])
  expect(sessions[0]).toMatchObject({ address: '127.0.0.1', device: 'Dispositivo desconocido' })
})

test("a user ends one of their own sessions at once, and no other user's", async () => {
  const { ok, phone, alive, idOf } = await threeTimesIn()
  await ok(endSession, { params: { id: idOf(phone) } })
  expect(await alive()).toEqual([true, false, true])
  const stranger = await threeTimesIn()
  const params = { id: stranger.idOf(stranger.phone) }
  expect(await app.refused('one', endSession, { params })).toMatchObject({ code: 404 })
  expect(await stranger.alive()).toEqual([true, true, true])
})

test('a user ends all their other sessions', async () => {
  const { ok, alive } = await threeTimesIn()
  expect(await ok(endOtherSessions)).toEqual({ ended: 2 })
  expect(await alive()).toEqual([true, false, false])
})

test('an administrator reads and ends a user’s sessions; a user with read permission only reads them', async () => {
  const { id, alive } = await threeTimesIn()
  expect(await app.ok('two', listSessionsOfUser, { params: { id } })).toHaveLength(3)
  expect(await app.refused('one', endSessionsOfUser, { params: { id } })).toMatchObject({ code: 403 })
  expect(await app.ok('two', endSessionsOfUser, { params: { id } })).toEqual({ ended: 3 })
  expect(await alive()).toEqual([false, false, false])
})

test('changing the own password requires the present one, and ends the other sessions', async () => {
  const { ok, alive, here, email } = await threeTimesIn()
  const fields = { password: 'turpial-negro', password_confirmation: 'turpial-negro' }
  const wrong = await app.refused(null, changePassword, {
    headers: here,
    body: { ...fields, current_password: 'no-es-esta' },
  })
  expect(wrong.errors).toEqual({ current_password: ['La contraseña actual no es correcta.'] })
  expect(await ok(changePassword, { body: { ...fields, current_password: STAFF_PASSWORD } })).toEqual({
    ended: 2,
  })
  expect(await alive()).toEqual([true, false, false])
  expect(await signIn(app.app, { email })).toMatchObject({ code: 422 })
  expect(await signIn(app.app, { email, password: 'turpial-negro' })).toMatchObject({ code: 200 })
})

test('many simultaneous password changes do not use up the connections of other requests', async () => {
  const people = await Promise.all(
    Array.from({ length: 30 }, async () => bearerOf(app.app, { email: (await hire(app)).email })),
  )
  const pair = { password: 'turpial-negro', password_confirmation: 'turpial-negro' }
  const change = (headers: Record<string, string>) =>
    app.app.inject({
      method: 'PUT',
      url: '/api/v1/auth/password',
      headers,
      payload: { ...pair, current_password: STAFF_PASSWORD },
    })
  const statuses = (await Promise.all(people.map(change))).map((reply) => reply.statusCode)
  expect(statuses).toEqual(people.map(() => 200))
})

test('a stolen session does not allow guessing the password', async () => {
  const { here } = await threeTimesIn()
  const body = {
    current_password: 'no-es-esta',
    password: 'turpial-negro',
    password_confirmation: 'turpial-negro',
  }
  const guess = () => app.refused(null, changePassword, { headers: here, body })
  for (let tries = 0; tries < 10; tries++) expect(await guess()).toMatchObject({ code: 422 })
  expect(await guess()).toMatchObject({ code: 429 })
})

test('how easily a new password is guessed is computed for its user alone, thirty times an hour', async () => {
  const { here } = await threeTimesIn()
  const common = { password: 'aaaaaaaa', password_confirmation: 'aaaaaaaa' }
  const change = (current_password: string) =>
    app.refused(null, changePassword, { headers: here, body: { ...common, current_password } })
  expect((await change('no-es-esta')).errors).toEqual({
    current_password: ['La contraseña actual no es correcta.'],
  })
  for (let tries = 1; tries < 30; tries++)
    expect((await change(STAFF_PASSWORD)).errors).toHaveProperty('password')
  expect(await change(STAFF_PASSWORD)).toMatchObject({ code: 429, message_key: 'problem.throttled' })
})

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0',
    'Edge en Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-A546) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
    'Chrome en Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile Safari/604.1',
    'Safari en iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox en Linux'],
  ['curl/8.5', 'Dispositivo desconocido'],
])('%s is %s', (userAgent, words) => {
  expect(deviceOf(userAgent, 'es')).toBe(words)
})
