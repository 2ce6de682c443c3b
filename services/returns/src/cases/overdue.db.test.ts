import { saveSettings } from '@deportivo/contracts/admin/settings'
import { cancelReturn, getReturn, listReturns } from '@deportivo/contracts/returns/returns'
import { startTestApp, type TestApp } from '@deportivo/testkit/app'
import { deliveredOrder, received, requested, returnLists } from '@deportivo/testkit/returns/case'
import { openShop } from '@deportivo/testkit/shop'
import { eventually } from '@deportivo/testkit/eventually'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const overdue = async () => {
  const reply = await app.reply('two', listReturns, { query: { filter: 'overdue:1' } })
  return { ids: reply.data.map(({ id }) => id), count: reply.overdue, days: reply.overdue_days }
}

it('a case that was not moved on for longer than the setting allows is pointed out until it is', async () => {
  const shop = await openShop(app)
  const lists = await returnLists(app)
  const order = await deliveredOrder(app, shop)
  const [one, other] = [await requested(app, order, lists), await requested(app, order, lists)]
  const stale = (days: number) =>
    app.db.raw("update returns.cases set state_entered_at = now() - ? * interval '1 day'", [days])
  await stale(4)
  expect(await overdue()).toEqual({ ids: [], count: 0, days: 5 })
  await app.ok('two', saveSettings, { body: { return_days: 3 } })
  // Every process caches the settings, and reads them again once they have changed.
  await eventually(async () =>
    expect(await overdue()).toEqual({ ids: [one.id, other.id], count: 2, days: 3 }),
  )
  expect(await app.ok('two', getReturn, { params: { id: one.id } })).toMatchObject({ is_overdue: true })
  await received(app, shop, one)
  expect(await overdue()).toMatchObject({ ids: [other.id], count: 1 })
  await app.ok('head_dispatch', cancelReturn, { params: { id: other.id }, body: {} })
  await stale(400)
  // A case that came to its end waits for nothing.
  expect(await overdue()).toMatchObject({ ids: [one.id], count: 1 })
})
