import { listNotifications } from '@deportivo/contracts/admin/notifications'
import { cancelReturn } from '@deportivo/contracts/returns/returns'
import type { LoggedEvent } from '@deportivo/platform/service'
import type { Person } from '@deportivo/testkit/calls'
import { openReturns } from '@deportivo/testkit/returns/open'
import { deliveredOrder, moveCase, received, requested } from '@deportivo/testkit/returns/case'
import { stockProduct } from '@deportivo/testkit/shop'
import { beforeEach, describe, expect, it } from 'vitest'
import { notificationsConsumer } from './consumer.ts'
import { warnOfWaiting } from './warn-of-waiting.ts'

const { app, shop, lists } = await openReturns()
beforeEach(() => app.db('admin.notifications').delete())

const unread = async (person: Person, kind: string) => {
  await app.settled()
  const query = { filter: `kind:${kind},read:0`, top: 100 }
  return (await app.ok(person, listNotifications, { query })).map(({ details }) => details)
}

const warn = () => warnOfWaiting.run(app.deps)

describe('returns that become frequent', () => {
  it('of a client and of a product notify at the number of the setting and its multiples, once each', async () => {
    const product_id = await stockProduct(app, shop, 10)
    const order = await deliveredOrder(app, shop, { product_id, quantity: 7 })
    const client = { client: 'Calzado El Paso S.A.S.', client_id: order.client_id, days: 90 }
    const counts = async (kind: string) => (await unread('winery_manager', kind)).map(({ count }) => count)
    for (let many = 1; many <= 2; many++) await requested(app, order, lists)
    expect(await counts('client_returns_often')).toEqual([])
    const third = await requested(app, order, lists)
    expect(await unread('winery_manager', 'client_returns_often')).toEqual([
      { ...client, count: 3, return: third.id },
    ])
    expect(await counts('product_returns_often')).toEqual([])
    for (let many = 4; many <= 6; many++) await requested(app, order, lists)
    expect(await counts('client_returns_often')).toEqual([6, 3])
    expect(await counts('product_returns_often')).toEqual([5])
  })

  it('reach the seller of the case but no user who may not see it, nor an administrator', async () => {
    const order = await deliveredOrder(app, shop, { quantity: 3 })
    for (let many = 1; many <= 3; many++) await requested(app, order, lists)
    expect(await unread('online_seller', 'client_returns_often')).toHaveLength(1)
    expect(await unread('freelance_seller', 'client_returns_often')).toEqual([])
    expect(await unread('two', 'client_returns_often')).toEqual([])
  })

  it('are notified once, however often the event arrives', async () => {
    const order = await deliveredOrder(app, shop, { quantity: 3 })
    const ids: string[] = []
    for (let many = 1; many <= 3; many++) ids.push(String((await requested(app, order, lists)).id))
    await app.settled()
    const requests = app.db('bus.event_log').where('type', 'return.requested')
    const events = await requests.whereIn('aggregate_id', ids).orderBy('pos')
    await app.db.transaction(async (trx) =>
      notificationsConsumer.batch?.(trx, events as unknown as LoggedEvent[]),
    )
    expect(await unread('winery_manager', 'client_returns_often')).toHaveLength(1)
  })

  it('without those of before the days of the setting', async () => {
    const order = await deliveredOrder(app, shop, { quantity: 4 })
    const first = await requested(app, order, lists)
    const change = "update returns.cases set created_at = now() - interval '91 days' where id = ?"
    await app.db.raw(change, [first.id])
    for (let many = 2; many <= 3; many++) await requested(app, order, lists)
    expect(await unread('winery_manager', 'client_returns_often')).toEqual([])
  })

  it('without the cancelled ones', async () => {
    const order = await deliveredOrder(app, shop, { quantity: 4 })
    const first = await requested(app, order, lists)
    await app.ok('head_dispatch', cancelReturn, { params: { id: first.id }, body: {} })
    for (let many = 2; many <= 3; many++) await requested(app, order, lists)
    expect(await unread('winery_manager', 'client_returns_often')).toEqual([])
  })
})

describe('what waits', () => {
  const stale = (id: number, days: number) =>
    app.db.raw("update returns.cases set state_entered_at = now() - ? * interval '1 day' where id = ?", [
      days,
      id,
    ])

  beforeEach(() => app.db('returns.cases').update({ state_entered_at: new Date() }))

  it('a case that waits for longer than the setting is notified once, until it moves on', async () => {
    const order = await deliveredOrder(app, shop)
    const one = await requested(app, order, lists)
    await stale(one.id, 4)
    await warn()
    expect(await unread('winery_manager', 'return_waiting')).toEqual([])
    await stale(one.id, 6)
    await warn()
    await warn()
    expect(await unread('winery_manager', 'return_waiting')).toEqual([
      { return: one.id, client: 'Calzado El Paso S.A.S.', days: 5 },
    ])
    await received(app, shop, one)
    expect(await unread('winery_manager', 'return_waiting')).toEqual([])
    await stale(one.id, 6)
    await warn()
    expect(await unread('winery_manager', 'return_waiting')).toHaveLength(1)
  })

  it('a case that has waited for weeks when the job runs for the first time, or that ended, is no news', async () => {
    const order = await deliveredOrder(app, shop)
    const [old, ended] = [await requested(app, order, lists), await requested(app, order, lists)]
    await app.ok('head_dispatch', cancelReturn, { params: { id: ended.id }, body: {} })
    await stale(old.id, 30)
    await stale(ended.id, 6)
    await warn()
    expect(await unread('winery_manager', 'return_waiting')).toEqual([])
  })

  it('a voucher that ends within a month is notified to the seller of its order once, a spent one is not', async () => {
    const order = await deliveredOrder(app, shop)
    const one = await received(app, shop, await requested(app, order, lists, { exchange_rate: lists.whole }))
    await moveCase(app, one, { step: 'voucher' })
    await app.settled()
    const voucher = app.db('money.vouchers').where('return_id', one.id)
    const ends = (days: number) =>
      voucher.clone().update({ expires_at: new Date(Date.now() + days * 86_400_000) })
    await ends(31)
    await warn()
    expect(await unread('online_seller', 'voucher_expiring')).toEqual([])
    await ends(29)
    const { id, available, expires_at } = await voucher
      .clone()
      .first<{ id: number; available: number; expires_at: Date }>('id', 'available', 'expires_at')
    await voucher.clone().update({ available: 0 })
    await warn()
    expect(await unread('online_seller', 'voucher_expiring')).toEqual([])
    await voucher.clone().update({ available })
    await warn()
    await warn()
    expect(await unread('online_seller', 'voucher_expiring')).toEqual([
      { voucher: id, client_id: order.client_id, available, until: expires_at.toISOString() },
    ])
    expect(await unread('freelance_seller', 'voucher_expiring')).toEqual([])
  })
})
