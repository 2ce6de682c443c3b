import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { me } from '@deportivo/contracts/auth/sign-in'
import { getOrder, orderHistory } from '@deportivo/contracts/orders/orders'
import { checkedOut, step } from '@deportivo/testkit/order'
import { addClient, MEDELLIN, stockProduct } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cardIn, cardOf, dialogOf, stageOf, stepButton, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { pictureNamed } from './parts/picture.ts'
import { addToOrder, openProduct, startOnlineOrder, typePairs } from './parts/sale.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

const CLIENT = 'Calzado Los Andes S.A.S.'
const PRODUCT = 'Andina Trocha 500'
const TRANSFER = 'Transferencia'

/** Chooses a client, enters sizes and completes the sale with its proof of payment; returns the order's number. */
async function sell(page: Page): Promise<number> {
  const id = await startOnlineOrder(page, CLIENT)
  await toast(page, `Pre-orden creada con ID: ${id}`).waitFor()
  await openProduct(page, PRODUCT)
  await typePairs(page, { 39: 2, 40: 1 })
  await addToOrder(page)
  await toast(page, 'Producto agregado a la pre-orden correctamente').waitFor()
  await stepButton(page, 'check_out').click()

  await page.getByLabel(text('checkout.method')).selectOption({ label: TRANSFER })
  await page.getByLabel(text('upload.add_support')).setInputFiles(pictureNamed('soporte.png'))
  // While a file is examined only its name is shown; a file that may be opened is clean.
  await expect.poll(() => page.getByRole('button', { name: 'soporte.png' }).isEnabled(), PATIENT).toBe(true)
  await stepButton(page, 'check_out').click()
  await toast(page, 'Se completó tu venta').waitFor()
  return id
}

async function validatePayment(page: Page, id: number): Promise<void> {
  await stepButton(cardOf(page, id), 'validate_payment').click()
  await stepButton(dialogOf(page, text('board.validate_title', { id })), 'validate_payment').click()
  await toast(page, 'Pago validado satisfactoriamente.').waitFor()
}

async function assign(page: Page, id: number, assistant: string): Promise<void> {
  await stepButton(cardOf(page, id), 'assign_auxiliary').click()
  const dialog = dialogOf(page, text('order.action.assign_auxiliary'))
  await dialog.getByRole('radio', { name: assistant }).check()
  await dialog.getByRole('button', { name: text('board.assign'), exact: true }).click()
  await toast(page, 'Se asignó a un auxiliar de despacho').waitFor()
}

async function prepare(page: Page, id: number): Promise<void> {
  await stepButton(cardIn(page, 'assign_dispatch_assistant', id), 'get_ready').click()
  await stepButton(cardIn(page, 'getting_ready', id), 'pack').click()
  const dialog = dialogOf(page, text('board.pack_title', { id }))
  expect(await stepButton(dialog, 'pack').isDisabled()).toBe(true)
  await dialog.getByRole('button', { name: text('board.mark_all') }).click()
  await stepButton(dialog, 'pack').click()
  await toast(page, 'Empacando pedido.').waitFor()
}

async function send(page: Page, id: number): Promise<void> {
  await stepButton(cardIn(page, 'packing_up', id), 'upload_guide').click()
  const dialog = dialogOf(page, text('order.action.upload_guide'))
  await dialog.getByLabel(text('board.carrier')).selectOption('Coordinadora')
  await dialog.getByLabel(text('board.guide_number')).fill('999123456789')
  await dialog.getByLabel(text('board.guide_file')).setInputFiles(pictureNamed('guia.png'))
  await stepButton(dialog, 'upload_guide').click()
  await toast(page, 'Archivo de soporte de guía subido.').waitFor()
}

async function deliver(page: Page, id: number): Promise<void> {
  await stepButton(cardIn(page, 'file_guide_sale', id), 'delivered_to_customer').click()
  const dialog = dialogOf(page, text('order.action.delivered_to_customer'))
  await dialog.getByText(text('board.confirm_delivered', { id })).waitFor()
  await stepButton(dialog, 'delivered_to_customer').click()
  await toast(page, `Pedido #${id}: Guía entregada.`).waitFor()
}

/** The row of the notification panel about an order. */
const bellOf = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${text('notification.title')}`) })

async function newsOf(page: Page, id: number): Promise<Locator> {
  await bellOf(page).click()
  return dialogOf(page, text('notification.title')).getByRole('button', { name: new RegExp(`#${id}`) })
}

