import { logout } from '@deportivo/contracts/auth/sign-in'
import { getPermissions, savePermissions } from '@deportivo/contracts/auth/permissions'
import { forgotPassword, resetPassword } from '@deportivo/contracts/auth/recovery'
import { getMail, listMail } from '@deportivo/contracts/admin/mail'
import {
  changePassword,
  endSession,
  endSessionsOfUser,
  listSessions,
} from '@deportivo/contracts/auth/sessions'
import { updateUser, deleteUser, type User } from '@deportivo/contracts/auth/users'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { bearerOf, hire, STAFF_PASSWORD, statusOf } from '@deportivo/testkit/staff'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
const sockets: Socket[] = []
beforeAll(async () => {
  app = await startTestApp({ isListening: true })
})
afterAll(async () => {
  for (const socket of sockets) socket.disconnect()
  await app.stop()
})

interface Browser {
  user: User
  headers: { authorization: string }
  socket: Socket
  /** The reason sent to the browser when its session ends; then the connection closes. */
  ended: Promise<{ reason: string }>
  closed: Promise<string>
}

const once = <T>(socket: Socket, event: string) => new Promise<T>((resolve) => socket.once(event, resolve))

/** A staff member with an open board. */
async function atWork(profile = 'winery_manager'): Promise<Browser> {
  const user = await hire(app, { profiles: [profile] })
  const headers = await bearerOf(app.app, { email: user.email })
  const token = headers.authorization.replace('Bearer ', '')
  const socket = io(`${app.running.address}/dispatch`, {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
  })
  sockets.push(socket)
  await once(socket, 'connect')
  return { user, headers, socket, ended: once(socket, 'session:ended'), closed: once(socket, 'disconnect') }
}

const isOver = async ({ socket, headers, ended, closed }: Browser, reason = 'revoked') => {
  expect(await ended).toEqual({ reason })
  expect(await closed).toBe('io server disconnect')
  expect(socket.connected).toBe(false)
  expect(await statusOf(app.app, headers)).toBe(401)
}

const own = ({ headers }: Browser) => ({ headers })
const on = ({ user }: Browser) => ({ params: { id: user.id } })
const NEW_PASSWORD = { password: 'martes-de-lluvia', password_confirmation: 'martes-de-lluvia' }

