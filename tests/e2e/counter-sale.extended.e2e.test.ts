import { openShift } from '@deportivo/contracts/finance/cashiers'
import { listCashiers } from '@deportivo/contracts/catalogue/lists'
import { getOrder, listOrders } from '@deportivo/contracts/orders/orders'
import { anOrder } from '@deportivo/testkit/order'
import { addClient, BOGOTA, PRICE, stockProduct } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dialogOf, stepButton, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { addToOrder, openProduct, startLocalOrder, typePairs } from './parts/sale.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

const CLIENT = 'Deportes El Mostrador S.A.S.'
const OTHER = 'Tenis La Esquina S.A.S.'
const PRODUCT = 'Mostrador 700'
const SEVERAL = 'Calzado Varias Sedes S.A.S.'
const DISCOUNTED = 'Rebajado 701'
/** How many products were found. */
const LOADED = /^\d+ productos/

/** Opens the register in the checkout if it is closed; the demo company has one. */
async function chooseRegister(page: Page): Promise<string> {
  const [register] = await stage.calls.ok('local_administrative', listCashiers)
  if (!register) throw new Error('the demo company has a cash register')
  await page.getByLabel(text('checkout.cashier'), { exact: true }).selectOption(String(register.id))
  if (!register.is_open) {
    await page.getByLabel(text('checkout.base_amount')).fill('50000')
    await page.getByRole('button', { name: text('checkout.open_cashier') }).click()
    await toast(page, text('cashier.opened')).waitFor()
  }
  return register.name
}

async function openRegister(): Promise<void> {
  const [register] = await stage.calls.ok('two', listCashiers)
  if (!register || register.is_open) return
  await stage.calls.ok('two', openShift, { body: { cashier_id: register.id, base_amount: 50_000 } })
}

/** What an order has of a product, as its summary shows it. */
const cartOf = (page: Page) => page.getByRole('complementary', { name: text('sale.summary') })

