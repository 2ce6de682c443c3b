import { cancelReturn, listReturns } from '@deportivo/contracts/returns/returns'
import { openReturns } from '@deportivo/testkit/returns/open'
import { deliveredOrder, moveCase, received, requested, returnLists } from '@deportivo/testkit/returns/case'
import { businessDay } from '@deportivo/platform/clock'
import { expect, it } from 'vitest'

const { app, shop, lists } = await openReturns()

const found = async (filter: string) =>
  (await app.ok('two', listReturns, { query: { filter, orderBy: 'id' } })).map(({ id }) => id)

it('cases are narrowed to what a figure of a report counts: not cancelled ones, and by the day they were settled', async () => {
  const today = businessDay(new Date())
  const order = await deliveredOrder(app, shop, { quantity: 3 })
  const open = await requested(app, order, lists)
  const settled = await received(
    app,
    shop,
    await requested(app, order, lists, { exchange_rate: lists.whole }),
  )
  await moveCase(app, settled, { step: 'voucher' })
  const cancelled = await requested(app, order, lists)
  await app.ok('two', cancelReturn, { params: { id: cancelled.id }, body: {} })
  const days = `requested_from:${today},requested_to:${today}`
  expect(await found(`${days},reason_id:${lists.reason}`)).toEqual([open.id, settled.id])
  expect(await found(`${days},product_id:${open.sale_product.product_id}`)).toEqual([open.id, settled.id])
  expect(await found('requested_to:2020-01-01')).toEqual([])
  expect(await found(`settled_from:${today},settled_to:${today}`)).toEqual([settled.id])
  expect(await found(`${days},reason_id:${(await returnLists(app)).reason}`)).toEqual([])
  expect(await found(`client_id:${order.client_id}`)).toEqual([open.id, settled.id, cancelled.id])
})
