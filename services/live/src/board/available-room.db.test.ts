import { AvailableCard, getBoard } from '@deportivo/contracts/dispatch/board'
import type {
  BoardSettings,
  ClientMessages,
  JoinReply,
  RoomChange,
  ServerMessages,
} from '@deportivo/contracts/live/messages'
import { changeOrder, getOrder, undoStep } from '@deportivo/contracts/orders/orders'
import { saveSettings } from '@deportivo/contracts/admin/settings'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { orderAt } from '@deportivo/testkit/order'
import { openShop, type Shop } from '@deportivo/testkit/shop'
import { io, type Socket } from 'socket.io-client'
import { eventually } from '@deportivo/testkit/eventually'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

type Browser = Socket<ServerMessages, ClientMessages>
const ROOM = 'dispatch:available'
const KNOWN = Object.keys(AvailableCard.properties).sort()

describe('the room of orders that assistants may claim', () => {
  let app: TestApp
  let shop: Shop
  const browsers: Browser[] = []
  const ids: Record<string, number> = {}

  beforeAll(async () => {
    app = await startTestApp({ isListening: true })
    shop = await openShop(app)
    const people = await app.db('auth.users').select<{ id: number; email: string }[]>('id', 'email')
    for (const { id, email } of people) ids[email.replace('@demo.local', '')] = id
  })
  beforeEach(() => allow(true))
  afterEach(() => {
    for (const browser of browsers.splice(0)) browser.disconnect()
  })
  afterAll(() => app.stop())

  async function allow(self_claim: boolean): Promise<void> {
    await app.ok('two', saveSettings, { body: { self_claim } })
    await app.deps.settings.refresh()
  }
  async function enter(person: Person): Promise<Browser> {
    const token = (await app.as(person)).authorization.replace('Bearer ', '')
    const browser: Browser = io(`${app.running.address}/dispatch`, {
      auth: { token },
      transports: ['websocket'],
      forceNew: true,
    })
    browsers.push(browser)
    await new Promise<void>((resolve, reject) => {
      browser.once('connect', resolve)
      browser.once('connect_error', reject)
    })
    return browser
  }
  const join = (browser: Browser): Promise<JoinReply> =>
    browser.timeout(5_000).emitWithAck('board:join', { room: ROOM, after: null })
  const take = (person: Person, id: number) => ({
    params: { id },
    body: { step: 'assign_auxiliary' as const, auxiliary_user_id: ids[person] },
  })
  const board = async (person: Person) => {
    await app.settled()
    return app.ok(person, getBoard)
  }

  it('has paid orders without an assistant, and shows neither their client nor their amounts', async () => {
    const { id } = await orderAt(app, shop, 'payment_validated')
    const { available, cards } = await board('dispatch_assistant')
    const shown = available?.cards.find((card) => card.id === id)
    expect(Object.keys(shown ?? {}).sort()).toEqual(KNOWN)
    expect(cards.map((card) => card.id)).not.toContain(id)
    const browser = await enter('dispatch_assistant')
    const joined = await join(browser)
    const snapshotRow = joined.snapshot?.find((card) => card.id === id)
    expect(Object.keys(snapshotRow ?? {}).sort()).toEqual(KNOWN)
    expect(JSON.stringify([available, joined])).not.toMatch(
      /Calzado El Paso|189900|"(total|client|payment_|seller)/,
    )
    // Fields outside the room stay hidden on every other route.
    expect(await app.refused('dispatch_assistant', getOrder, { params: { id } })).toMatchObject({ code: 404 })
  })

  it('publishes each added and each removed order, with the same few fields', async () => {
    const browser = await enter('dispatch_assistant_2')
    const received: RoomChange[] = []
    browser.on('board:delta', ({ room, changes }) => void (room === ROOM && received.push(...changes)))
    await join(browser)
    const { id } = await orderAt(app, shop, 'payment_validated')
    await eventually(() =>
      expect(received.some((change) => change.id === id && change.op === 'upsert')).toBe(true),
    )
    for (const { row } of received) expect(Object.keys(row ?? {}).sort()).toEqual(row === null ? [] : KNOWN)
    await app.ok('dispatch_assistant', changeOrder, take('dispatch_assistant', id))
    await eventually(() => expect(received.at(-1)).toMatchObject({ id, op: 'remove', row: null }))
    expect((await board('dispatch_assistant_2')).available?.cards.map((card) => card.id)).not.toContain(id)
    expect((await board('dispatch_assistant')).cards.find((card) => card.id === id)).toMatchObject({
      state_id: 'assign_dispatch_assistant',
      auxiliary_user_id: ids['dispatch_assistant'],
      client_name: expect.stringContaining('Calzado') as string,
    })
  })

  it('lets one of two assistants claim the order; the other gets the name and time of the claim, and no more', async () => {
    const { id } = await orderAt(app, shop, 'payment_validated')
    const people = ['dispatch_assistant', 'dispatch_assistant_2'] as const
    const tries = await Promise.allSettled(
      people.map((person) => app.ok(person, changeOrder, take(person, id))),
    )
    const [winner, ...more] = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(more).toEqual([])
    const slower = people[tries.findIndex(({ status }) => status === 'rejected')] ?? 'two'
    const lost = await app.refused(slower, changeOrder, take(slower, id))
    const data = { order_id: id, user_id: winner?.auxiliary_user_id, name: winner?.auxiliary_name }
    expect(lost).toMatchObject({ code: 409, data: { ...data, since: winner?.state_entered_at } })
    expect(Object.keys(lost.data as object).sort()).toEqual(['name', 'order_id', 'since', 'user_id'])
    expect(lost.message).toMatch(new RegExp(`^${data.name} lo tomó a las \\d\\d:\\d\\d\\.$`))
    expect(String(tries.map((one) => 'reason' in one && String(one.reason)))).toContain('409')
  })

  it('returns an order to the room when its claim is undone', async () => {
    const { id } = await orderAt(app, shop, 'payment_validated')
    await app.ok('dispatch_assistant', changeOrder, take('dispatch_assistant', id))
    await app.ok('dispatch_assistant', undoStep, { params: { id }, body: {} })
    expect((await board('dispatch_assistant_2')).available?.cards.map((card) => card.id)).toContain(id)
    expect((await board('dispatch_assistant')).cards.map((card) => card.id)).not.toContain(id)
  })

  it('refuses to claim for another user, and to claim an order that is not ready', async () => {
    const { id } = await orderAt(app, shop, 'payment_validated')
    const forAnother = { ...take('dispatch_assistant_2', id) }
    expect(await app.refused('dispatch_assistant', changeOrder, forAnother)).toMatchObject({ code: 403 })
    const packed = await orderAt(app, shop, 'packing_up')
    const late = take('dispatch_assistant_2', packed.id)
    expect(await app.refused('dispatch_assistant_2', changeOrder, late)).toMatchObject({ code: 404 })
  })

  it('is open to assistants only, and to none once the company closes it', async () => {
    for (const person of ['head_dispatch', 'online_seller'] as const) {
      expect((await board(person)).available).toBeNull()
      expect(await join(await enter(person))).toEqual({ ok: false, is_not_yours: true })
    }
    const { id } = await orderAt(app, shop, 'payment_validated')
    const browser = await enter('dispatch_assistant')
    expect(await join(browser)).toMatchObject({ ok: true })
    const newSettings = new Promise<BoardSettings>((resolve) => browser.once('board:settings', resolve))
    const after: RoomChange[] = []
    await allow(false)
    expect(await newSettings).toMatchObject({ available_room: null })
    browser.on('board:delta', ({ changes }) => after.push(...changes))
    expect(await join(browser)).toEqual({ ok: false, is_not_yours: true })
    expect((await board('dispatch_assistant')).available).toBeNull()
    const input = take('dispatch_assistant', id)
    expect(await app.refused('dispatch_assistant', changeOrder, input)).toMatchObject({ code: 404 })
    await orderAt(app, shop, 'payment_validated')
    await app.settled()
    expect(after).toEqual([])
  })
})
