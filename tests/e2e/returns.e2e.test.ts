import { listCashiers } from '@deportivo/contracts/catalogue/lists'
import { updateProduct } from '@deportivo/contracts/catalogue/products'
import { openShift } from '@deportivo/contracts/finance/cashiers'
import { getOrder } from '@deportivo/contracts/orders/orders'
import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import { getReturn } from '@deportivo/contracts/returns/returns'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { orderAt, step } from '@deportivo/testkit/order'
import { PRICE, PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { expectFits } from './parts/fits.ts'
import { scan, scannerReady } from './parts/scanner.ts'
import { openStage } from './parts/stage.ts'
import { pictureNamed } from './parts/picture.ts'

const stage = openStage()

const button = (place: Pick<Page, 'getByRole'>, key: TextKey) =>
  place.getByRole('button', { name: text(key), exact: true })

/** An order of two pairs that its client has. */
async function delivered(product: string) {
  const shop = await companyShop(stage.calls)
  const product_id = await stockProduct(stage.calls, shop, 5, [40, 41], product)
  const packed = await orderAt(stage.calls, shop, 'packing_up', { product_id, quantity: 2 })
  return step(stage.calls, 'head_dispatch', packed.id, {
    step: 'delivered_locally',
    receiver_name: 'Ana Demo',
  })
}

/** Requests the return of one pair on the order's page, and receives it in a store. */
async function requestAndReceive(page: Page): Promise<void> {
  const dialog = dialogOf(page)
  await button(page, 'returns.request').click()
  await dialog.getByLabel(text('returns.reason')).selectOption({ label: 'Defecto de suela' })
  await button(dialog, 'returns.request').click()
  await toast(page, 'Producto enviado a garantía satisfactoriamente').waitFor()
  await page.waitForURL(/\/returns\/\d+/)
  await button(page, 'return.action.received_in_store').click()
  await dialog.getByLabel(text('returns.entrance_store')).selectOption({ index: 1 })
  await button(dialog, 'return.action.received_in_store').click()
  await toast(page, 'Garantía en recibida en bodega').waitFor()
}

it('files are added to a return, and its last step is reversed with a reason', async () => {
  const order = await delivered('Garantía Reversar 87')
  const { page } = await stage.person('two', `/sales/${order.id}`, 'phone')
  await requestAndReceive(page)
  for (const type of ['6', '7', '8'] as const) {
    const inputs = page.getByLabel(text(`returns.file_${type}`), { exact: true })
    expect(await inputs.nth(1).getAttribute('capture')).toBe('environment')
    await inputs.nth(1).setInputFiles(pictureNamed(`soporte-${type}.png`))
    await page.getByText(`soporte-${type}.png`).waitFor()
  }
  const dialog = dialogOf(page)
  await button(page, 'order.reverse').click({ timeout: 20_000 })
  // A phone's message lies over the head of a dialog until it goes.
  await page.locator('.ad-toast').first().waitFor({ state: 'detached' })
  await expectFits(page, 'reverse a return')
  await dialog.getByLabel(text('order.field.reason')).fill('Entró a otra bodega')
  await button(dialog, 'order.reverse').click()
  await toast(page, text('return.undone')).waitFor()
  await button(page, 'return.action.received_in_store').waitFor()
  await page.getByText('Entró a otra bodega').waitFor()
  const id = Number(page.url().split('/').at(-1))
  const { attachments } = await stage.calls.ok('two', getReturn, { params: { id } })
  // They are sent side by side.
  expect(attachments.map(({ type }) => type).toSorted()).toEqual([6, 7, 8])
})

it('a return of a delivered order becomes a voucher of its client', async () => {
  const order = await delivered('Garantía Bono 88')
  const { page } = await stage.person('two', `/sales/${order.id}`, 'phone')
  const dialog = dialogOf(page)
  await requestAndReceive(page)
  await expectFits(page, 'received return')
  await button(page, 'return.action.voucher').click()
  await dialog.getByLabel(text('returns.exchange_rate')).selectOption({ label: 'Completo (100 %)' })
  await button(dialog, 'return.action.voucher').click()
  await toast(page, text('return.step.voucher')).waitFor()
  const query = { filter: `client_id:${order.client_id}` }
  await expect
    .poll(() => stage.calls.ok('two', listVouchers, { query }))
    .toMatchObject([{ value: PRICE, origin: 'return' }])
  await page.goto(`${stage.product.address}/clients/${order.client_id}/history`)
  const vouchers = page.locator('section').filter({ hasText: text('client.vouchers') })
  await vouchers.getByText(text('voucher.origin.return')).waitFor()
  await page
    .locator('section')
    .filter({ hasText: text('menu.returns') })
    .getByText(text('return.state.return_voucher'))
    .waitFor()
  await expectFits(page, 'vouchers and returns of a client')
})

it('a return is exchanged for another size, which is sent with its picture', async () => {
  const order = await delivered('Garantía Cambio 89')
  const { page } = await stage.person('two', `/sales/${order.id}`)
  const dialog = dialogOf(page)
  await requestAndReceive(page)
  await button(page, 'return.action.exchange_available').click()
  await dialog.getByLabel(text('returns.replacement')).selectOption({ index: 1 })
  await button(dialog, 'return.action.exchange_available').click()
  await toast(page, text('return.step.exchange_available')).waitFor()
  await button(page, 'return.action.enlist').click()
  await button(page, 'return.action.delivered').click()
  await dialog.getByLabel(text('returns.guide_number')).fill('99912345')
  await dialog.locator('input[type=file]').first().setInputFiles(pictureNamed('enviado.png'))
  await button(dialog, 'return.action.delivered').click()
  await toast(page, text('return.step.delivered')).waitFor()
  await page.goto(`${stage.product.address}/returns?tab=return_delivered`)
  await page.getByText(order.client_name).first().waitFor()
})

it('a size is changed in three clicks from the delivered order', async () => {
  const order = await delivered('Garantía Talla 90')
  const { page } = await stage.person('two', `/sales/${order.id}`, 'phone')
  const dialog = dialogOf(page)
  await button(page, 'returns.change_size').click()
  await dialog.getByRole('button', { name: '41 (5)', exact: true }).click()
  await expectFits(page, 'change a size')
  await dialog.getByRole('button', { name: text('returns.change_size_to', { size: '41' }) }).click()
  await toast(page, text('return.step.exchange_available')).waitFor()
  await page.waitForURL(/\/returns\/\d+/)
  await button(page, 'return.action.enlist').waitFor()
  const code = returnCode(Number(page.url().split('/').at(-1)))
  await page.emulateMedia({ media: 'print' })
  await page.locator('.ad-print').getByText(code, { exact: true }).waitFor()
  await page.emulateMedia({ media: null })
  await page.goto(`${stage.product.address}/returns`)
  await scannerReady(page)
  await scan(page, code)
  await button(page, 'return.action.enlist').waitFor()
})

it('a dearer product is exchanged, and its difference is paid before it leaves', async () => {
  const order = await delivered('Garantía Diferencia 91')
  const shop = await companyShop(stage.calls)
  const other = await stockProduct(stage.calls, shop, 5, [40], 'Zancada Cara 92')
  const codes = [{ id: PUBLIC_CODE, value: PRICE + 20_000 }]
  await stage.calls.ok('two', updateProduct, { params: { id: other }, body: { codes } })
  const [register] = await stage.calls.ok('two', listCashiers)
  if (register && !register.is_open)
    await stage.calls.ok('two', openShift, { body: { cashier_id: register.id, base_amount: 0 } })
  const { page } = await stage.person('two', `/sales/${order.id}`)
  const dialog = dialogOf(page)
  await requestAndReceive(page)
  await button(page, 'return.action.exchange_available').click()
  await button(dialog, 'returns.other_product').click()
  await dialog.getByRole('searchbox').fill('Zancada Cara 92')
  await dialog.getByRole('button', { name: /^Zancada Cara 92/ }).click()
  await dialog.getByLabel(text('returns.replacement')).selectOption({ index: 1 })
  await dialog.getByText(/Cuesta \$.20\.000 más/).waitFor()
  await button(dialog, 'return.action.exchange_available').click()
  await button(page, 'return.action.enlist').click()
  await expect.poll(() => button(page, 'return.action.delivered').getAttribute('aria-disabled')).toBe('true')
  await button(page, 'returns.charge_difference').click()
  await dialog.getByLabel(text('checkout.method')).selectOption({ label: 'Efectivo' })
  await dialog.getByLabel(text('checkout.cashier')).selectOption({ index: 1 })
  await button(dialog, 'returns.charge_difference').click()
  await page.getByText(text('returns.difference_paid')).waitFor()
  await expect
    .poll(() => button(page, 'return.action.delivered').getAttribute('aria-disabled'))
    .not.toBe('true')
  const paid = await stage.calls.ok('two', getOrder, { params: { id: order.id } })
  expect(paid.payments.slice(-2).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['exchange', -20_000],
    ['cash', 20_000],
  ])
})
