import { listNotifications } from '@deportivo/contracts/admin/notifications'
import { saveSettings } from '@deportivo/contracts/admin/settings'
import type { Order } from '@deportivo/contracts/orders/order'
import { changeOrder, orderHistory, undoStep } from '@deportivo/contracts/orders/orders'
import { listReserved } from '@deportivo/contracts/orders/reserved'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { anOrder, reservedAndPaid, step, TRANSFER, type Wanted } from '@deportivo/testkit/order'
import { openShop, PRICE, type Shop } from '@deportivo/testkit/shop'
import { eventually } from '@deportivo/testkit/eventually'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const DAY_MS = 86_400_000

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
})
afterAll(() => app.stop())

async function reserved(wanted: Wanted = {}, payment: object = {}): Promise<Order> {
  const { seller = 'online_seller' } = wanted
  const { id } = await anOrder(app, shop, wanted)
  return step(app, seller, id, { step: 'reserve', ...payment })
}

/** As if it had been reserved so many days ago. */
const age = (id: number, days: number) =>
  app.db.raw("update orders.orders set state_entered_at = now() - ? * interval '1 day' where id = ?", [
    days,
    id,
  ])

const rowsOf = (person: Person, query: Record<string, string> = {}) =>
  app.ok(person, listReserved, { query: { top: 200, ...query } })
const idsOf = async (person: Person, query?: Record<string, string>) =>
  (await rowsOf(person, query)).map(({ id }) => id)
const rowOf = async (id: number) => (await rowsOf('two', { filter: `id:${id}` }))[0]

describe('the list of reserved orders', () => {
  it('has the figures of each: what was paid, what is confirmed, what is owed, and until when', async () => {
    const unconfirmed = await reserved(
      { quantity: 2 },
      { total_first_payment: 30_000, payment_method: TRANSFER },
    )
    const { id } = await anOrder(app, shop)
    const confirmed = await reservedAndPaid(app, 'online_seller', id, 50_000)
    expect(await rowOf(unconfirmed.id)).toMatchObject({
      total_first_payment: 30_000,
      paid: 30_000,
      paid_confirmed: 0,
      total_value: 2 * PRICE,
      total_balance: 2 * PRICE - 30_000,
      is_overdue: false,
      seller_reminded_at: null,
    })
    expect(await rowOf(confirmed.id)).toMatchObject({ paid: 50_000, paid_confirmed: 50_000 })
    const row = await rowOf(confirmed.id)
    const promised = Date.parse(row?.promise_ends_at ?? '') - Date.parse(row?.state_entered_at ?? '')
    expect(promised).toBe(30 * DAY_MS)
  })

  it('has an order from its reservation until it is released or checked out', async () => {
    const order = await anOrder(app, shop)
    expect(await idsOf('two')).not.toContain(order.id)
    await step(app, 'online_seller', order.id, { step: 'reserve' })
    expect(await idsOf('two')).toContain(order.id)
    await step(app, 'online_seller', order.id, { step: 'release' })
    expect(await idsOf('two')).not.toContain(order.id)
    await app.ok('online_seller', undoStep, { params: { id: order.id }, body: {} })
    expect(await idsOf('two')).toContain(order.id)
  })

  it('begins with the longest reserved', async () => {
    const [one, other] = [await reserved(), await reserved()]
    await age(one.id, 3)
    await age(other.id, 9)
    const ids = await idsOf('two')
    expect(ids.indexOf(other.id)).toBeLessThan(ids.indexOf(one.id))
    const backwards = await idsOf('two', { orderByDesc: 'state_entered_at' })
    expect(backwards).toEqual(ids.toReversed())
  })

  it('shows a seller their own orders, and those who lead or store them all', async () => {
    const [own, others] = [await reserved(), await reserved({ seller: 'freelance_seller' })]
    expect(await idsOf('online_seller')).toContain(own.id)
    expect(await idsOf('online_seller')).not.toContain(others.id)
    const asked = { filter: `id:${others.id}` }
    expect(await app.reply('online_seller', listReserved, { query: asked })).toMatchObject({
      data: [],
      pagination: { total: 0 },
    })
    for (const person of ['one', 'winery_manager', 'head_dispatch', 'admin_seller'] as const)
      expect(await idsOf(person)).toEqual(expect.arrayContaining([own.id, others.id]))
    for (const person of ['accounting_manager', 'dispatch_assistant'] as const)
      expect(await app.refused(person, listReserved)).toMatchObject({ code: 403 })
  })

  it('shows users who may read every order no reserved one of others once that permission is narrowed', async () => {
    const [own, others] = [await reserved({ seller: 'admin_seller' }), await reserved()]
    expect(await idsOf('admin_seller')).toEqual(expect.arrayContaining([own.id, others.id]))
    const reach = async (scope: 'own' | 'all') => {
      const read = { profile_id: 'admin_seller', permission: 'read reserved' } as const
      await app.db('auth.profile_permissions').where(read).update({ scope })
      app.deps.wake.notify('sessions')
    }
    await reach('own')
    await eventually(async () => expect(await idsOf('admin_seller')).toEqual([own.id]))
    await age(others.id, 40)
    expect(await app.reply('admin_seller', listReserved, { query: {} })).toMatchObject({
      pagination: { total: 1 },
      overdue: 0,
    })
    await reach('all')
    await eventually(async () => expect(await idsOf('admin_seller')).toContain(others.id))
    await age(others.id, 0)
  })

  it('shows no order that its reader may not read, whatever they may read of reservations', async () => {
    await reserved()
    const granted = { profile_id: 'dispatch_assistant', permission: 'read reserved', scope: 'all' } as const
    await app.db('auth.profile_permissions').insert(granted)
    app.deps.wake.notify('sessions')
    await eventually(async () => expect(await idsOf('dispatch_assistant')).toEqual([]))
    await app.db('auth.profile_permissions').where(granted).delete()
    app.deps.wake.notify('sessions')
    await eventually(async () =>
      expect(await app.refused('dispatch_assistant', listReserved)).toMatchObject({ code: 403 }),
    )
  })

  it('counts as overdue, and narrows to, those of which the promise of the setting ended', async () => {
    const [ended, running, others] = [
      await reserved(),
      await reserved(),
      await reserved({ seller: 'freelance_seller' }),
    ]
    const overdue = async (person: Person) => {
      const query = { filter: 'overdue:1', top: 200 }
      const reply = await app.reply(person, listReserved, { query })
      return { ids: reply.data.map(({ id }) => id), count: reply.overdue, days: reply.reserve_days }
    }
    const before = await overdue('two')
    expect([before.count, before.days]).toEqual([before.ids.length, 30])
    await age(ended.id, 31)
    await age(others.id, 40)
    await age(running.id, 29)
    const after = await overdue('two')
    expect(after.ids).toEqual([others.id, ended.id, ...before.ids])
    expect(after.count).toBe(before.count + 2)
    expect(await overdue('online_seller')).toMatchObject({ ids: [ended.id], count: 1 })
    expect([await rowOf(ended.id), await rowOf(running.id)]).toMatchObject([
      { is_overdue: true },
      { is_overdue: false },
    ])
    await app.ok('two', saveSettings, { body: { reserve_days: 28 } })
    await eventually(async () => expect((await overdue('two')).ids).toContain(running.id))
    await app.ok('two', saveSettings, { body: { reserve_days: 30 } })
    await eventually(async () => expect((await overdue('two')).ids).not.toContain(running.id))
  })

  it('is narrowed by seller, store and type, and searched by client and number', async () => {
    const one = await reserved({ seller: 'freelance_seller' })
    const local = await reserved({ seller: 'two', type_order: 'local' })
    const store_id = one.products[0]?.store_id
    expect(await idsOf('two', { filter: `seller_id:${one.seller_id}` })).toContain(one.id)
    expect(await idsOf('two', { filter: `seller_id:${one.seller_id}` })).not.toContain(local.id)
    expect(await idsOf('two', { filter: `store_id:${store_id}` })).toContain(one.id)
    expect(await idsOf('two', { filter: `store_id:${shop.stores[1]}` })).toEqual([])
    expect(await idsOf('two', { filter: 'type_order:local' })).toEqual([local.id])
    // A phone may have the same digits.
    expect(await idsOf('two', { search: `#${one.id}` })).toContain(one.id)
    expect(await idsOf('online_seller', { search: `#${one.id}` })).not.toContain(one.id)
  })
})

