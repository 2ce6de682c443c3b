import { returnReasonsReport } from '@deportivo/contracts/reports/return-reasons'
import { getReturn, listReturnableLines, listReturns } from '@deportivo/contracts/returns/returns'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { businessDay } from '@deportivo/platform/clock'
import { orderAt, step } from '@deportivo/testkit/order'
import { moveCase, received, requested, returnLists } from '@deportivo/testkit/returns/case'
import { expect, it } from 'vitest'
import { companyShop } from './parts/company.ts'
import { pesos, shownPesos } from './parts/money.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

it('figures of returns in reports lead to the cases that make them', async () => {
  const shop = await companyShop(stage.calls)
  const packed = await orderAt(stage.calls, shop, 'packing_up', { quantity: 2 })
  const order = await step(stage.calls, 'head_dispatch', packed.id, {
    step: 'delivered_locally',
    receiver_name: 'Ana Demo',
  })
  const lists = await returnLists(stage.calls)
  const params = { id: order.id }
  await expect.poll(async () => (await stage.calls.ok('two', listReturnableLines, { params })).length).toBe(1)
  const one = await requested(stage.calls, order, lists, { exchange_rate: lists.half })
  await moveCase(stage.calls, await received(stage.calls, shop, one), { step: 'voucher' })
  const today = businessDay(new Date())
  const reason_id = lists.reason
  const narrowed = { from: today, to: today, reason_id }
  await expect
    .poll(async () => (await stage.calls.ok('two', returnReasonsReport.contract, { query: narrowed })).totals)
    .toMatchObject({ cases: 1 })
  const { page } = await stage.person('two', '/return-reasons?as=table')
  const row = page.getByRole('row', { name: /Defecto de suela [0-9a-f]{8}/ }).filter({ hasText: one.reason })
  await row.getByRole('link', { name: '1', exact: true }).first().click()
  await page.waitForURL(/\/returns\?.*reason=/)
  await page.getByText(returnCode(one.id)).first().waitFor()
  const shown = await stage.calls.ok('two', listReturns, { query: { filter: `reason_id:${reason_id}` } })
  expect(shown.map(({ id }) => id)).toEqual([one.id])

  const query = { filter: `settled_from:${today},settled_to:${today}`, top: 200 }
  await page.goto(`${stage.product.address}/administrative?as=table`)
  const total = page.locator('tfoot a[href*="settled_from="]').first()
  const figure = await shownPesos(total)
  await total.click()
  await page.waitForURL(/\/returns\?.*settled_from=/)
  await page.getByText(returnCode(one.id)).first().waitFor()
  const settled = await stage.calls.ok('two', listReturns, { query })
  let recognised = 0
  for (const { id } of settled)
    recognised += (await stage.calls.ok('two', getReturn, { params: { id } })).credited_value
  expect(figure).toBe(recognised)
})

it('a figure of the result leads to the entries that add up to it, and these to their orders', async () => {
  const { page } = await stage.person('two', '/result_state?as=table&range=30d')
  const entries = page.getByRole('region', { name: /^Lo entregado y cambiado/ })
  const total = page.locator('tfoot a[href*="list=sales"]').first()
  const figure = await shownPesos(total)
  expect(figure).toBeGreaterThan(0)
  await total.click()
  await page.waitForURL(/list=sales/)
  await entries.getByText(`Entregado ${pesos(figure)}`).waitFor()
  await entries.locator('tbody a').first().click()
  await page.waitForURL(/\/(sales|returns)\/\d+/)
})