/** Orders sold today, as shown on the manager's page. */
async function soldToday(page: Page): Promise<number> {
  const card = page
    .locator('.ad-kpi')
    .filter({ has: page.getByText(text('reports.measure.orders'), { exact: true }) })
  return Number((await card.getByRole('definition').first().innerText()).replace(/\D/g, ''))
}

describe('one order', () => {
  it('goes from a client to delivery on everyone’s open pages, without a reload', async () => {
    const shop = await companyShop(stage.calls)
    await stockProduct(stage.calls, shop, 6, [38, 39, 40, 41], PRODUCT)
    await addClient(stage.calls, MEDELLIN, CLIENT)
    const assistantName = (await stage.calls.ok('dispatch_assistant', me)).data.data.displayName
    const head = (await stage.person('head_dispatch', '/dispatches')).page
    const accounting = (await stage.person('accounting_manager', '/dispatches')).page
    const assistant = (await stage.person('dispatch_assistant', '/dispatches')).page
    const seller = (await stage.person('online_seller', '/clients')).page
    const manager = (await stage.person('one', '/administrative')).page
    await stageOf(head, 'validating_payment').waitFor()
    const soldBefore = await soldToday(manager)

    const id = await sell(seller)
    await cardIn(head, 'validating_payment', id).waitFor()
    expect(await cardOf(assistant, id).count()).toBe(0)
    await expect.poll(() => soldToday(manager), PATIENT).toBe(soldBefore + 1)

    await validatePayment(accounting, id)
    await cardIn(head, 'validating_payment', id).getByText(text('board.chip_paid')).waitFor()
    await assign(head, id, assistantName)
    // Notified at once, on any page.
    await assistant.getByRole('status').getByText(`le asignó el pedido #${id}`).waitFor()

    await prepare(assistant, id)
    await cardIn(head, 'packing_up', id).waitFor()

    await send(head, id)
    await cardIn(accounting, 'file_guide_sale', id).getByText('999123456789').waitFor()
    await deliver(head, id)
    for (const page of [head, accounting, assistant]) await cardOf(page, id).waitFor({ state: 'detached' })

    const order = await stage.calls.ok('two', getOrder, { params: { id } })
    expect(order).toMatchObject({ state_id: 'delivered_customer', units: 3, total_balance: 0 })
    expect(order.attachments.map((file) => file.type).sort()).toEqual([
      ATTACHMENT_TYPES.guide,
      ATTACHMENT_TYPES.payment_support,
    ])
    const history = await stage.calls.ok('two', orderHistory, { params: { id } })
    expect(history.map((entry) => entry.step).reverse()).toEqual([
      'create',
      'check_out',
      'validate_payment',
      'assign_auxiliary',
      'get_ready',
      'pack',
      'upload_guide',
      'delivered_to_customer',
    ])
  })

  it('returns to its seller when the payment is rejected: shown in every window, and read in all when read in one', async () => {
    const shop = await companyShop(stage.calls)
    const seller = (await stage.person('online_seller', '/clients')).page
    const elsewhere = (await stage.person('online_seller', '/clients')).page
    // Existing notifications are counted at the bell; only new ones are shown as a message.
    for (const page of [seller, elsewhere])
      await bellOf(page).and(page.locator('[aria-busy="false"]')).waitFor()
    const { id } = await checkedOut(stage.calls, shop)
    const reason = 'El valor no coincide con el pedido'
    await step(stage.calls, 'accounting_manager', id, { step: 'reject_payment', reason })
    for (const page of [seller, elsewhere])
      await page.getByRole('status').getByText(`rechazó el pago del pedido #${id}`).waitFor()

    const there = await newsOf(elsewhere, id)
    await there.getByText(text('notification.unread')).waitFor()
    const here = await newsOf(seller, id)
    await here.getByText(reason).waitFor()
    await here.click()
    await seller.waitForURL(`**/sales/${id}`)
    await there.getByText(text('notification.unread')).waitFor({ state: 'detached' })
  })

  it('is cancelled from the toast of the wrong click that opened it', async () => {
    const client = 'Deportes La Sabana S.A.S.'
    await addClient(stage.calls, MEDELLIN, client)
    const { page } = await stage.person('online_seller', '/clients')
    const id = await startOnlineOrder(page, client)
    await toast(page, `Pre-orden creada con ID: ${id}`).waitFor()
    const created = page.locator('.ad-toast').filter({ hasText: `ID: ${id}` })
    await created.getByRole('button', { name: text('common.undo') }).click()
    await page.waitForURL('**/clients**')
    const order = await stage.calls.ok('online_seller', getOrder, { params: { id } })
    expect(order.state_id).toBe('cancelled')
  })
})