describe('a sale over the counter', () => {
  it('goes from the client to the payment in a register that is opened on the way', async () => {
    const shop = await companyShop(stage.calls)
    await stockProduct(stage.calls, shop, 4, [38, 39], PRODUCT)
    await addClient(stage.calls, BOGOTA, CLIENT)
    const { page } = await stage.person('local_administrative', '/share_products')

    const id = await startLocalOrder(page, CLIENT)
    await toast(page, `Pre-orden creada con ID: ${id}`).waitFor()
    await openProduct(page, PRODUCT)
    await typePairs(page, { 38: 2 })
    await addToOrder(page)
    await toast(page, 'Producto agregado a la pre-orden correctamente').waitFor()
    await stepButton(page, 'check_out').click()
    await page.waitForURL(/\/checkout\/\d+\/\d+\/sales-storage/)

    await chooseRegister(page)
    await page.getByLabel(text('checkout.cash'), { exact: true }).fill(String(PRICE))
    expect(await stepButton(page, 'check_out').isDisabled()).toBe(true)
    await page.getByLabel(text('checkout.transfer'), { exact: true }).fill(String(PRICE))
    await page.getByText(text('checkout.money_fits')).waitFor()
    await stepButton(page, 'check_out').click()
    await toast(page, 'Se completó tu venta').waitFor()
    await page.waitForURL(/\/share_products/)

    const sold = await stage.calls.ok('two', getOrder, { params: { id } })
    expect(sold).toMatchObject({ state_id: 'sold_local', units: 2, total_balance: 0 })
    expect(sold.payments.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['cash', PRICE],
      ['transfer', PRICE],
    ])
  })

  it('begins with several orders of one client at once', async () => {
    const client = await addClient(stage.calls, BOGOTA, SEVERAL)
    const { page } = await stage.person('local_administrative', '/share_products')
    await page.getByRole('button', { name: text('header.warehouse_order') }).click()
    const dialog = dialogOf(page, text('order.new_for_client'))
    await dialog.getByRole('combobox').fill(SEVERAL)
    await page.getByRole('option').filter({ hasText: SEVERAL }).first().click()
    const count = dialog.getByLabel(text('order.how_many'))
    await count.fill('51')
    expect(
      await dialog.getByRole('button', { name: text('order.create') }).getAttribute('aria-disabled'),
    ).toBe('true')
    await count.fill('3')
    await dialog.getByRole('button', { name: text('order.create_many', { count: 3 }) }).click()
    await page.waitForURL(`**/clients/${client}/history`)
    await page
      .getByRole('link', { name: /^#\d+$/ })
      .nth(2)
      .waitFor()
    const query = { filter: `client_id:${client}` }
    expect((await stage.calls.ok('two', listOrders, { query })).map((one) => one.type_order)).toEqual([
      'local',
      'local',
      'local',
    ])
  })

  it('has discounts with their reason, on a new line and on one that is there', async () => {
    const shop = await companyShop(stage.calls)
    const discounted = await stockProduct(stage.calls, shop, 4, [38, 39], DISCOUNTED)
    const { id } = await anOrder(stage.calls, shop, { seller: 'two', type_order: 'local' })
    const { page } = await stage.person('two', `/sales/${id}`)
    const unitPrice = () => page.getByRole('dialog').getByLabel(text('product.unit_price'))
    const reason = () => page.getByRole('dialog').getByLabel(text('price.reason'))

    await openProduct(page, DISCOUNTED)
    await typePairs(page, { 38: 1 })
    await unitPrice().fill('170000')
    const add = page.getByRole('dialog').getByRole('button', { name: /^Agregar 1/ })
    expect(await add.getAttribute('aria-disabled')).toBe('true')
    await reason().fill('Cliente frecuente')
    await addToOrder(page)
    const cart = cartOf(page)
    await cart.getByText('Descuento: Cliente frecuente').waitFor()
    await cart.getByText(text('cart.left', { count: 3 }), { exact: true }).waitFor()
    await anOrder(stage.calls, shop, { product_id: discounted, size_id: 38, quantity: 3 })
    await cart.getByText(text('cart.left', { count: 0 }), { exact: true }).waitFor()

    await cart.getByRole('button', { name: text('sale.line_menu', { name: DISCOUNTED }) }).click()
    await page.getByRole('menuitem', { name: text('price.title') }).click()
    await unitPrice().fill('160000')
    await reason().fill('Caja rota')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text('common.save') })
      .click()
    await toast(page, 'Precio actualizado correctamente').waitFor()
    await cart.getByText('Descuento: Caja rota').waitFor()
    const { products } = await stage.calls.ok('two', getOrder, { params: { id } })
    expect(products.find((line) => line.product_name === DISCOUNTED)).toMatchObject({
      unit_price: 160_000,
      listed_unit_price: PRICE,
      discount_reason: 'Caja rota',
    })
  })

  it('is reversed with a reason, and its register is closed with the count', async () => {
    const shop = await companyShop(stage.calls)
    const { id } = await anOrder(stage.calls, shop, { seller: 'two', type_order: 'local' })
    const { page } = await stage.person('two', `/sales/${id}`)
    await stepButton(page, 'check_out').click()
    const register = await chooseRegister(page)
    await page.getByRole('button', { name: text('payment.method.1') }).click()
    await stepButton(page, 'check_out').click()
    await page.waitForURL(/\/share_products/)

    await page.goto(`/sales/${id}`)
    await page.getByRole('button', { name: text('order.reverse') }).click()
    const reverse = dialogOf(page, text('order.reverse_title', { step: text('order.action.check_out') }))
    const confirm = reverse.getByRole('button', { name: text('order.reverse') })
    expect(await confirm.isDisabled()).toBe(true)
    await reverse.getByLabel(text('order.field.reason')).fill('Talla equivocada')
    await confirm.click()
    await toast(page, 'Cambio deshecho').waitFor()
    await stepButton(page, 'check_out').waitFor()

    await page.goto('/casher')
    await page.getByRole('button', { name: text('shift.close') }).click()
    const dialog = dialogOf(page, text('shift.close'))
    await dialog.getByLabel(text('shift.counted')).fill('1234')
    await dialog.getByLabel(text('shift.note')).fill('Contado')
    await dialog.getByRole('button', { name: text('shift.close') }).click()
    await page.getByText(text('checkout.cashier_is_closed')).waitFor()
    const closed = page.getByRole('table', { name: text('shift.closed_shifts') }).getByRole('row')
    await closed.filter({ hasText: register }).filter({ hasText: '$ 1.234' }).waitFor()
  })
})

describe('a first payment in cash', () => {
  it('is confirmed at once in the register that is chosen at the checkout', async () => {
    const shop = await companyShop(stage.calls)
    await openRegister()
    const { id, client_id } = await anOrder(stage.calls, shop, { seller: 'two' })
    const { page } = await stage.person('two', `/checkout/${id}/${client_id}`)
    await page.getByLabel(text('checkout.method')).selectOption({ label: text('payment.method.1') })
    await page.getByLabel(text('checkout.first_payment')).fill('10000')
    await page.getByLabel(text('checkout.cashier')).selectOption({ index: 1 })
    await stepButton(page, 'check_out').click()
    await toast(page, 'Se completó tu venta').waitFor()
    const { payments } = await stage.calls.ok('two', getOrder, { params: { id } })
    expect(payments).toMatchObject([{ kind: 'first', amount: 10_000, status: 'confirmed' }])
  })
})

