import { readNotifications } from '@deportivo/contracts/admin/notifications'
import {
  NOTIFICATIONS_CHANNEL,
  type ClientMessages,
  type ServerMessages,
} from '@deportivo/contracts/live/messages'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { publishEvent } from '@deportivo/testkit/events'
import { idOf } from '@deportivo/testkit/staff'
import { io, type Socket } from 'socket.io-client'
import { eventually } from '@deportivo/testkit/eventually'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

type Browser = Socket<ServerMessages, ClientMessages>

describe('notification sockets', () => {
  let app: TestApp
  const browsers: Browser[] = []
  beforeAll(async () => {
    app = await startTestApp({ isListening: true })
  })
  afterEach(() => {
    for (const browser of browsers.splice(0)) browser.disconnect()
  })
  afterAll(() => app.stop())

  async function connected(auth: object): Promise<{ listener: ReturnType<typeof vi.fn>; browser: Browser }> {
    const browser: Browser = io(`${app.running.address}/notifications`, {
      auth,
      transports: ['websocket'],
      forceNew: true,
    })
    browsers.push(browser)
    const listener = vi.fn()
    browser.on('notification:changed', listener)
    await new Promise<void>((resolve, reject) => {
      browser.once('connect', resolve)
      browser.once('connect_error', reject)
    })
    return { listener, browser }
  }
  const enter = async (person: Person) =>
    connected({ token: (await app.as(person)).authorization.replace('Bearer ', '') })
  async function reject(id: number, seller: Person): Promise<void> {
    const seller_id = await idOf(app, seller)
    await publishEvent(
      app.db,
      { id, version: 1, seller_id, state_entered_at: new Date().toISOString() },
      'order.payment_rejected',
    )
    app.deps.wake.notify('outbox')
  }

  it('a notification reaches all windows of its user and no other user, and carries no content', async () => {
    const [one, other, stranger, chief] = await Promise.all([
      enter('online_seller'),
      enter('online_seller'),
      enter('online_seller_2'),
      enter('two'),
    ])
    await reject(901, 'online_seller')
    await eventually(() => expect(one.listener).toHaveBeenCalledTimes(1))
    await eventually(() => expect(other.listener).toHaveBeenCalledTimes(1))
    expect(one.listener).toHaveBeenCalledWith()
    // This message follows the first on the same connections, so a misdirected one would have arrived before it.
    await reject(902, 'online_seller_2')
    await eventually(() => expect(stranger.listener).toHaveBeenCalledTimes(1))
    expect(one.listener).toHaveBeenCalledTimes(1)
    expect(chief.listener).not.toHaveBeenCalled()
  })

  it('reading notifications in one window updates the others', async () => {
    await reject(903, 'freelance_seller')
    await app.settled()
    const { listener } = await enter('freelance_seller')
    await app.ok('freelance_seller', readNotifications, { body: { up_to: 2_147_483_647 } })
    await eventually(() => expect(listener).toHaveBeenCalledTimes(1))
    // Nothing was unread: no notification.
    const publishedRows = () => app.db('bus.room_log').where('room', NOTIFICATIONS_CHANNEL)
    const before = await publishedRows()
    await app.ok('freelance_seller', readNotifications, { body: { up_to: 2_147_483_647 } })
    expect(await publishedRows()).toEqual(before)
  })

  it('is open to every signed-in user, and to no one else', async () => {
    await expect(connected({})).rejects.toThrow('problem.session_ended')
    await expect(connected({ token: 'forged' })).rejects.toThrow('problem.session_ended')
    await expect(enter('dispatch_assistant')).resolves.toBeDefined()
  })
})
