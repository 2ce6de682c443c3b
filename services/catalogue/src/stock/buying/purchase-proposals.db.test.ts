import { moveStock } from '@deportivo/contracts/catalogue/inventory'
import { listPurchaseProposals } from '@deportivo/contracts/catalogue/purchase-proposals'
import { prepareTransfer } from '@deportivo/contracts/catalogue/transfers'
import { updateProduct } from '@deportivo/contracts/catalogue/products'
import { cancelOrder } from '@deportivo/contracts/orders/orders'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { checkedOut } from '@deportivo/testkit/order'
import { deliveredOrder, moveCase, received, requested, returnLists } from '@deportivo/testkit/returns/case'
import { openShop, setUnits, stockProduct, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'

const DISPATCH_DAYS = 5

let app: TestApp
let shop: Shop
let shoe: number
let unsold: number

beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  shoe = await stockProduct(app, shop, 12)
  unsold = await stockProduct(app, shop, 0, [40], 'Sin ventas')
  const body = { dispatch_time: DISPATCH_DAYS }
  await app.ok('two', updateProduct, { params: { id: shoe }, body })
  await checkedOut(app, shop, { product_id: shoe, size_id: 40, quantity: 9 })
  const cancelled = await checkedOut(app, shop, { product_id: shoe, size_id: 41, quantity: 3 })
  await app.ok('two', cancelOrder, { params: { id: cancelled.id }, body: { reason: 'Se arrepintió' } })
  // One of two comes back, into quarantine.
  const lists = await returnLists(app)
  const order = await deliveredOrder(app, shop, { product_id: shoe, size_id: 40 })
  const one = await received(app, shop, await requested(app, order, lists, { exchange_rate: lists.whole }))
  await moveCase(app, one, { step: 'voucher' })
  const [from_store, to_store] = shop.stores
  const move = { from_store, to_store, size_id: 40, quantity: 1, mode: 'transit' }
  const { transfer_id } = await app.ok('two', moveStock, { params: { id: shoe }, body: move })
  await app.ok('two', prepareTransfer, { params: { id: transfer_id ?? 0 } })
  await setUnits(app, shoe, from_store, 38, 0)
  await app.settled()
})
afterAll(() => app.stop())

const list = (filter: string) => app.reply('two', listPurchaseProposals, { query: { filter, top: 200 } })

// From the lines of the orders and the cases, the levels and the open transfers.
const SOURCE = `
  with moved as (
    select l.product_id, l.size_id, l.quantity as units
    from orders.orders o join orders.order_lines l on l.order_id = o.id
    where o.checked_out_at is not null and o.state_id <> 'cancelled'
    union all
    select c.product_id, c.size_id, -c.quantity from returns.cases c where c.settled_at is not null
  )
  select m.product_id, m.size_id, sum(units)::integer as sold,
    (select coalesce(sum(l.on_hand - l.held), 0)::integer from inventory.levels l
     join inventory.stores s on s.id = l.store_id and s.type = 'national'
     where (l.product_id, l.size_id) = (m.product_id, m.size_id)) as available,
    (select coalesce(sum(l.quantity), 0)::integer from inventory.transfer_lines l
     join inventory.transfers t on t.id = l.transfer_id and t.state in ('ready', 'in_transit')
     where (l.product_id, l.size_id) = (m.product_id, m.size_id)) as in_transit,
    (select coalesce(sum(l.on_hand), 0)::integer from inventory.levels l
     join inventory.stores s on s.id = l.store_id and s.purpose = 'quarantine'
     where (l.product_id, l.size_id) = (m.product_id, m.size_id)) as quarantine
  from moved m group by 1, 2`

interface Counted {
  product_id: number
  size_id: number
  sold: number
  available: number
  in_transit: number
  quarantine: number
}

async function recounted(weeks: number, cover: number) {
  const { rows } = await app.db.raw<{ rows: Counted[] }>(SOURCE)
  return rows
    .map((row) => {
      const wanted = Math.ceil((row.sold * (cover * 7 + DISPATCH_DAYS)) / (weeks * 7))
      return {
        ...row,
        weeks,
        dispatch_time: DISPATCH_DAYS,
        proposal: wanted - row.available - row.in_transit,
      }
    })
    .filter(({ sold, proposal }) => sold > 0 && proposal > 0)
    .sort((a, b) => b.proposal - a.proposal || b.size_id - a.size_id)
}

it('proposes for each size what its sales take, in whole units, less what is left and on its way', async () => {
  for (const [weeks, cover] of [
    [4, 4],
    [2, 12],
    [26, 12],
    [8, 2],
    [2, 2],
  ] as const) {
    const { data, totals } = await list(`weeks:${weeks},cover:${cover}`)
    const expected = await recounted(weeks, cover)
    expect(data).toEqual(expected.map((row) => expect.objectContaining(row) as unknown))
    const sum = (name: 'sold' | 'proposal') => expected.reduce((total, row) => total + row[name], 0)
    expect(totals).toEqual({ sold: sum('sold'), proposal: sum('proposal') })
  }
})

it('the usual is four weeks for four weeks; what is sent is on its way, and quarantine is apart', async () => {
  const { data } = await list('')
  // 10 in 28 days are 11.8 in 33, of which one is on its way to the other store and none is left.
  expect(data).toMatchObject([
    { product_id: shoe, size_id: 40, sold: 10, available: 0, in_transit: 1, quarantine: 1, proposal: 11 },
  ])
})

it('proposes nothing of what did not sell, whatever is left of it, nor of what was cancelled', async () => {
  const { data } = await list('weeks:26,cover:12')
  expect(data.map(({ product_id }) => product_id)).not.toContain(unsold)
  expect(data.filter(({ size_id }) => [38, 41].includes(size_id))).toEqual([])
})

it('other weeks than those offered are refused, and so are users who read no report of the operation', async () => {
  expect(await app.refused('two', listPurchaseProposals, { query: { filter: 'weeks:3' } })).toMatchObject({
    code: 422,
  })
  expect(await app.refused('online_seller', listPurchaseProposals)).toMatchObject({ code: 403 })
  expect((await app.reply('winery_manager', listPurchaseProposals)).data.length).toBeGreaterThan(0)
})