describe('a reminder of a reserved order', () => {
  const remind = { step: 'remind_seller' }
  const reminders = async (person: Person, id: number) => {
    await app.settled()
    const query = { filter: 'kind:seller_reminded', top: 100 }
    const all = await app.ok(person, listNotifications, { query })
    return all.filter(({ order_id }) => order_id === id)
  }

  it('notifies its seller, is shown in the list and in the history, and changes nothing else', async () => {
    const order = await reserved()
    const before = await rowOf(order.id)
    const reminded = await step(app, 'head_dispatch', order.id, remind)
    expect(reminded).toMatchObject({ state_id: 'reserved', version: order.version + 1 })
    const row = await rowOf(order.id)
    expect(Date.parse(row?.seller_reminded_at ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(row).toMatchObject({ state_entered_at: before?.state_entered_at, paid: before?.paid })
    expect(await reminders('online_seller', order.id)).toMatchObject([{ read: false, as_profile: null }])
    expect(await reminders('freelance_seller', order.id)).toEqual([])
    const history = await app.ok('online_seller', orderHistory, { params: { id: order.id } })
    expect(history[0]).toMatchObject({ step: 'remind_seller', from: 'reserved', to: 'reserved' })
  })

  it('is sent once a day, also by another user', async () => {
    const order = await reserved()
    await step(app, 'head_dispatch', order.id, remind)
    const again = { params: { id: order.id }, body: remind }
    expect(await app.refused('two', changeOrder, again)).toMatchObject({
      code: 400,
      message: 'Ya se le recordó hoy al vendedor.',
      data: { id: order.id },
    })
    expect(await reminders('online_seller', order.id)).toHaveLength(1)
    await app
      .db('orders.orders')
      .where({ id: order.id })
      .update({
        seller_reminded_at: new Date(Date.now() - DAY_MS),
      })
    await step(app, 'two', order.id, remind)
    expect(await reminders('online_seller', order.id)).toHaveLength(2)
  })

  it('is withdrawn by its undo while it is unread, and may be sent again', async () => {
    const order = await reserved()
    await step(app, 'head_dispatch', order.id, remind)
    await app.ok('head_dispatch', undoStep, { params: { id: order.id }, body: {} })
    expect(await reminders('online_seller', order.id)).toEqual([])
    expect((await rowOf(order.id))?.seller_reminded_at).toBeNull()
    await step(app, 'head_dispatch', order.id, remind)
    expect(await reminders('online_seller', order.id)).toHaveLength(1)
  })

  it('is not for its seller, nor for orders of others that the caller does not see', async () => {
    const order = await reserved()
    const asked = { params: { id: order.id }, body: remind }
    expect(await app.refused('online_seller', changeOrder, asked)).toMatchObject({ code: 403 })
    expect(await app.refused('freelance_seller', changeOrder, asked)).toMatchObject({ code: 404 })
    expect(await app.refused('one', changeOrder, asked)).toMatchObject({ code: 403 })
    expect(await reminders('online_seller', order.id)).toEqual([])
  })
})
