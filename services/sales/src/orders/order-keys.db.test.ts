import { openShift } from '@deportivo/contracts/finance/cashiers'
import { changeOrder, listOrders, undoStep } from '@deportivo/contracts/orders/orders'
import { BALANCE_SQL } from '@deportivo/orders/order/order-record'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { anOrder, orderAt, reservedAndPaid, step } from '@deportivo/testkit/order'
import { MEDELLIN, openShop, PRICE, type Shop } from '@deportivo/testkit/shop'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openShop(app)
  await app.ok('local_administrative', openShift, { body: { cashier_id: shop.cashier_id, base_amount: 0 } })
})
afterAll(() => app.stop())

const IN_STEP = `
  with wanted as (
    select k.key, o.id as order_id from orders.orders o cross join unnest(orders.keys_of(o)) as k(key)
    union select 'cashier_id:' || cashier_id, order_id from money.published_register_payments
  )
  (select 'missing' as is, key from (table wanted except table orders.order_keys) missing)
  union all (select 'left over', key from (table orders.order_keys except table wanted) left_over)
  union all select 'other balance', orders.id::text from orders.orders orders
    where 'has_balance:' || (${BALANCE_SQL} > 0) <> all(orders.keys_of(orders))`

async function expectKeysInStep(): Promise<void> {
  const { rows } = await app.db.raw<{ rows: unknown[] }>(IN_STEP)
  expect(rows).toEqual([])
}

const listed = async (filter: string) =>
  (await app.ok('two', listOrders, { query: { filter } })).map(({ id }) => id)

it('the keys of orders follow their values through every kind of change', async () => {
  await orderAt(app, shop, 'packing_up')
  await reservedAndPaid(app, 'online_seller', (await anOrder(app, shop)).id, 50_000)
  await expectKeysInStep()
  const { id, version } = await anOrder(app, shop)
  const params = { id }
  const body = { city_id: MEDELLIN, department_id: 5, version }
  await app.ok('two', changeOrder, { params, body })
  expect(await listed(`city_id:${MEDELLIN}`)).toContain(id)
  expect(await listed('has_balance:1')).toContain(id)
  await step(app, 'two', id, { state_id: 'cancelled', reason: 'Ya no lo quiere' })
  expect(await listed('has_balance:1')).not.toContain(id)
  await expectKeysInStep()
})

it('an order leaves the list of a cash register when its sale there is undone', async () => {
  const { id } = await anOrder(app, shop, { seller: 'two', type_order: 'local' })
  await step(app, 'two', id, { state_id: 'sold_local', cashier_id: shop.cashier_id, cash_payment: PRICE })
  expect(await listed(`cashier_id:${shop.cashier_id}`)).toContain(id)
  await expectKeysInStep()
  await app.ok('two', undoStep, { params: { id }, body: { reason: 'Talla equivocada' } })
  expect(await listed(`cashier_id:${shop.cashier_id}`)).not.toContain(id)
  await expectKeysInStep()
})
