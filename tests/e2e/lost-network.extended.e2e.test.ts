import { listCashiers } from '@deportivo/contracts/catalogue/lists'
import { openShift, openShiftOf } from '@deportivo/contracts/finance/cashiers'
import { getOrder } from '@deportivo/contracts/orders/orders'
import { anOrder } from '@deportivo/testkit/order'
import { PRICE } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { stepButton, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

const SOLD = 'Se completó tu venta'
const CASH = text('payment.method.1')

async function openRegister(): Promise<number> {
  const [register] = await stage.calls.ok('two', listCashiers)
  if (!register) throw new Error('the demo company has a cash register')
  if (!register.is_open)
    await stage.calls.ok('two', openShift, { body: { cashier_id: register.id, base_amount: 50_000 } })
  return register.id
}

const inDrawer = async (cashier_id: number) => {
  const shift = await stage.calls.ok('two', openShiftOf, { query: { cashier_id } })
  return shift && 'expected_amount' in shift ? shift.expected_amount : 0
}

/** A counter sale at its checkout, whose cash was typed. */
async function atCheckout() {
  const shop = await companyShop(stage.calls)
  const register = await openRegister()
  const { id, client_id } = await anOrder(stage.calls, shop, { seller: 'two', type_order: 'local' })
  const { page } = await stage.person('two', `/checkout/${id}/${client_id}/sales-storage`)
  await page.getByLabel(text('checkout.cashier'), { exact: true }).selectOption(String(register))
  await page.getByRole('button', { name: CASH, exact: true }).click()
  await page.getByText(text('checkout.money_fits')).waitFor()
  return { page, id, register, before: await inDrawer(register) }
}

const sendsOf = (page: Page, id: number, handle: (route: Route) => Promise<void>) =>
  page.route(`**/api/v1/sale/${id}`, (route) =>
    route.request().method() === 'GET' ? route.continue() : handle(route),
  )

/** The order is sold, and its cash is in the drawer once. */
async function expectSoldOnce({ id, register, before }: { id: number; register: number; before: number }) {
  const order = await stage.calls.ok('two', getOrder, { params: { id } })
  expect(order).toMatchObject({
    state_id: 'sold_local',
    payments: [{ amount: PRICE, status: 'confirmed' }],
  })
  expect(await inDrawer(register)).toBe(before + PRICE)
}

describe('a network that is lost during a checkout', () => {
  it('before the sale was sent: what was typed stays, and the sale is made once it is back', async () => {
    const sale = await atCheckout()
    const { page, id } = sale
    await page.context().setOffline(true)
    await stepButton(page, 'check_out').click()
    await page.getByText(text('call.offline')).first().waitFor()
    expect(await stage.calls.ok('two', getOrder, { params: { id } })).toMatchObject({ payments: [] })
    await page.getByText(text('checkout.money_fits')).waitFor()

    await page.context().setOffline(false)
    await stepButton(page, 'check_out').click()
    await toast(page, SOLD).waitFor()
    await expectSoldOnce(sale)
  })

  it('after the sale was sent: its reply is fetched by itself, and it is made once', async () => {
    const sale = await atCheckout()
    const { page, id } = sale
    let sends = 0
    await sendsOf(page, id, async (route) => {
      sends += 1
      if (sends > 1) return route.continue()
      await route.fetch()
      return route.abort('connectionreset')
    })
    await stepButton(page, 'check_out').click()
    await toast(page, SOLD).waitFor()
    expect(sends).toBe(2)
    await expectSoldOnce(sale)
  })

  it('for long after the sale was sent: pressed again it is made once, and loaded again it is shown as sold', async () => {
    const sale = await atCheckout()
    const { page, id } = sale
    let isLost = true
    await sendsOf(page, id, async (route) => {
      if (!isLost) return route.continue()
      await route.fetch()
      return route.abort('connectionreset')
    })
    await stepButton(page, 'check_out').click()
    await page.getByText(text('call.offline')).first().waitFor()
    await expectSoldOnce(sale)
    isLost = false
    await stepButton(page, 'check_out').click()
    await toast(page, SOLD).waitFor()
    await expectSoldOnce(sale)

    await page.goto(`/sales/${id}`)
    await page.getByText(text('order.state.sold_local')).first().waitFor()
  })
})
