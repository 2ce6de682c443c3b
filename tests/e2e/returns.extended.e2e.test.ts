import { listCashiers } from '@deportivo/contracts/catalogue/lists'
import { updateProduct } from '@deportivo/contracts/catalogue/products'
import { openShift } from '@deportivo/contracts/finance/cashiers'
import { getOrder } from '@deportivo/contracts/orders/orders'
import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import { listClientLines } from '@deportivo/contracts/returns/groups'
import { getReturn, listReturnableLines, listReturns } from '@deportivo/contracts/returns/returns'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { dearerExchange, moveCase, received, requested, returnLists } from '@deportivo/testkit/returns/case'
import { otherReference, PRICE, PUBLIC_CODE, stockProduct } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { cardIn, dialogOf, toast } from './parts/board.ts'
import { arrived, pick } from './parts/input/choose.ts'
import { companyShop } from './parts/company.ts'
import { delivered } from './parts/delivered.ts'
import { expectFits } from './parts/fit/fits.ts'
import { press, tabTo } from './parts/input/keyboard.ts'
import { openStage } from './parts/stage.ts'
import { pictureNamed } from './parts/picture.ts'

const stage = openStage()

const button = (place: Pick<Page, 'getByRole'>, key: TextKey) =>
  place.getByRole('button', { name: text(key), exact: true })

/** Requests the return of one pair on the order's page, and receives it in a store. */
async function requestAndReceive(page: Page): Promise<void> {
  const dialog = dialogOf(page)
  await button(page, 'returns.request').click()
  await pick(page, dialog.getByLabel(text('returns.reason')), 'Defecto de suela')
  await button(dialog, 'returns.request').click()
  await toast(page, 'Producto enviado a garantía satisfactoriamente').waitFor()
  await page.waitForURL(/\/returns\/\d+/)
  await button(page, 'return.action.received_in_store').click()
  await dialog.getByLabel(text('returns.entrance_store')).selectOption({ index: 1 })
  await button(dialog, 'return.action.received_in_store').click()
  await toast(page, 'Garantía en recibida en bodega').waitFor()
}

it('files are added to a return, and its last step is reversed with a reason', async () => {
  const order = await delivered(stage.calls, 'Garantía Reversar 87')
  const { page } = await stage.person('two', `/sales/${order.id}`, 'phone')
  await requestAndReceive(page)
  for (const type of ['6', '7', '8'] as const) {
    const inputs = page.getByLabel(text(`returns.file_${type}`), { exact: true })
    expect(await inputs.nth(1).getAttribute('capture')).toBe('environment')
    await inputs.nth(1).setInputFiles(pictureNamed(`soporte-${type}.png`))
    await page.getByText(`soporte-${type}.png`).waitFor()
  }
  const dialog = dialogOf(page)
  // Until then its author undoes it with one click.
  await button(page, 'common.undo').first().waitFor({ state: 'detached' })
  await button(page, 'common.more').click()
  await page.getByRole('menuitem', { name: text('order.reverse') }).click()
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
  const order = await delivered(stage.calls, 'Garantía Bono 88')
  const { page } = await stage.person('two', `/sales/${order.id}`, 'phone')
  const dialog = dialogOf(page)
  await requestAndReceive(page)
  await expectFits(page, 'received return')
  await button(page, 'return.action.voucher').click()
  await pick(page, dialog.getByLabel(text('returns.exchange_rate')), 'Completo (100 %)')
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
  const order = await delivered(stage.calls, 'Garantía Cambio 89')
  const { page } = await stage.person('two', `/sales/${order.id}`)
  const dialog = dialogOf(page)
  await requestAndReceive(page)
  await button(page, 'return.action.exchange_available').click()
  await dialog.getByLabel(text('returns.replacement')).selectOption({ index: 1 })
  await button(dialog, 'return.action.exchange_available').click()
  await toast(page, text('return.step.exchange_available')).waitFor()
  await button(page, 'return.action.enlist').click()
  await button(page, 'return.action.delivered').click()
  await dialog
    .getByRole('combobox', { name: new RegExp(`^${text('board.carrier')}`) })
    .selectOption('Servientrega')
  await dialog.getByLabel(text('returns.guide_number')).fill('99912345')
  await dialog.locator('input[type=file]').first().setInputFiles(pictureNamed('enviado.png'))
  await button(dialog, 'return.action.delivered').click()
  await toast(page, text('return.step.delivered')).waitFor()
  await page.goto(`${stage.product.address}/returns?tab=return_delivered`)
  await page.getByText(order.client_name).first().waitFor()
})

