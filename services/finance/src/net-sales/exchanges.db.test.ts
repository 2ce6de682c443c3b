import { saveSettings } from '@deportivo/contracts/admin/settings'
import { openShift } from '@deportivo/contracts/finance/cashiers'
import { administrative } from '@deportivo/contracts/reports/administrative'
import { netSales } from '@deportivo/contracts/reports/net-sales'
import { resultState } from '@deportivo/contracts/reports/result-state'
import { getReturn, listReturns } from '@deportivo/contracts/returns/returns'
import { GOAL_ROUTES } from '@deportivo/contracts/sellers/goals'
import { getAccount } from '@deportivo/contracts/sellers/settlements'
import { businessDay } from '@deportivo/platform/clock'
import type { Person } from '@deportivo/testkit/app'
import { deliveredOrder } from '@deportivo/testkit/returns/case'
import {
  exchangedAtCounter,
  exchangedForDearer,
  pricedProduct,
  returnedForVoucher,
  soldByVoucher,
} from '@deportivo/testkit/returns/exchange'
import { openReturns } from '@deportivo/testkit/returns/open'
import { addClient } from '@deportivo/testkit/shop'
import { idOf } from '@deportivo/testkit/staff'
import { beforeAll, expect, it } from 'vitest'

const { app, shop, lists } = await openReturns()
const today = businessDay(new Date())
const query = { from: today, to: today }
const costing = (price: number) => pricedProduct(app, shop, price)

beforeAll(async () => {
  await app.ok('two', openShift, { body: { cashier_id: shop.cashier_id, base_amount: 0 } })
  await app.ok('two', saveSettings, { body: { commission: { one: 0, tow: 0, three: 0, four: 6 } } })
})

type Row = Readonly<Record<string, string | number>>

const figureOf = (rows: readonly Row[], name: string, of: Row) =>
  Number(rows.find((row) => Object.entries(of).every(([column, value]) => row[column] === value))?.[name])

/** What a seller brought, in every place that shows it. */
async function broughtBy(seller_id: number) {
  await app.settled()
  const mine = { query: { ...query, seller_id } }
  const net = await app.ok('two', netSales.contract, mine)
  const office = await app.ok('two', administrative.contract, mine)
  const hours = await app.ok('two', administrative.contract, { query: { ...mine.query, group: 'hour' } })
  const { totals: result } = await app.ok('two', resultState.contract, mine)
  const { rows: goals } = await app.ok('two', GOAL_ROUTES.get, { query: { month: today.slice(0, 7) } })
  const { open } = await app.ok('two', getAccount, { params: { id: seller_id } })
  return {
    net: net.totals.net,
    net_by_seller: figureOf(net.by.seller, 'net', { seller_id }),
    net_by_client: net.by.client.reduce((sum, row) => sum + Number(row['net']), 0),
    goal: goals.find((row) => row.seller_id === seller_id)?.net,
    administrative: office.totals.value - office.totals.returns,
    by_seller: office.totals.value - figureOf(office.by.seller, 'returns', { seller_id }),
    by_hour: hours.rows.reduce((sum, row) => sum + Number(row['value']) - Number(row['returns']), 0),
    result: result.sales - result.returns,
    settled: open.value,
    commission: open.commission,
  }
}

/** All of them are one sum, and the commission its 6 %. */
const all = (net: number) => ({
  net,
  net_by_seller: net,
  net_by_client: net,
  goal: net,
  administrative: net,
  by_seller: net,
  by_hour: net,
  result: net,
  settled: net,
  commission: Math.round(net * 0.06),
})

async function soldBy(seller: Person, price: number) {
  const client_id = await addClient(app)
  return deliveredOrder(app, shop, { seller, client_id, quantity: 1, product_id: await costing(price) })
}

it('a size change leaves what a seller brought, and the return of the replacement subtracts it once', async () => {
  const seller_id = await idOf(app, 'online_seller')
  const order = await soldBy('online_seller', 100_000)
  expect(await broughtBy(seller_id)).toEqual(all(100_000))
  const one = await exchangedAtCounter(app, order, lists)
  expect(await broughtBy(seller_id)).toEqual(all(100_000))
  const again = await exchangedAtCounter(app, one, lists, { size_id: 39 })
  expect(await broughtBy(seller_id)).toEqual(all(100_000))
  await returnedForVoucher(app, shop, again, lists)
  expect(await broughtBy(seller_id)).toEqual(all(0))
})

it('what vouchers of cheaper exchanges pay is brought once', async () => {
  const seller_id = await idOf(app, 'freelance_seller')
  const [cheap, dear] = [await costing(60_000), await costing(840_000)]
  const order = await soldBy('freelance_seller', 900_000)
  const one = await exchangedAtCounter(app, order, lists, { product_id: cheap })
  expect(await broughtBy(seller_id)).toEqual(all(60_000))
  const sale = { client_id: order.client_id, product_id: dear, seller_id }
  const next = await soldByVoucher(app, shop, sale)
  expect(await broughtBy(seller_id)).toEqual(all(900_000))
  const other = await exchangedAtCounter(app, next, lists, { product_id: cheap })
  expect(await broughtBy(seller_id)).toEqual(all(120_000))
  await returnedForVoucher(app, shop, one, lists)
  expect(await broughtBy(seller_id)).toEqual(all(60_000))
  await returnedForVoucher(app, shop, other, lists)
  expect(await broughtBy(seller_id)).toEqual(all(0))
})

it('what is paid more for a dearer replacement is brought too, until that is returned', async () => {
  const seller_id = await idOf(app, 'online_reseller')
  const order = await soldBy('online_reseller', 100_000)
  const one = await exchangedForDearer(app, shop, order, lists, await costing(150_000))
  expect(await broughtBy(seller_id)).toEqual(all(150_000))
  await returnedForVoucher(app, shop, one, lists)
  expect(await broughtBy(seller_id)).toEqual(all(0))
})

it('leads to exactly the cases behind the returns of each seller and client', async () => {
  const { by } = await app.ok('two', netSales.contract, { query })
  for (const [column, rows] of [
    ['seller_id', by.seller],
    ['client_id', by.client],
  ] as const)
    for (const row of rows) {
      const filter = `settled_from:${today},settled_to:${today},${column}:${row[column]}`
      const cases = await app.ok('two', listReturns, { query: { filter, top: 100 } })
      let returns = 0
      for (const { id } of cases) {
        const { credited_value, replacement } = await app.ok('two', getReturn, { params: { id } })
        returns += credited_value - (replacement?.price ?? 0)
      }
      expect([filter, returns]).toEqual([filter, row['returns']])
    }
})