/** As addresses have it; days are those of Bogotá. */
const dayAgo = (days: number) => new Date(Date.now() - (24 * days + 5) * 3_600_000).toISOString().slice(0, 10)

describe('what was sold', () => {
  it('is reported as chart and table, for any days, and leads to its orders', async () => {
    const { page } = await stage.person('two', '/administrative')
    await page
      .getByText(text('reports.against', { period: text('reports.yesterday_now') }), { exact: true })
      .waitFor()
    // In its first hour a day has no line yet.
    const [before, yesterday] = [2, 1].map((days) => dayAgo(days))
    await page.goto(`/administrative?range=custom&from=${yesterday}&to=${yesterday}`)
    const byHour = page.getByRole('region', {
      name: text('reports.widget', {
        measure: text('reports.measure.sales'),
        dimension: text('reports.dimension.hour'),
      }),
    })
    await byHour.getByRole('img').first().waitFor()
    await byHour.getByText(before?.split('-').toReversed().join('/') ?? '', { exact: true }).waitFor()
    await byHour.getByRole('button', { name: text('reports.as_table') }).click()
    expect(await byHour.getByRole('rowheader').allTextContents()).toContain('00:00')
    await page.getByRole('button', { name: text('reports.range_30d') }).click()
    await page.waitForURL(/range=30d/)
    const title = text('reports.widget', {
      measure: text('reports.measure.sales'),
      dimension: text('reports.dimension.brand'),
    })
    const widget = page.getByRole('region', { name: title }).first()
    await widget.getByRole('button', { name: text('reports.as_table') }).click()
    const brand = widget.getByRole('rowheader').getByRole('link').first()
    const name = (await brand.textContent()) ?? ''
    await widget.getByRole('button', { name: text('reports.as_chart') }).waitFor()
    await brand.click()
    await page.waitForURL(/\/orders\?.*sold_from=.*brand=\d+/)
    await page
      .getByRole('link', { name: /^#\d+$/ })
      .first()
      .waitFor()
    await page
      .getByRole('button', { name: new RegExp(name) })
      .first()
      .waitFor()
  })

  it('is asked for first where an order is built, and not where products are looked up', async () => {
    const { id, client_id } = await anOrder(stage.calls, await companyShop(stage.calls))
    const { page } = await stage.person('online_seller', '/clients')
    for (const [path, isBestFirst] of [
      [`/sales/${id}/${client_id}`, true],
      ['/share_products', false],
    ] as const) {
      const asked = page.waitForRequest(/\/products-search\?/)
      await page.goto(path)
      const { searchParams } = new URL((await asked).url())
      expect([path, searchParams.get('orderByDesc') === 'sold']).toEqual([path, isBestFirst])
      await page.getByText(LOADED).waitFor()
    }
  })
})

describe('a pair that another client needs', () => {
  it('is transferred to the chosen order, and the rest stays', async () => {
    const shop = await companyShop(stage.calls)
    const product = `${PRODUCT} Traspaso`
    await stockProduct(stage.calls, shop, 3, [38], product)
    await addClient(stage.calls, BOGOTA, CLIENT)
    await addClient(stage.calls, BOGOTA, OTHER)
    const { page } = await stage.person('local_administrative', '/share_products')
    const target = await startLocalOrder(page, OTHER)
    await page.goto('/share_products')
    const source = await startLocalOrder(page, CLIENT)
    await openProduct(page, product)
    await typePairs(page, { 38: 3 })
    await addToOrder(page)

    await cartOf(page)
      .getByRole('button', { name: text('sale.line_menu', { name: product }) })
      .click()
    await page.getByRole('menuitem', { name: text('sale.transfer_title') }).click()
    const dialog = dialogOf(page, text('sale.transfer_title'))
    await dialog.getByLabel(text('transfer.quantity')).fill('1')
    await dialog.getByRole('radio', { name: new RegExp(`#${target} `) }).check({ force: true })
    await dialog.getByRole('button', { name: text('transfer.do') }).click()
    await toast(page, 'Transferencia existosa').waitFor()

    await expect.poll(() => cartOf(page).getByRole('textbox').first().inputValue()).toBe('2')
    const units = async (id: number) => (await stage.calls.ok('two', getOrder, { params: { id } })).units
    expect([await units(source), await units(target)]).toEqual([2, 1])
  })
})
