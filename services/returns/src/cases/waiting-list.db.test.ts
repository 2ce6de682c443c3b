import { cancelReturn, getReturn, listReturns } from '@deportivo/contracts/returns/returns'
import {
  dearerExchange,
  deliveredOrder,
  moveCase,
  received,
  requested,
} from '@deportivo/testkit/returns/case'
import { openReturns } from '@deportivo/testkit/returns/open'
import { PRICE } from '@deportivo/testkit/shop'
import { expect, it } from 'vitest'

const { app, shop, lists } = await openReturns()

type Query = Readonly<Record<string, string>>

const listed = (query: Query, person: Parameters<typeof app.ok>[0] = 'two') =>
  app.ok(person, listReturns, { query })
const idsOf = async (query: Query, person?: Parameters<typeof app.ok>[0]) =>
  (await listed(query, person)).map(({ id }) => id)

/** So long ago a case came to its state. */
const enteredAgo = (id: number, days: number) =>
  app.db.raw("update returns.cases set state_entered_at = now() - ? * interval '1 day' where id = ?", [
    days,
    id,
  ])

it('the case that waits longest comes first, and those that are over come last, the newest of them first', async () => {
  const order = await deliveredOrder(app, shop, { quantity: 5 })
  const [oldest, newest, middle, ended, endedLately] = [
    await requested(app, order, lists),
    await requested(app, order, lists),
    await received(app, shop, await requested(app, order, lists)),
    await requested(app, order, lists),
    await requested(app, order, lists),
  ]
  for (const { id } of [ended, endedLately]) await app.ok('two', cancelReturn, { params: { id }, body: {} })
  await enteredAgo(oldest.id, 9)
  await enteredAgo(middle.id, 5)
  await enteredAgo(ended.id, 40)
  await enteredAgo(endedLately.id, 20)
  const byWaiting = [oldest.id, middle.id, newest.id, endedLately.id, ended.id]
  const filter = `sale_id:${order.id}`
  expect(await idsOf({ filter })).toEqual(byWaiting)
  expect(await idsOf({ filter, orderBy: 'waiting' })).toEqual(byWaiting)
  expect(await idsOf({ filter, orderByDesc: 'waiting' })).toEqual(byWaiting.toReversed())
  expect(await idsOf({ filter, top: '2', page: '2' })).toEqual([newest.id, endedLately.id])
  expect(await idsOf({ filter: `${filter},state:return_pending|return_received_store` })).toEqual(
    byWaiting.slice(0, 3),
  )
  await moveCase(app, oldest, { state_id: 'return_received_store', entrance_store: shop.stores[0] })
  expect((await idsOf({ filter })).slice(0, 3)).toEqual([middle.id, newest.id, oldest.id])
})

it('cases are sorted by what their clients get or pay, which is none of a cancelled one', async () => {
  const order = await deliveredOrder(app, shop, { quantity: 5 })
  const whole = await requested(app, order, lists)
  const half = await requested(app, order, lists, { exchange_rate: lists.half })
  const dearer = await dearerExchange(app, shop, order, lists)
  const voucher = await received(
    app,
    shop,
    await requested(app, order, lists, { exchange_rate: lists.whole }),
  )
  await moveCase(app, voucher, { step: 'voucher' })
  const cancelled = await requested(app, order, lists)
  await app.ok('two', cancelReturn, { params: { id: cancelled.id }, body: {} })
  const money = (await listed({ filter: `sale_id:${order.id}`, orderByDesc: 'client_money' })).map(
    ({ id, client_money }) => [id, client_money],
  )
  expect(money).toEqual([
    [voucher.id, PRICE],
    [whole.id, PRICE],
    [half.id, PRICE / 2],
    [cancelled.id, 0],
    [dearer.id, -PRICE / 2],
  ])
  expect(await app.ok('two', getReturn, { params: { id: dearer.id } })).toMatchObject({
    client_money: -PRICE / 2,
  })
})

it('a store shows the cases whose goods it has or expects, and a seller of these only their own', async () => {
  const [sold, other] = shop.stores
  const order = await deliveredOrder(app, shop)
  const expected = await requested(app, order, lists)
  const moved = await requested(app, order, lists)
  const inStore = (store: number | undefined) => ({
    filter: `store_id:${store},client_id:${order.client_id}`,
  })
  const both = [moved.id, expected.id].toSorted((a, b) => a - b)
  expect(await idsOf(inStore(sold))).toEqual(expect.arrayContaining(both))
  await moveCase(app, moved, { state_id: 'return_received_store', entrance_store: other })
  const inOther = await idsOf(inStore(other))
  expect(inOther).toEqual([moved.id])
  expect(await idsOf(inStore(sold))).not.toContain(moved.id)
  expect(await idsOf(inStore(other), 'online_seller')).toEqual([moved.id])
  expect(await idsOf(inStore(other), 'freelance_seller')).toEqual([])
  expect(await idsOf(inStore(sold), 'freelance_seller')).toEqual([])
})

it('with `next` each case has the steps that its page offers to the same user', async () => {
  const order = await deliveredOrder(app, shop, { quantity: 4 })
  await requested(app, order, lists)
  await received(app, shop, await requested(app, order, lists))
  await dearerExchange(app, shop, order, lists)
  const filter = `sale_id:${order.id}`
  for (const person of ['two', 'head_dispatch', 'online_seller'] as const) {
    const rows = await listed({ filter, include: 'next' }, person)
    expect(rows).toHaveLength(3)
    for (const { id, next, was_shipped } of rows) {
      const page = await app.ok(person, getReturn, { params: { id } })
      expect({ next, was_shipped }).toEqual({ next: page.next, was_shipped: page.was_shipped })
    }
  }
  const [plain] = await listed({ filter })
  expect(plain).not.toHaveProperty('next')
})
