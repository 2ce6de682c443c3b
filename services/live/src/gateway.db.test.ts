import { setTimeout as sleep } from 'node:timers/promises'
import { claimOrder, type Claim } from '@deportivo/contracts/dispatch/board'
import { logout } from '@deportivo/contracts/auth/sign-in'
import type {
  ClientMessages,
  JoinReply,
  RoomChange,
  ServerMessages,
} from '@deportivo/contracts/live/messages'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { publishEvent, type GivenOrder } from '@deportivo/testkit/events'
import { idOf } from '@deportivo/testkit/staff'
import { MOST_SOCKETS } from './sockets/sign-in.ts'
import { io, type Socket } from 'socket.io-client'
import { eventually } from '@deportivo/testkit/eventually'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

type Browser = Socket<ServerMessages, ClientMessages>

describe('the live gateway', () => {
  let app: TestApp
  const browsers: Browser[] = []
  let assistantId = 0
  let nextOrder = 100

  beforeAll(async () => {
    app = await startTestApp({ isListening: true })
    assistantId = await idOf(app, 'dispatch_assistant')
  })
  afterEach(() => {
    for (const browser of browsers.splice(0)) browser.disconnect()
  })
  afterAll(() => app.stop())

  const tokenOf = async (person: Person) => (await app.as(person)).authorization.replace('Bearer ', '')
  function open(auth: object, namespace = '/dispatch'): Browser {
    const browser: Browser = io(`${app.running.address}${namespace}`, {
      auth,
      transports: ['websocket'],
      forceNew: true,
    })
    browsers.push(browser)
    return browser
  }
  async function connected(auth: object, namespace?: string): Promise<Browser> {
    const browser = open(auth, namespace)
    await new Promise<void>((resolve, reject) => {
      browser.once('connect', resolve)
      browser.once('connect_error', reject)
    })
    return browser
  }
  const enter = async (person: Person, namespace?: string) =>
    connected({ token: await tokenOf(person) }, namespace)
  const join = (browser: Browser, input: { room?: string; after?: number | null } = {}): Promise<JoinReply> =>
    browser.timeout(5000).emitWithAck('board:join', input)
  const happen = async (given: GivenOrder) => {
    await publishEvent(app.db, given)
    app.deps.wake.notify('outbox')
  }
  const anOrder = () => (nextOrder += 1)
  const nextOf = <T>(browser: Browser, event: keyof ServerMessages) =>
    new Promise<T>((resolve) => browser.once(event, resolve as never))

  it('sends the board at once and every later change with the next number', async () => {
    const id = anOrder()
    await happen({ id, version: 1 })
    await app.settled()
    const browser = await enter('head_dispatch')
    const joined = await join(browser)
    expect(joined).toMatchObject({ ok: true, room: 'dispatch:all' })
    expect(joined.snapshot?.find((card) => card.id === id)).toMatchObject({ state_id: 'validating_payment' })
    const nextDelta = nextOf<{ room: string; changes: RoomChange[] }>(browser, 'board:delta')
    await happen({ id, version: 2, state_id: 'packing_up' })
    const { room, changes } = await nextDelta
    expect(room).toBe('dispatch:all')
    expect(changes).toMatchObject([
      { seq: (joined.seq ?? 0) + 1, op: 'upsert', id, row: { state_id: 'packing_up', version: 2 } },
    ])
  })

  it('a reconnected browser gets only the changes it missed', async () => {
    const id = anOrder()
    const browser = await enter('head_dispatch')
    const { seq = 0 } = await join(browser)
    browser.disconnect()
    await happen({ id, version: 1 })
    await happen({ id, version: 2, state_id: 'packing_up' })
    await app.settled()
    const back = await enter('head_dispatch')
    const missed = await join(back, { after: seq })
    expect(missed.snapshot).toBeUndefined()
    expect(missed.changes?.filter((change) => change.id === id).at(-1)).toMatchObject({
      seq: missed.seq,
      row: { version: 2 },
    })
  })

  it('a browser that was away too long, or has a sequence of the future, gets the whole board', async () => {
    const browser = await enter('head_dispatch')
    const { seq = 0 } = await join(browser)
    expect((await join(browser, { after: seq + 1000 })).snapshot).toBeDefined()
    await app.db('bus.rooms').where({ room: 'dispatch:all' }).update({ pruned_to: seq })
    expect((await join(browser, { after: seq - 1 })).snapshot).toBeDefined()
    expect((await join(browser, { after: seq })).changes).toEqual([])
  })

  it('an assistant receives the changes of their own orders only', async () => {
    const mine = anOrder()
    const others = anOrder()
    const browser = await enter('dispatch_assistant')
    const received: number[] = []
    browser.on('board:delta', ({ changes }) => received.push(...changes.map((change) => change.id)))
    const joined = await join(browser)
    expect(joined.room).toBe(`dispatch:aux:${assistantId}`)
    const given = { state_id: 'assign_dispatch_assistant' } as const
    await happen({ ...given, id: others, version: 1, auxiliary_user_id: assistantId + 1000 })
    await happen({ ...given, id: mine, version: 1, auxiliary_user_id: assistantId })
    await eventually(() => expect(received).toEqual([mine]))
    const gone = nextOf<{ changes: RoomChange[] }>(browser, 'board:delta')
    await happen({ ...given, id: mine, version: 2, auxiliary_user_id: assistantId + 1000 })
    expect((await gone).changes).toMatchObject([{ op: 'remove', id: mine, row: null }])
  })

  it('refuses a room of another user', async () => {
    const browser = await enter('dispatch_assistant')
    expect(await join(browser, { room: 'dispatch:all' })).toEqual({ ok: false, is_not_yours: true })
    expect(await join(browser, { room: 'seller:1' })).toEqual({ ok: false, is_not_yours: true })
    expect(await join(browser, { room: 'channel:claims' })).toEqual({ ok: false, is_not_yours: true })
    expect(await join(browser, { room: `dispatch:aux:${assistantId}` })).toMatchObject({ ok: true })
  })

  it('refuses sockets without a valid session, the right profile and the permission', async () => {
    const token = await tokenOf('online_seller')
    await expect(connected({})).rejects.toThrow('problem.session_ended')
    await expect(connected({ token: 'forged' })).rejects.toThrow('problem.session_ended')
    await expect(connected({ token, profile: 'two' })).rejects.toThrow('problem.profile_not_yours')
    await expect(connected({ token }, '/reports')).rejects.toThrow('problem.forbidden')
    await expect(connected({ token }, '/')).rejects.toThrow('problem.not_found')
  })

  it('a person has so many sockets in a namespace, and others have theirs', async () => {
    const token = await tokenOf('online_seller')
    const own = await Promise.all(
      Array.from({ length: MOST_SOCKETS }, () => connected({ token }, '/notifications')),
    )
    const beyond = open({ token }, '/notifications')
    await new Promise<void>((resolve) => beyond.io.once('close', () => resolve()))
    expect(beyond.connected).toBe(false)
    await enter('two', '/notifications')
    own[0]?.disconnect()
    await eventually(() => expect(beyond.connected).toBe(true))
  })

  it('a logout closes the sockets of that session only', async () => {
    const login = await app.app.inject({
      method: 'POST',
      url: '/api/v1/auth/email',
      payload: { email: 'winery_manager@demo.local', password: 'clave-de-las-pruebas' },
    })
    const token = login.json<{ data: { access_token: string } }>().data.access_token
    const leaving = await connected({ token })
    const staying = await enter('winery_manager')
    const ended = nextOf<{ reason: string }>(leaving, 'session:ended')
    const closed = new Promise<string>((resolve) => leaving.once('disconnect', resolve))
    await app.ok(null, logout, { headers: { authorization: `Bearer ${token}` } })
    expect(await ended).toEqual({ reason: 'revoked' })
    expect(await closed).toBe('io server disconnect')
    expect(staying.connected).toBe(true)
  })

  it('a permission change makes the browser reconnect and be authorized again', async () => {
    const browser = await enter('accounting_manager')
    const closed = new Promise<string>((resolve) => browser.once('disconnect', resolve))
    const refused = new Promise<Error>((resolve) => browser.once('connect_error', resolve))
    const granted = { profile_id: 'accounting_manager', permission: 'read orders' } as const
    const [before] = await app.db('auth.profile_permissions').where(granted).delete().returning('*')
    app.deps.wake.notify('sessions')
    expect(await closed).toBe('transport close')
    expect((await refused).message).toBe('problem.forbidden')
    if (before) await app.db('auth.profile_permissions').insert(before)
    app.deps.wake.notify('sessions')
  })

  it('publishes who views a card and who claimed it, only to users who see the card', async () => {
    const id = anOrder()
    await happen({ id, version: 1 })
    await app.settled()
    const head = await enter('head_dispatch')
    const other = await enter('two')
    const assistant = await enter('dispatch_assistant')
    const toOther: unknown[] = []
    const toAssistant: unknown[] = []
    other.on('board:viewers', ({ viewers }) =>
      toOther.push(...viewers.filter((viewer) => viewer.order_id === id)),
    )
    other.on('board:claims', ({ claims }) => toOther.push(...claims.filter((claim) => claim.order_id === id)))
    assistant.on('board:viewers', ({ viewers }) =>
      toAssistant.push(...viewers.filter((viewer) => viewer.order_id)),
    )
    assistant.on('board:claims', ({ claims }) => toAssistant.push(...claims))
    await Promise.all([join(head), join(other), join(assistant)])
    head.emit('board:viewing', { order_id: id })
    await eventually(() => expect(toOther).toMatchObject([{ order_id: id }]))
    const claimed = await app.ok('head_dispatch', claimOrder, { params: { id }, body: {} })
    await eventually(() => expect(toOther.at(-1)).toEqual(claimed))
    expect(toAssistant).toEqual([])
    const left = eventually(async () =>
      expect(await app.db('live.viewers').where({ order_id: id })).toEqual([]),
    )
    head.disconnect()
    await left
  })

  it('sends a board that is opened the present claims, also those made while no board was open', async () => {
    const id = anOrder()
    await happen({ id, version: 1 })
    await app.settled()
    const claimed = await app.ok('head_dispatch', claimOrder, { params: { id }, body: {} })
    const browser = await enter('head_dispatch')
    const first = nextOf<{ claims: Claim[] }>(browser, 'board:claims')
    await join(browser)
    expect((await first).claims).toContainEqual(claimed)
  })

  it('names the report whose figures changed to its readers, without any figure', async () => {
    const browser = await enter('one', '/reports')
    const named = new Map<string, string[]>()
    browser.on('report:changed', (news) => named.set(news.report, Object.keys(news).sort()))
    await happen({ id: anOrder(), version: 1 })
    await eventually(() => expect([...named.keys()]).toContain('administrative'))
    for (const fields of named.values()) expect(fields).toEqual(['as_of', 'report'])
  })

  it('names a report that has just changed to a browser that connects, whose page may have read before', async () => {
    await happen({ id: anOrder(), version: 1 })
    await app.settled()
    // Longer than changes that follow closely wait for each other.
    await sleep(1_200)
    const late = await enter('one', '/reports')
    const named: string[] = []
    late.on('report:changed', ({ report }) => named.push(report))
    await eventually(() => expect(named).toContain('administrative'))
  })

  it("publishes each room's sequence number periodically, and how old its newest change may be", async () => {
    const browser = await enter('head_dispatch')
    await happen({ id: anOrder(), version: 1 })
    const { seq = 0 } = await join(browser)
    type Tick = { room: string; seq: number; as_of: string }
    const tick = await nextOf<Tick>(browser, 'board:tick')
    expect(tick.room).toBe('dispatch:all')
    expect(tick.seq).toBeGreaterThanOrEqual(seq)
    let latest = ''
    browser.on('board:tick', ({ as_of }) => (latest = as_of))
    await app.settled()
    const [event] = await app.db('bus.event_log').where('aggregate_type', 'order').limit(1)
    const { aggregate_type = '', aggregate_id = '', pos = 0, occurred_at } = event ?? {}
    const waiting = { consumer: 'dispatch-board', aggregate_type, aggregate_id, pos }
    await app.db('bus.dead_letters').insert({ ...waiting, error: 'newer', tries: 0, newer_version: 99 })
    await eventually(() => expect(latest).toBe(occurred_at?.toISOString()))
    await app.db('bus.dead_letters').where({ consumer: 'dispatch-board' }).delete()
  })

  it('survives malformed messages of a browser', async () => {
    const browser = await enter('head_dispatch')
    const loose = browser as unknown as Socket
    for (const junk of [null, 'x', 5, [], { after: 'a', room: 7 }, { order_id: -1 }, { order_id: 2 ** 40 }]) {
      loose.emit('board:join', junk)
      loose.emit('board:viewing', junk)
    }
    expect(await join(browser)).toMatchObject({ ok: true })
  })
})