it('a dearer product is exchanged, and its difference is paid before it leaves', async () => {
  const order = await delivered(stage.calls, 'Garantía Diferencia 91')
  const shop = await companyShop(stage.calls)
  const elsewhere = await otherReference(stage.calls, shop)
  const other = await stockProduct(stage.calls, elsewhere, 5, [40], 'Zancada Cara 92')
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
  await page.locator('section').getByText(text('returns.difference_paid')).waitFor()
  await expect
    .poll(() => button(page, 'return.action.delivered').getAttribute('aria-disabled'))
    .not.toBe('true')
  const paid = await stage.calls.ok('two', getOrder, { params: { id: order.id } })
  expect(paid.payments.slice(-2).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['exchange', -20_000],
    ['cash', 20_000],
  ])
})

it('lines of two orders of a client come back under one request, and are received and cancelled at once', async () => {
  const first = await delivered(stage.calls, 'Garantía Varias 93')
  const second = await delivered(stage.calls, 'Garantía Varias 94', first.client_id)
  const params = { id: first.client_id }
  await expect.poll(async () => (await stage.calls.ok('two', listClientLines, { params })).length).toBe(2)
  const { page } = await stage.person('two', `/clients/${first.client_id}/history`, 'phone')
  const dialog = dialogOf(page)
  await button(page, 'returns.several_open').click()
  await dialog.getByRole('checkbox', { name: /Garantía Varias 93/ }).check({ force: true })
  await dialog.getByRole('checkbox', { name: /Garantía Varias 94/ }).check({ force: true })
  await dialog
    .getByLabel(text('returns.units_of', { name: 'Garantía Varias 94 40' }))
    .selectOption({ label: '1' })
  const send = dialog.getByRole('button', { name: text('returns.several_send', { count: 2 }) })
  expect(await send.isDisabled()).toBe(true)
  await pick(page, dialog.getByLabel(text('returns.reason'), { exact: true }), 'Defecto de suela')
  await dialog
    .getByLabel(text('returns.reason_of', { name: 'Garantía Varias 94 40' }))
    .selectOption({ label: 'Talla equivocada' })
  await dialog.getByLabel(text('returns.file_7')).last().setInputFiles(pictureNamed('dos-pares.png'))
  await expectFits(page, 'return several products')
  await send.click()
  await toast(page, text('return.requested_many')).waitFor()
  const query = { filter: `client_id:${first.client_id}`, orderBy: 'id' }
  const cases = await stage.calls.ok('two', listReturns, { query })
  expect(new Map(cases.map(({ sale_id, reason }) => [sale_id, reason]))).toEqual(
    new Map([
      [first.id, 'Defecto de suela'],
      [second.id, 'Talla equivocada'],
    ]),
  )
  const group = page.locator('section').filter({ hasText: 'Solicitud SOL-' })
  await group.getByText(/Garantía Varias 94, talla 40 × 1/).waitFor()
  await page.getByText('dos-pares.png').waitFor()
  await group.getByText(text('order.title', { id: second.id })).waitFor()
  await expectFits(page, 'cases of a request')
  await page.getByRole('button', { name: text('returns.all_received_in_store', { count: 2 }) }).click()
  await dialog.getByLabel(text('returns.entrance_store')).selectOption({ index: 1 })
  await button(dialog, 'return.action.received_in_store').click()
  await button(page, 'return.action.voucher').waitFor()
  await expect.poll(() => group.getByText(text('return.state.return_received_store')).count()).toBe(2)
  await page.getByRole('button', { name: text('returns.all_cancel', { count: 2 }) }).click()
  await button(dialog, 'return.action.cancel').click()
  await expect.poll(() => group.getByText(text('return.state.return_cancelled')).count()).toBe(2)
})

