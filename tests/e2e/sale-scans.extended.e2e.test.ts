import { makeBarcodes } from '@deportivo/contracts/catalogue/barcodes'
import { addLine } from '@deportivo/contracts/orders/lines'
import { anOrder, present } from '@deportivo/testkit/order'
import { PUBLIC_CODE, setUnits, stockProduct } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import { expect, it } from 'vitest'
import { setTimeout as sleep } from 'node:timers/promises'
import { companyShop } from './parts/company.ts'
import { expectFits } from './parts/fit/fits.ts'
import { scan, scannerReady } from './parts/input/scanner.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

/** The same code within less is one reading of a scanner. */
const APART_MS = 1_600

const NAME = 'Escaneado 901'

it('a pair that is scanned on the page of an order is a line of it at once, also while a field has the focus', async () => {
  const { calls } = stage
  const shop = await companyShop(calls)
  const id = await stockProduct(calls, shop, 3, [38, 39], NAME)
  const sizes = await calls.ok('two', makeBarcodes, { params: { id } })
  const codeOf = (size: string) => sizes.find(({ size_name }) => size_name === size)?.codes[0] ?? ''
  const order = await anOrder(calls, shop)
  const { page } = await stage.person('online_seller', `/sales/${order.id}`)
  await scannerReady(page)
  await page.getByText(text('sale.add_product')).first().waitFor()
  const quantity = (size: string) => page.getByLabel(text('sale.quantity_of', { name: NAME, size }))
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await scan(page, codeOf('38'))
  await quantity('38').waitFor()
  await scan(page, codeOf('39'))
  await quantity('39').waitFor()
  await sleep(APART_MS)
  await scan(page, codeOf('39'))
  await expect.poll(() => quantity('39').inputValue(), PATIENT).toBe('2')
  await page.getByRole('searchbox').first().focus()
  await scan(page, codeOf('38'))
  await expect.poll(() => quantity('38').inputValue(), PATIENT).toBe('2')
  expect(await page.getByRole('searchbox').first().inputValue()).toBe('')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  const { products } = await present(calls, order.id)
  expect(products.filter((line) => line.product_id === id).map(({ quantity: units }) => units)).toEqual([
    2, 2,
  ])
  // Three were there, and two are held: one more is taken, and the one after it refused.
  await scan(page, codeOf('39'))
  await expect.poll(() => quantity('39').inputValue(), PATIENT).toBe('3')
  await sleep(APART_MS)
  await scan(page, codeOf('39'))
  await page.getByText(text('cart.none_left', { product: NAME, size: '39' })).waitFor()
  expect(await quantity('39').inputValue()).toBe('3')
})

it('the pairs that a size is short of are taken from another store by one press', async () => {
  const { calls } = stage
  const shop = await companyShop(calls)
  const product_id = await stockProduct(calls, shop, 2, [40], NAME)
  await setUnits(calls, product_id, shop.stores[1], 40, 5)
  const order = await anOrder(calls, shop)
  await calls.ok('online_seller', addLine, {
    params: { saleId: order.id },
    body: { product_id, code_id: PUBLIC_CODE, size_id: 40, quantity: 2, store_id: shop.stores[0] },
  })
  const { page } = await stage.person('online_seller', `/sales/${order.id}`)
  const quantity = page.getByLabel(text('sale.quantity_of', { name: NAME, size: '40' })).first()
  await quantity.fill('4')
  await quantity.press('Enter')
  const offers = page.getByRole('region', { name: text('cart.alternatives_of', { name: NAME, size: '40' }) })
  await offers.waitFor()
  await offers.getByText('Faltan 2 pares de la talla 40').waitFor()
  await expectFits(page, 'alternatives for a short size')
  await offers.getByRole('button', { name: 'Agregar 2 pares' }).first().click()
  await offers.waitFor({ state: 'detached' })
  const lines = async () =>
    (await present(calls, order.id)).products
      .filter((line) => line.product_id === product_id)
      .map(({ store_id, quantity: units, held }) => [store_id, units, held])
  await expect.poll(lines, PATIENT).toEqual([
    [shop.stores[0], 2, 2],
    [shop.stores[1], 2, 2],
  ])
})

it('the delivery of an order is edited on its page, which shows how far the order is', async () => {
  const { calls } = stage
  const order = await anOrder(calls, await companyShop(calls))
  const { page } = await stage.person('online_seller', `/sales/${order.id}`)
  const stops = page.getByRole('region', { name: text('progress.title') }).getByRole('listitem')
  await expect.poll(() => stops.first().getAttribute('aria-current')).toBe('step')
  await stops.first().locator('time').waitFor()
  const client = page.getByRole('region', { name: text('sale.client'), exact: true })
  await client.getByRole('button', { name: text('common.edit'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(text('checkout.address')).fill('Cl. 80 # 12-34')
  await expectFits(page, 'client and delivery of an order')
  await dialog.getByRole('button', { name: text('common.save'), exact: true }).click()
  await client.getByText('Cl. 80 # 12-34').waitFor()
  expect(await present(calls, order.id)).toMatchObject({ address: 'Cl. 80 # 12-34' })
})

it('an order in the history of its client is opened by its units, at the lines of the address', async () => {
  const { calls } = stage
  const order = await anOrder(calls, await companyShop(calls))
  const [line] = order.products
  const address = `/clients/${order.client_id}/history`
  const { page } = await stage.person('two', address, 'phone')
  const opens = text('client.open_order', { id: order.id, count: String(order.units) })
  await page.getByRole('link', { name: opens }).click()
  await page.waitForURL(`**${address}/${order.id}/${line?.product_id ?? 0}`)
  await page
    .locator('.ad-cart__group[aria-current]')
    .getByText(line?.product_name ?? '')
    .waitFor()
  await expectFits(page, 'an order in the history of its client')
  await page.getByRole('link', { name: text('client.all_orders') }).click()
  await page.waitForURL(/\/history$/)
})