/** The token of the recovery mail, which is written to a folder where no SMTP is configured. */
async function recoveryToken(email: string): Promise<string> {
  await app.ok(null, forgotPassword, { body: { email } })
  for (let tries = 0; tries < 400; tries++) {
    const mails = await app.ok('two', listMail)
    const mail = mails.find(({ to }) => to === email)
    if (mail) {
      const { text } = await app.ok('two', getMail, { params: { id: mail.id } })
      return new URLSearchParams(/forgot-password#(\S+)/.exec(text)?.[1]).get('token') ?? ''
    }
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('the mail never came')
}

describe('a socket ends with its session', () => {
  it('when the user signs out', async () => {
    const browser = await atWork()
    await app.ok(null, logout, own(browser))
    await isOver(browser)
  })

  it('when the user ends it from another device', async () => {
    const browser = await atWork()
    const elsewhere = await bearerOf(app.app, { email: browser.user.email })
    const sessions = await app.ok(null, listSessions, { headers: elsewhere })
    const { id = '' } = sessions.find((session) => !session.is_current) ?? {}
    await app.ok(null, endSession, { params: { id }, headers: elsewhere })
    await isOver(browser)
    expect(await statusOf(app.app, elsewhere)).toBe(200)
  })

  it('when the password is changed elsewhere', async () => {
    const browser = await atWork()
    const elsewhere = await bearerOf(app.app, { email: browser.user.email })
    const body = { ...NEW_PASSWORD, current_password: STAFF_PASSWORD }
    await app.ok(null, changePassword, { body, headers: elsewhere })
    await isOver(browser)
  })

  it('when the password is recovered by mail', async () => {
    const browser = await atWork()
    const { email } = browser.user
    const token = await recoveryToken(email)
    await app.ok(null, resetPassword, { body: { email, token, ...NEW_PASSWORD } })
    await isOver(browser)
  })

  it('when an administrator ends it', async () => {
    const browser = await atWork()
    await app.ok('two', endSessionsOfUser, on(browser))
    await isOver(browser)
  })

  it('when the account is disabled', async () => {
    const browser = await atWork()
    await app.ok('two', updateUser, { ...on(browser), body: { state_id: 'disabled' } })
    await isOver(browser)
  })

  it('when the account is deleted', async () => {
    const browser = await atWork()
    await app.ok('two', deleteUser, on(browser))
    await isOver(browser)
  })

  it('when the profile is removed', async () => {
    const browser = await atWork()
    await app.ok('two', updateUser, { ...on(browser), body: { profiles: ['head_dispatch'] } })
    expect(await browser.ended).toEqual({ reason: 'revoked' })
    expect(await browser.closed).toBe('io server disconnect')
  })

  // Expiry emits no event: both are found by polling, at most three seconds later.
  it('when it was open for twelve hours, or not used for two, however long the board was watched', async () => {
    const [old, idle] = [await atWork(), await atWork()]
    const now = Date.now()
    const session = ({ user }: Browser) => app.db('auth.sessions').where('user_id', user.id)
    await session(old).update({ expires_at: new Date(now - 1_000) })
    await session(idle).update({ last_seen_at: new Date(now - 2 * 60 * 60_000 - 1_000) })
    await Promise.all([old.ended, idle.ended])
    expect([await old.closed, await idle.closed]).toEqual(['io server disconnect', 'io server disconnect'])
  })
})

it('a narrower permission makes the browser reconnect and then receive its own orders only', async () => {
  const browser = await atWork()
  const join = async () =>
    (await browser.socket.timeout(5_000).emitWithAck('board:join', {})) as { room?: string }
  expect(await join()).toMatchObject({ room: 'dispatch:all' })
  const map = await app.ok('two', getPermissions, { params: { id: 'winery_manager' } })
  const modules = map.modules.map(({ id, permissions }) => ({
    id,
    permissions: permissions.map((one) =>
      one.id === 'read orders' ? { ...one, scope: 'own' as const } : one,
    ),
  }))
  const back = new Promise<void>((resolve) => browser.socket.once('connect', resolve))
  await app.ok('two', savePermissions, { params: { id: 'winery_manager' }, body: { ...map, modules } })
  expect(await browser.closed).toBe('transport close')
  await back
  expect(await join()).toMatchObject({ room: `seller:${browser.user.id}` })
})

describe('a user who lacks the second factor that their profile requires', () => {
  const ask = async (asks_second_factor: boolean) => {
    const params = { id: 'online_seller' } as const
    const { modules } = await app.ok('two', getPermissions, { params })
    await app.ok('two', savePermissions, { params, body: { modules, asks_second_factor } })
  }
  const knock = async (namespace: string, token: string) => {
    const socket = io(`${app.running.address}${namespace}`, {
      auth: { token },
      transports: ['websocket'],
      forceNew: true,
    })
    sockets.push(socket)
    return new Promise<unknown>((resolve) => {
      socket.once('connect', () => resolve('connected'))
      socket.once('connect_error', (error) => resolve('data' in error ? error.data : error))
    })
  }
  const REFUSED = { code: 403, message_key: 'problem.second_factor_needed' }

  it('opens no socket, and loses the open ones', async () => {
    const { email } = await hire(app, { profiles: ['online_seller'] })
    const token = (await bearerOf(app.app, { email })).authorization.replace('Bearer ', '')
    const namespaces = ['/notifications', '/dispatch', '/reports', '/stock']
    expect(await knock('/notifications', token)).toBe('connected')
    const open = sockets.at(-1) as Socket
    const refusedAgain = new Promise((resolve) => open.once('connect_error', resolve))
    await ask(true)
    for (const namespace of namespaces) expect(await knock(namespace, token)).toEqual(REFUSED)
    expect(await refusedAgain).toMatchObject({ data: REFUSED })
    await ask(false)
    expect(await knock('/notifications', token)).toBe('connected')
  })
})
