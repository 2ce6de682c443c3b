import { AsyncLocalStorage } from 'node:async_hooks'
import { Worker } from 'node:worker_threads'
import { login } from '@deportivo/contracts/auth/sign-in'
import { forgotPassword, resetPassword, verifyRecoveryToken } from '@deportivo/contracts/auth/recovery'
import type { Contract } from '@deportivo/contracts/route'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { hire, STAFF_PASSWORD } from '@deportivo/testkit/staff'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { LIMITS } from '../session/login-rate-limit.ts'
import { MAX_FAILURES } from '../session/login-attempt.ts'

/** The statements of one request. */
const working = new AsyncLocalStorage<string[]>()

// A thread gets each password that is to be checked in a message.
const checks = vi.spyOn(Worker.prototype, 'postMessage')

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  app.db.on('query', ({ sql }: { sql: string }) => working.getStore()?.push(sql))
})
afterAll(async () => {
  checks.mockRestore()
  await app.stop()
})

let known = ''
let disabled = ''
beforeEach(async () => {
  await app.db('auth.pressure').delete()
  known = (await hire(app)).email
  disabled = (await hire(app)).email
  await app.db('auth.users').where('email', disabled).update({ state_id: 'disabled' })
})
const unknown = () => `nadie${Math.random()}@tienda.co`

/** What a caller reads, and what it cost: the statements, and how many passwords were checked. */
async function ask(route: Contract, payload: object) {
  const statements: string[] = []
  checks.mockClear()
  const url = `/api/v1${route.path}`
  const reply = await working.run(statements, async () => {
    // Awaited within: the request is sent only when awaited.
    const response = await app.app.inject({ method: route.method, url, payload })
    return response
  })
  const { request_id: _, ...body } = reply.json<Record<string, unknown>>()
  const work = { statements, hashes: checks.mock.calls.length }
  return { status: reply.statusCode, body, retryAfter: reply.headers['retry-after'], work }
}

const everyAccount = () => [known, disabled, unknown()]

/** The three kinds of account get the same response after the same work. */
async function expectAlike(route: Contract, payloadOf: (email: string) => object) {
  const responses = []
  for (const email of everyAccount()) responses.push(await ask(route, payloadOf(email)))
  const [first] = responses
  expect(first?.work.statements.length).toBeGreaterThan(0)
  for (const response of responses) expect(response).toEqual(first)
  return first
}

describe('guessing accounts reveals nothing', () => {
  it('by signing in: one password is checked for any account', async () => {
    const response = await expectAlike(login, (email) => ({ email, password: 'no-es-esta-clave' }))
    expect(response).toMatchObject({ status: 422, work: { hashes: 1 } })
  })

  it('by signing in with a code of the second factor', async () => {
    const response = await expectAlike(login, (email) => ({
      email,
      password: 'no-es-esta-clave',
      code: '123456',
    }))
    expect(response).toMatchObject({ status: 422, work: { hashes: 1 } })
  })

  it('by an account with a second factor, as long as the password is wrong', async () => {
    const before = await ask(login, { email: known, password: 'no-es-esta-clave' })
    await app.db('auth.users').where('email', known).update({ second_factor_at: new Date() })
    expect(await ask(login, { email: known, password: 'no-es-esta-clave' })).toEqual(before)
  })

  it('by requesting a new password', async () => {
    const response = await expectAlike(forgotPassword, (email) => ({ email }))
    expect(response).toMatchObject({ status: 200, work: { hashes: 0 } })
  })

  it('by trying a token, or a password with it', async () => {
    const token = 'A'.repeat(43)
    expect(await expectAlike(verifyRecoveryToken, (email) => ({ email, token }))).toMatchObject({
      status: 422,
    })
    const pair = { password: 'martes-de-lluvia', password_confirmation: 'martes-de-lluvia' }
    const response = await expectAlike(resetPassword, (email) => ({ email, token, ...pair }))
    expect(response).toMatchObject({ status: 422, work: { hashes: 0 } })
  })

  it('by trying too often: all are slowed alike, and no password is checked any more', async () => {
    const many = async (email: string) => {
      const body = { email, password: 'no-es-esta-clave' }
      for (let tries = 0; tries < MAX_FAILURES; tries++) await ask(login, body)
      const { retryAfter, ...rest } = await ask(login, body)
      expect(Number(retryAfter)).toBeGreaterThan(0)
      return rest
    }
    const responses = []
    for (const email of everyAccount()) responses.push(await many(email))
    expect(responses[0]).toMatchObject({ status: 429, work: { hashes: 0 } })
    for (const response of responses) expect(response).toEqual(responses[0])
  })

  it('by requesting mail too often', async () => {
    const many = async (email: string) => {
      for (let tries = 0; tries < LIMITS['recovery account'].free; tries++)
        await ask(forgotPassword, { email })
      return ask(forgotPassword, { email })
    }
    const responses = []
    for (const email of everyAccount()) responses.push(await many(email))
    expect(responses[0]).toMatchObject({ status: 429 })
    for (const response of responses) expect(response).toEqual(responses[0])
  })
})

it('even a right password is checked only once', async () => {
  const response = await ask(login, { email: known, password: STAFF_PASSWORD })
  expect(response).toMatchObject({ status: 200, work: { hashes: 1 } })
})
