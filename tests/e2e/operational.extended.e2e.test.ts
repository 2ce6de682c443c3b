import { orderSummary } from '@deportivo/contracts/reports/order-summary'
import { businessDay } from '@deportivo/platform/clock'
import { anOrder, orderAt, step } from '@deportivo/testkit/order'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { companyShop } from './parts/company.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

const rowOf = (page: Page, table: string, name: string) =>
  page
    .getByRole('region', { name: table, exact: true })
    .getByRole('row', { name: new RegExp(`^${name}`) })
    .getByRole('cell')

const figureOf = async (page: Page, table: string, name: string): Promise<number> =>
  Number((await rowOf(page, table, name).first().innerText()).replace(/\D/g, ''))

it('an order is seen to move from stage to stage, and each figure opens into its orders', async () => {
  const order = await orderAt(stage.calls, await companyShop(stage.calls), 'assign_dispatch_assistant')
  const { page } = await stage.person('head_dispatch', '/operational?as=table')
  const stages = 'En proceso por etapa'
  await rowOf(page, stages, 'Alistando').first().waitFor()
  const before = await figureOf(page, stages, 'Alistando')
  await step(stage.calls, 'head_dispatch', order.id, { step: 'get_ready' })
  await expect.poll(() => figureOf(page, stages, 'Alistando')).toBe(before + 1)
  await rowOf(page, stages, 'Alistando').first().getByRole('link').click()
  await page.waitForURL(/list=now.*state_id=getting_ready/)
  const orders = page.getByRole('region', { name: 'Pedidos en proceso ahora' }).last()
  await orders.getByRole('link', { name: new RegExp(`^#${order.id} `) }).waitFor()
  const links = await orders.getByRole('link', { name: /^#/ }).count()
  expect(links).toBe(before + 1)
  await page.getByRole('button', { name: 'Alistados', exact: true }).click()
  const picked = order.products.map((line) => line.id)
  await step(stage.calls, 'head_dispatch', order.id, { step: 'pack', picked })
  const prepared = page.getByRole('region', { name: 'Pedidos alistados' }).last()
  await prepared.getByRole('link', { name: new RegExp(`^#${order.id} `) }).click()
  await page.waitForURL(new RegExp(`/sales/${order.id}/`))
})

it('an order that is begun elsewhere is seen in the summary, which opens into the orders of its state', async () => {
  const shop = await companyShop(stage.calls)
  const { page } = await stage.person('accounting_manager', '/order-summary?as=table')
  const states = 'Valor por estado'
  await page.getByRole('heading', { name: 'Resumen de pedidos' }).waitFor()
  const today = businessDay(new Date())
  const query = { from: today, to: today }
  const countOf = async () => {
    const { rows } = await stage.calls.ok('two', orderSummary.contract, { query })
    return Number(rows.find(({ state_id }) => state_id === 'pre_orden')?.['count'] ?? 0)
  }
  const before = await countOf()
  const { id } = await anOrder(stage.calls, shop)
  const shown = async () =>
    Number((await rowOf(page, states, 'Pre-orden').nth(1).innerText()).replace(/\D/g, ''))
  await expect.poll(shown).toBe(before + 1)
  await page
    .getByRole('region', { name: states, exact: true })
    .getByRole('link', { name: 'Pre-orden' })
    .click()
  await page.waitForURL(/\/orders\?.*from=.*state=pre_orden/)
  await page.getByText(`#${id}`).first().waitFor()
})
