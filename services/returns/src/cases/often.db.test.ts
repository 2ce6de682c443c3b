import { saveSettings } from '@deportivo/contracts/admin/settings'
import { getReturnsOften } from '@deportivo/contracts/returns/often'
import { cancelReturn } from '@deportivo/contracts/returns/returns'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { deliveredOrder, requested, returnLists } from '@deportivo/testkit/returns/case'
import { openShop } from '@deportivo/testkit/shop'
import { eventually } from '@deportivo/testkit/eventually'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

it('counts the cases of a client and of a product within the days of the setting, without cancelled ones', async () => {
  const shop = await openShop(app)
  const lists = await returnLists(app)
  const order = await deliveredOrder(app, shop, { quantity: 5 })
  const product_id = order.products[0]?.product_id ?? 0
  const query = { client_id: order.client_id, product_id }
  const often = () => app.ok('two', getReturnsOften, { query })
  const cases = [await requested(app, order, lists), await requested(app, order, lists)]
  expect(await often()).toEqual({
    days: 90,
    client: { count: 2, limit: 3, is_often: false },
    product: { count: 2, limit: 5, is_often: false },
  })
  cases.push(await requested(app, order, lists))
  expect(await often()).toMatchObject({
    client: { count: 3, is_often: true },
    product: { is_often: false },
  })
  // The number is reached in the days of the setting alone.
  await app.db.raw("update returns.cases set created_at = now() - interval '40 days' where id = ?", [
    cases[0]?.id ?? 0,
  ])
  await app.ok('two', saveSettings, { body: { often_days: 30, often_product: 2 } })
  await eventually(async () => expect((await often()).days).toBe(30))
  expect(await often()).toMatchObject({ client: { count: 2, is_often: false }, product: { is_often: true } })
  await app.ok('head_dispatch', cancelReturn, { params: { id: cases[2]?.id ?? 0 }, body: {} })
  expect(await often()).toMatchObject({ client: { count: 1 }, product: { is_often: false } })
  // Of cases that a profile may not see, it learns nothing.
  expect(await app.ok('freelance_seller', getReturnsOften, { query })).toMatchObject({ client: { count: 0 } })
  expect(await app.ok('two', getReturnsOften, { query: { product_id } })).toMatchObject({ client: null })
})