it('the difference of an exchange is paid by a voucher of the client', async () => {
  const order = await delivered(stage.calls, 'Garantía Bono 95')
  const shop = await companyShop(stage.calls)
  const lists = await returnLists(stage.calls)
  const params = { id: order.id }
  await expect.poll(async () => (await stage.calls.ok('two', listReturnableLines, { params })).length).toBe(1)
  const returned = await requested(stage.calls, order, lists, { exchange_rate: lists.whole })
  await moveCase(stage.calls, await received(stage.calls, shop, returned), { step: 'voucher' })
  const one = await dearerExchange(stage.calls, shop, order, lists)
  const query = { filter: `client_id:${order.client_id}` }
  await expect.poll(async () => (await stage.calls.ok('two', listVouchers, { query })).length).toBe(1)
  const { page } = await stage.person('two', `/returns/${one.id}`, 'phone')
  const dialog = dialogOf(page)
  await button(page, 'payment.by_voucher').click()
  await dialog.getByLabel(text('checkout.voucher'), { exact: true }).waitFor()
  await expectFits(page, 'pay a difference with a voucher')
  await button(dialog, 'payment.by_voucher').click()
  await page.locator('section').getByText(text('returns.difference_paid')).waitFor()
  const left = await stage.calls.ok('two', listVouchers, { query })
  expect(left.map(({ available }) => available)).toEqual([PRICE / 2])
})

it('by keyboard alone a return is requested, received, exchanged and delivered with a photo of the camera', async () => {
  const order = await delivered(stage.calls, 'Garantía Teclado 96')
  const { page } = await stage.person('two', `/sales/${order.id}`, 'phone')
  const dialog = dialogOf(page)
  const pickFirst = async (label: TextKey) => {
    await arrived(dialog.getByLabel(text(label)))
    await tabTo(page, text(label))
    await page.keyboard.press('ArrowDown')
    // A list that the user may add to opens, and is walked.
    if ((await page.getByRole('listbox').count()) === 0) return
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  await press(page, new RegExp(`^${text('returns.request')}$`))
  await dialog.waitFor()
  await pickFirst('returns.reason')
  await page.keyboard.press('Control+Enter')
  await page.waitForURL(/\/returns\/\d+/)
  await press(page, text('return.action.received_in_store'))
  await dialog.waitFor()
  await pickFirst('returns.entrance_store')
  await page.keyboard.press('Control+Enter')
  await button(page, 'return.action.exchange_available').waitFor()
  await press(page, text('return.action.exchange_available'))
  await dialog.waitFor()
  await pickFirst('returns.replacement')
  await page.keyboard.press('Control+Enter')
  await button(page, 'return.action.enlist').waitFor()
  await press(page, text('return.action.enlist'))
  await button(page, 'return.action.delivered').waitFor()
  await press(page, text('return.action.delivered'))
  await dialog.waitFor()
  const camera = page.waitForEvent('filechooser')
  await tabTo(page, text('upload.take_photo'))
  await page.keyboard.press('Enter')
  const chooser = await camera
  expect(await chooser.element().getAttribute('capture')).toBe('environment')
  await chooser.setFiles(pictureNamed('enviado.png'))
  await dialog.getByText('enviado.png').waitFor()
  await page.keyboard.press('Control+Enter')
  await toast(page, text('return.step.delivered')).waitFor()
})

it('from the board a delivered order shows what may come back of it, and its cases', async () => {
  const order = await delivered(stage.calls, 'Garantía Tablero 97')
  const params = { id: order.id }
  await expect.poll(async () => (await stage.calls.ok('two', listReturnableLines, { params })).length).toBe(1)
  const { page } = await stage.person('head_dispatch', '/dispatches')
  const card = cardIn(page, 'delivered_local', order.id)
  await card.getByRole('button', { name: text('board.menu', { id: order.id }) }).click()
  await page.getByRole('menuitem', { name: text('menu.returns') }).click()
  const drawer = dialogOf(page, text('board.order', { id: order.id }))
  await drawer.getByText(text('returns.left_of', { available: 2, sold: 2 })).waitFor()
  await drawer.getByText(text('returns.none_of_order')).waitFor()
  await expectFits(page, 'returns of an order on the board')
  await button(drawer, 'returns.request').click()
  const dialog = dialogOf(page, text('returns.request_title', { id: order.id }))
  await pick(page, dialog.getByLabel(text('returns.reason')), 'Defecto de suela')
  await button(dialog, 'returns.request').click()
  await page.waitForURL(/\/returns\/\d+/)
  const code = returnCode(Number(page.url().split('/').at(-1)))
  await page.goto(`${stage.product.address}/dispatches?order=${order.id}&panel=returns`)
  await drawer.getByRole('link', { name: code }).waitFor()
})
