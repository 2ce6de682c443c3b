import { listCashiers } from '@deportivo/contracts/finance/cashiers'
import { getOrder } from '@deportivo/contracts/orders/orders'
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
    await page.getByRole('menuitem', { name: text('transfer.title') }).click()
    const dialog = dialogOf(page, text('transfer.title'))
    await dialog.getByLabel(text('transfer.quantity')).fill('1')
    await dialog.getByRole('radio', { name: new RegExp(`#${target} `) }).check({ force: true })
    await dialog.getByRole('button', { name: text('transfer.do') }).click()
    await toast(page, 'Transferencia existosa').waitFor()

    await expect.poll(() => cartOf(page).getByRole('textbox').first().inputValue()).toBe('2')
    const units = async (id: number) => (await stage.calls.ok('two', getOrder, { params: { id } })).units
    expect([await units(source), await units(target)]).toEqual([2, 1])
  })
})
