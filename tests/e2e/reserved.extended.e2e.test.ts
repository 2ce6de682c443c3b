import { cancelOrder, getOrder } from '@deportivo/contracts/orders/orders'
import { anOrder, present, reservedAndPaid } from '@deportivo/testkit/order'
import { stockProduct } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dialogOf } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

const rowOf = (page: Page, id: number) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: `#${id}`, exact: true }) })

/** Narrows the list to an order: the demo company has others. */
async function find(page: Page, id: number): Promise<void> {
  await page.getByRole('searchbox', { name: text('orders.search') }).fill(`#${id}`)
  await rowOf(page, id).waitFor()
}

/** Chooses a step in the menu of a row. */
async function choose(page: Page, id: number, action: string): Promise<void> {
  await rowOf(page, id).click({ button: 'right' })
  await page.getByRole('menuitem', { name: action }).click()
}

describe('the list of reserved orders', () => {
  it('takes an order from its reservation over a reminder of its seller to its checkout', async () => {
    const order = await anOrder(stage.calls, await companyShop(stage.calls))
    const seller = (await stage.person('online_seller', `/sales/${order.id}`)).page
    await seller.getByRole('button', { name: text('order.action.reserve') }).click()
    const asked = dialogOf(seller, text('order.action.reserve'))
    await asked
      .getByRole('button', { name: text('order.action.reserve') })
      .last()
      .click()
    await expect.poll(async () => (await present(stage.calls, order.id)).state_id, PATIENT).toBe('reserved')
    expect(await seller.getByRole('button', { name: text('order.action.remind_seller') }).count()).toBe(0)

    const { page } = await stage.person('head_dispatch', '/reserved')
    await find(page, order.id)
    await rowOf(page, order.id).getByText('Vence en 30 días').waitFor()
    await choose(page, order.id, text('order.action.remind_seller'))
    await seller.getByRole('status').getByText(`le recuerda el pedido reservado #${order.id}`).waitFor()
    await rowOf(page, order.id).getByText('Recordado').waitFor()
    await rowOf(page, order.id).click({ button: 'right' })
    const again = page.getByRole('menuitem', { name: text('order.action.remind_seller') })
    expect(await again.getAttribute('aria-disabled')).toBe('true')

    await seller
      .getByRole('navigation', { name: text('menu.title') })
      .getByRole('link', { name: text('menu.reserved') })
      .click()
    await find(seller, order.id)
    await choose(seller, order.id, text('order.action.check_out'))
    await seller.getByRole('heading', { level: 1, name: text('checkout.title') }).waitFor()
    expect(new URL(seller.url()).pathname).toBe(`/checkout/${order.id}/${order.client_id}`)
  })

  it('releases an order with payments once it has named what becomes of them', async () => {
    const { id } = await anOrder(stage.calls, await companyShop(stage.calls))
    await reservedAndPaid(stage.calls, 'online_seller', id, 40_000)
    const { page } = await stage.person('two', '/reserved')
    await find(page, id)
    await choose(page, id, text('order.action.release'))
    const dialog = dialogOf(page, text('order.action.release'))
    await dialog.getByText('Lo confirmado, $ 40.000, pasa a un bono del cliente.').waitFor()
    await dialog.getByRole('button', { name: text('order.action.release') }).click()
    await rowOf(page, id).waitFor({ state: 'detached' })
    expect(await present(stage.calls, id)).toMatchObject({ state_id: 'pre_orden', paid_confirmed: 0 })
    await page
      .getByRole('status')
      .getByRole('button', { name: text('common.undo') })
      .click()
    await rowOf(page, id).waitFor()
    expect(await present(stage.calls, id)).toMatchObject({ state_id: 'reserved', paid_confirmed: 40_000 })
  })
})

describe('a product of an order', () => {
  it('is opened from its line, shows its stock, and gets more pairs', async () => {
    const shop = await companyShop(stage.calls)
    const product_id = await stockProduct(stage.calls, shop, 5)
    const { id, client_id, products } = await anOrder(stage.calls, shop, { product_id })
    const name = products[0]?.product_name ?? ''
    const { page } = await stage.person('online_seller', `/sales/${id}`)
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/sales-online/${id}/${client_id}/product/${product_id}/detail`)
    await page
      .getByRole('textbox', { name: /, talla 40, 4 disponibles/ })
      .first()
      .fill('2')
    await page.getByRole('button', { name: new RegExp(`^${text('product.add')} 2`) }).click()
    const units = async () => (await stage.calls.ok('online_seller', getOrder, { params: { id } })).units
    await expect.poll(units, PATIENT).toBe(3)
    const lines = page.getByRole('complementary', { name: text('sale_product.lines') })
    await expect.poll(() => lines.getByRole('textbox').inputValue(), PATIENT).toBe('3')
    await page
      .getByRole('textbox', { name: /, talla 40, 2 disponibles/ })
      .first()
      .waitFor()
  })

  it('of an order that is not open is shown with its stock and its lines, and changes nothing', async () => {
    const shop = await companyShop(stage.calls)
    const { id, products } = await anOrder(stage.calls, shop, { seller: 'two', type_order: 'local' })
    await stage.calls.ok('two', cancelOrder, { params: { id }, body: { reason: 'El cliente no vuelve' } })
    const [line] = products
    const { page } = await stage.person('two', `/sales-storage/${id}/product/${line?.product_id}/detail`)
    await page.getByText('Este pedido está en «Cancelado»; solo lectura.').waitFor()
    const lines = page.getByRole('complementary', { name: text('sale_product.lines') })
    await lines.getByText(line?.product_name ?? '').waitFor()
    expect(await page.getByRole('textbox').count()).toBe(await page.getByRole('searchbox').count())
    expect(await page.getByRole('button', { name: text('product.add') }).count()).toBe(0)
  })
})
