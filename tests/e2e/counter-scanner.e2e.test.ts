import { makeBarcodes } from '@deportivo/contracts/catalogue/barcodes'
import { listCashiers } from '@deportivo/contracts/catalogue/lists'
import { openShift } from '@deportivo/contracts/finance/cashiers'
import { getOrder } from '@deportivo/contracts/orders/orders'
import { addClient, BOGOTA, PRICE, stockProduct } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { companyShop } from './parts/company.ts'
import { scan, scannerReady } from './parts/input/scanner.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

const CLIENT = 'Consumidor del mostrador'
const PRODUCT = 'Escaneado 900'
/** Other sizes have a barcode, and no units. */
const STOCKED = new Set(['38', '39'])

const received = (page: Page) => page.getByLabel(text('counter.received'), { exact: true })
const saleId = (page: Page) => Number(new URL(page.url()).searchParams.get('sale'))
const pesos = (amount: number) => new RegExp(`\\$\\s${amount.toLocaleString('es-CO').replace('.', '\\.')}`)

/** A product with barcodes in the store that the counter sells from. */
async function barcodes(): Promise<{ codes: string[]; store: number }> {
  const shop = await companyShop(stage.calls)
  const id = await stockProduct(stage.calls, shop, 4, [38, 39], PRODUCT)
  const sizes = await stage.calls.ok('two', makeBarcodes, { params: { id } })
  return {
    codes: sizes.flatMap(({ size_name, codes }) => (STOCKED.has(size_name) ? codes.slice(0, 1) : [])),
    store: shop.stores[0],
  }
}

async function openRegister(): Promise<number> {
  const [register] = await stage.calls.ok('two', listCashiers)
  if (!register) throw new Error('the demo company has a cash register')
  if (!register.is_open)
    await stage.calls.ok('two', openShift, { body: { cashier_id: register.id, base_amount: 50_000 } })
  return register.id
}

it('a counter sells by scan, amount and Enter, and the next scan begins the next sale', async () => {
  const { codes, store } = await barcodes()
  const [first = '', second = ''] = codes
  const register = await openRegister()
  await addClient(stage.calls, BOGOTA, CLIENT)
  const { page } = await stage.person('local_administrative', '/casher')
  await page.getByRole('link', { name: text('counter.title') }).click()
  await page.waitForURL(/\/counter/)
  await page.addInitScript(() => {
    window.print = () =>
      void document.body.setAttribute(
        'data-printed',
        document.querySelector('.ad-print--roll')?.textContent ?? '',
      )
  })
  await page.reload()
  await scannerReady(page)

  await page.getByRole('combobox', { name: text('clients.picker') }).fill(CLIENT)
  await page.getByRole('option').filter({ hasText: CLIENT }).first().click()
  await page.getByLabel(text('checkout.cashier'), { exact: true }).selectOption(String(register))
  await page.getByLabel(text('counter.store'), { exact: true }).selectOption(String(store))
  await page.getByRole('button', { name: text('common.save') }).click()
  await page.getByText(text('counter.ready')).waitFor()

  await scan(page, first)
  await received(page).waitFor()
  expect(await received(page).evaluate((box) => box === document.activeElement)).toBe(true)
  await page.keyboard.type('5')
  // Keys as fast as the scanner's would be part of its code.
  await page.waitForTimeout(200)
  await scan(page, second)
  await page
    .getByText(pesos(2 * PRICE))
    .first()
    .waitFor()
  await expect.poll(() => received(page).inputValue()).toBe('')

  const id = saleId(page)
  await received(page).fill('379000')
  await page.keyboard.press('Enter')
  await page.getByText(text('counter.too_little', { missing: { pesos: 800 } })).waitFor()
  await received(page).fill('400000')
  await page.keyboard.press('Enter')
  await page
    .getByRole('region', { name: text('counter.change') })
    .getByText(pesos(20_200))
    .waitFor()
  await page.getByText(text('counter.ready')).waitFor()
  const printed = await page.locator('body').getAttribute('data-printed')
  expect(printed).toMatch(pesos(20_200))

  const sold = await stage.calls.ok('two', getOrder, { params: { id } })
  expect(sold).toMatchObject({ state_id: 'sold_local', units: 2, total_balance: 0 })
  expect(sold.payments.map(({ kind, amount, status }) => [kind, amount, status])).toEqual([
    ['cash', 2 * PRICE, 'confirmed'],
  ])

  await scan(page, first)
  await received(page).waitFor()
  expect(saleId(page)).not.toBe(id)
  await page.getByText(pesos(PRICE)).first().waitFor()
})
