import { listNotifications, readNotifications } from '@deportivo/contracts/admin/notifications'
import { insertAttachment, settleAttachment } from '@deportivo/platform/files/attachments'
import { append } from '@deportivo/platform/events/outbox/append'
import { startTestApp, type Person, type TestApp } from '@deportivo/testkit/app'
import { checkedOut, orderAt, step } from '@deportivo/testkit/order'
import { openShop, type Shop } from '@deportivo/testkit/shop'
import { idOf } from '@deportivo/testkit/staff'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteOldNotifications } from './delete-old.ts'

describe('notifications', () => {
  let app: TestApp
  let shop: Shop
  beforeAll(async () => {
    app = await startTestApp()
    shop = await openShop(app)
    // Has a second profile that sells.
    const user_id = await idOf(app, 'dispatch_assistant')
    await app.db('auth.user_profiles').insert({ user_id, profile_id: 'freelance_seller' })
  })
  beforeEach(() => app.db('admin.notifications').delete())
  afterAll(() => app.stop())

  const list = (person: Person, query = {}) => app.reply(person, listNotifications, { query })
  const mark = (person: Person, body: object) => app.ok(person, readNotifications, { body })
  /** One order problem each, the last the newest; returns their ids. */
  async function given(person: Person, count: number, at = new Date()): Promise<number[]> {
    const user_id = await idOf(app, person)
    const rows = Array.from({ length: count }, (_, index) => ({
      user_id,
      kind: 'news_saved' as const,
      event_id: randomUUID(),
      order_id: index + 1,
      details: { order: index + 1 },
      at: new Date(at.getTime() + index),
      read_at: null,
    }))
    const made = await app.db('admin.notifications').insert(rows).returning('id')
    return made.map(({ id }) => id)
  }

  it('a seller whose payment was rejected reads by whom and why, and the accountant reads nothing', async () => {
    const { id } = await checkedOut(app, shop)
    await step(app, 'accounting_manager', id, { step: 'reject_payment', reason: 'El valor no coincide' })
    await app.settled()
    const listed = await list('online_seller')
    expect(listed).toMatchObject({
      unread: 1,
      data: [
        {
          kind: 'payment_rejected',
          order_id: id,
          details: { order: id, note: 'El valor no coincide' },
          read: false,
        },
      ],
    })
    expect((await list('accounting_manager')).data).toEqual([])
  })

  it('the newest are first, page by page, and the unread can be requested alone', async () => {
    const ids = await given('online_seller', 4)
    await mark('online_seller', { ids: [ids[1]] })
    const page = await list('online_seller', { top: 3 })
    expect(page.data.map(({ id }) => id)).toEqual([ids[3], ids[2], ids[1]])
    expect(page).toMatchObject({ unread: 3, pagination: { total: 4 } })
    const unread = await list('online_seller', { filter: 'read:false' })
    expect(unread.data.map(({ id }) => id)).toEqual([ids[3], ids[2], ids[0]])
    expect((await list('online_seller', { filter: 'read:true' })).data.map(({ id }) => id)).toEqual([ids[1]])
    expect(
      await app.refused('online_seller', listNotifications, { query: { filter: 'read:x' } }),
    ).toMatchObject({ code: 422 })
    expect(
      await app.refused('online_seller', listNotifications, { query: { filter: 'user_id:1' } }),
    ).toMatchObject({ code: 422 })
  })

  it('marked up to one, later ones stay unread', async () => {
    const [, second] = await given('online_seller', 3)
    expect(await mark('online_seller', { up_to: second })).toEqual({ unread: 1 })
    expect(await mark('online_seller', {})).toEqual({ unread: 1 })
  })

  it('those of another user are neither listed nor marked', async () => {
    const [theirs = 0] = await given('online_seller', 2)
    expect(await list('online_seller_2')).toMatchObject({ data: [], unread: 0 })
    await mark('online_seller_2', { ids: [theirs], up_to: theirs + 100 })
    await mark('two', { ids: [theirs], up_to: theirs + 100 })
    expect(await list('online_seller')).toMatchObject({ unread: 2 })
  })

  it('those of one order are marked together, those of others stay unread', async () => {
    await given('online_seller', 2)
    await given('online_seller', 2)
    await given('online_seller_2', 2)
    expect(await mark('online_seller', { order_id: 2 })).toEqual({ unread: 2 })
    expect(await list('online_seller_2')).toMatchObject({ unread: 2 })
  })

  it('marking one leaves those without an order unread', async () => {
    const [first = 0] = await given('online_seller', 2)
    await app.db.raw('update admin.notifications set order_id = null where order_id = 2')
    expect(await mark('online_seller', { ids: [first] })).toEqual({ unread: 1 })
  })

  it('an assistant who works on an assigned order has read its notifications, in every window', async () => {
    const { id } = await orderAt(app, shop, 'assign_dispatch_assistant')
    const next = await orderAt(app, shop, 'assign_dispatch_assistant')
    await app.settled()
    expect(await list('dispatch_assistant')).toMatchObject({ unread: 2 })
    await step(app, 'dispatch_assistant', id, { step: 'get_ready' })
    await app.settled()
    const { data, unread } = await list('dispatch_assistant')
    expect(data.map(({ order_id, read }) => [order_id, read])).toEqual([
      [next.id, false],
      [id, true],
    ])
    expect(unread).toBe(1)
  })

  it('an order that only another profile of the user may open names that profile; an invisible one has no link', async () => {
    const ours = await orderAt(app, shop, 'assign_dispatch_assistant')
    const taken = await orderAt(app, shop, 'assign_dispatch_assistant')
    await app.db('orders.orders').where({ id: taken.id }).update({ auxiliary_user_id: null })
    await app.settled()
    const asked = async (profile: string) => {
      const headers = { 'x-profile': profile }
      const { data } = await app.reply('dispatch_assistant', listNotifications, { headers })
      return data.map(({ order_id, as_profile }) => ({ order_id, as_profile }))
    }
    const nowhere = { order_id: null, as_profile: null }
    expect(await asked('freelance_seller')).toEqual([
      nowhere,
      { order_id: ours.id, as_profile: 'dispatch_assistant' },
    ])
    expect(await asked('dispatch_assistant')).toEqual([nowhere, { order_id: ours.id, as_profile: null }])
  })

  it('more than a hundred unread are counted as a hundred', async () => {
    await given('online_seller', 103)
    expect(await list('online_seller', { top: 1 })).toMatchObject({ unread: 100, pagination: { total: 103 } })
  })

  it('after sixty days they are deleted', async () => {
    await given('online_seller', 1, new Date(Date.now() - 61 * 86_400_000))
    const [young] = await given('online_seller', 1, new Date(Date.now() - 59 * 86_400_000))
    await deleteOldNotifications.run(app.deps)
    const left = await app.db('admin.notifications').select('id')
    expect(left.map(({ id }) => id)).toEqual([young])
  })

  it('the uploader of a file that the scanner refused reads which and why, while they may see its order', async () => {
    const order = await orderAt(app, shop, 'assign_dispatch_assistant')
    const refuse = async (by: Person, name: string) => {
      const by_id = await idOf(app, by)
      const about = { owner_type: 'order', owner_id: order.id, type: 10, by_id, by_name: by }
      const content = { name, media_type: 'image/png', bytes: 3, sha256: name, path: `quarantine/${name}` }
      await app.db.transaction(async (trx) => {
        const file = await insertAttachment(trx, { ...about, ...content, at: new Date() })
        await settleAttachment(trx, file.id, {
          state: 'rejected',
          rejected_reason: 'file.rejected.infected',
        })
        append(trx, {
          aggregate_type: 'attachment',
          aggregate_id: file.id,
          aggregate_version: 1,
          type: 'attachment.settled',
          payload: {
            attachment_id: file.id,
            order_id: order.id,
            type: 10,
            path: file.path,
            media_type: file.media_type,
            state: 'rejected',
          },
          meta: { actor_id: by_id, actor_name: by, profile_id: null, request_id: null },
        })
      })
    }
    await refuse('winery_manager', 'guia.png')
    await refuse('online_seller_2', 'ajena.png')
    app.deps.wake.notify('outbox')
    await app.settled()
    expect((await list('winery_manager')).data).toMatchObject([
      {
        kind: 'file_refused',
        order_id: order.id,
        details: { file: 'guia.png', reason: 'file.rejected.infected' },
      },
    ])
    expect((await list('online_seller_2')).data).toEqual([])
  })

  it('a page of them costs at most three statements besides the session', async () => {
    await given('online_seller', 20)
    await list('online_seller')
    const asked: string[] = []
    const listen = ({ sql }: { sql: string }) => asked.push(sql)
    app.db.on('query', listen)
    await list('online_seller')
    app.db.removeListener('query', listen)
    expect(asked.filter((sql) => sql.includes('notifications')).length).toBeLessThanOrEqual(3)
  })
})
