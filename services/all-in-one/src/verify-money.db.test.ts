import { getMoneyProof } from '@deportivo/contracts/orders/payments'
import { proveMoney } from '@deportivo/orders/money/prove-money'
import { proveReports } from '@deportivo/projector/proofs/prove-reports'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { runTool } from '@deportivo/testkit/run-tool'
import { deliveredOrder, moveCase, received, requested, returnLists } from '@deportivo/testkit/returns/case'
import { openShop, PRICE, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

let app: TestApp
let shop: Shop

beforeAll(async () => {
  app = await startTestApp({ isMoneyProved: false })
  shop = await openShop(app)
  const lists = await returnLists(app)
  const order = await deliveredOrder(app, shop)
  const one = await received(app, shop, await requested(app, order, lists, { exchange_rate: lists.whole }))
  await moveCase(app, one, { step: 'voucher' })
  await app.settled()
})

afterAll(() => app.stop())

const verify = () =>
  runTool(new URL('./verify-money.ts', import.meta.url), {
    DATABASE_URL: app.deps.config.databaseOwnerUrl ?? '',
  })

/** Every way in which a stored sum may differ from its entries, by what is written behind the product. */
const CHANGES = [
  ['confirmed', 'update orders.orders set paid_confirmed = paid_confirmed + 1000', -1000],
  ['owed to the client', 'update orders.orders set total_value = total_value - 1000', 1000],
  ['available of a voucher', 'update money.vouchers set available = available - 1000', 1000],
  ['spent of vouchers', 'update orders.orders set voucher_value = 1000', -1000],
  ['vouchers of a return', 'update money.vouchers set value = value + 1000', -1000],
] as const

test('the money of the shop is proved, by the command and by the call for those who manage it', async () => {
  const proved = await verify()
  expect(proved).toMatchObject({ exit: 0 })
  expect(proved.output).toContain('Every peso of 1 orders (3 payments)')
  expect(proved.output).toContain('Every return case (1)')
  expect(proved.output).toContain('The reports have these sums')
  expect(await app.ok('two', getMoneyProof)).toEqual({ orders: 1, payments: 3, differences: [] })
  expect(await app.refused('online_seller', getMoneyProof)).toMatchObject({ code: 403 })
})

test.each(CHANGES)('a wrong sum is found: %s', async (what, change, more) => {
  await app.db.transaction(async (trx) => {
    await trx.raw(change)
    const found = (await proveMoney(trx)).differences.find((difference) => difference.what === what)
    expect(found && found.expected - found.stored).toBe(more)
    await trx.rollback()
  })
})

test('a wrong fact of a report is found', async () => {
  await app.db.transaction(async (trx) => {
    await trx.raw('update read.order_facts set balance = 5 where store_id = 0')
    await trx.raw('update read.return_facts set credited = 7')
    await trx.raw('delete from read.cash_entries')
    const { differences } = await proveReports(trx)
    expect(differences.map(({ what, reported, expected }) => [what, reported, expected])).toEqual([
      ['balance of an order', 5, 0],
      ['credit of a return', 7, PRICE],
      ['money that moved', null, 2 * PRICE],
    ])
    await trx.rollback()
  })
})

test('the command names what it finds, and ends with 1', async () => {
  await app.db('money.vouchers').decrement('available', 1_000)
  const found = await verify()
  expect(found.exit).toBe(1)
  expect(found.output).toMatch(/available of a voucher 1, order 1: stored \$ 188900, entries \$ 189900/)
  expect((await app.ok('two', getMoneyProof)).differences).toHaveLength(1)
})
