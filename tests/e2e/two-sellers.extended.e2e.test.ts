import { me } from '@deportivo/contracts/auth/sign-in'
import { createClient, getClient } from '@deportivo/contracts/clients/clients'
import { getOrder } from '@deportivo/contracts/orders/orders'
import { anOrder } from '@deportivo/testkit/order'
import { BOGOTA, PRICE, stockProduct } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf, stepButton, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { expectFits } from './parts/fit/fits.ts'
import { addToOrder, openProduct, sizeField, typePairs } from './parts/sale.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

const DESK = 'online_seller'
const PHONE = 'online_seller_admin'
const ADDED = 'Producto agregado a la pre-orden correctamente'
const CASH_ON_DELIVERY = text('payment.method.7')

const nameOf = async (who: typeof DESK | typeof PHONE) =>
  (await stage.calls.ok(who, me)).data.data.displayName

const summary = (page: Page) => page.getByRole('complementary', { name: text('sale.summary') })

/** The reason for a refusal: who changed the order meanwhile. */
const changedBy = (place: Page | Locator, name: string) =>
  place.getByText(new RegExp(`El pedido cambió mientras usted lo veía: ${name} lo cambió a las`))

/** A phone shows the products or the order. */
async function showOnPhone(page: Page, which: 'products' | 'order'): Promise<void> {
  const name = which === 'products' ? new RegExp(`^${text('sale.products')}$`) : /^Pedido · /
  await page.getByRole('button', { name }).click()
}

type Opens = 'common.edit' | 'sale.client_record'

/** Opens the client's data, as they stand in the order or in the record of the client. */
async function openClient(page: Page, opens: Opens): Promise<Locator> {
  await summary(page)
    .getByRole('button', { name: text(opens), exact: true })
    .first()
    .click()
  return dialogOf(page)
}

async function changeClient(
  page: Page,
  opens: Opens,
  [label, value]: [label: string, value: string],
): Promise<Locator> {
  const dialog = await openClient(page, opens)
  await dialog.getByLabel(label, { exact: true }).fill(value)
  return dialog
}

const save = (dialog: Locator) =>
  dialog.getByRole('button', { name: text('common.save'), exact: true }).click()

/** A client of the seller at the desk. */
const aClient = (name: string, identification_number: string) =>
  stage.calls.ok(DESK, createClient, {
    body: {
      name,
      identification_number,
      phone: '3005550150',
      address: 'Cl. 10 # 48-20',
      city_id: BOGOTA,
      type_of_person: 1,
      type_of_client: 1,
    },
  })

interface StoredLine {
  order_id: number
  size_id: number
  quantity: number
}

const linesOf = (client: number) =>
  stage.rows<StoredLine>(
    `select o.id as order_id, l.size_id, l.quantity from orders.orders o
     join orders.order_lines l on l.order_id = o.id where o.client_id = $1 order by l.id`,
    [client],
  )

it('one order in two browsers: each reads what the other changed, and nothing is lost or doubled', async () => {
  const product = 'Doble 500'
  const shop = await companyShop(stage.calls)
  const product_id = await stockProduct(stage.calls, shop, 9, [38, 39, 40], product)
  const client = await aClient('Dos Vendedores S.A.S.', '52900551')
  const first = { client_id: client.id, product_id }
  const { id } = await anOrder(stage.calls, shop, first)
  const [seller, leader] = [await nameOf(DESK), await nameOf(PHONE)]
  const path = `/sales/${id}/${client.id}`
  const desk = (await stage.person(DESK, path)).page
  const phone = (await stage.person(PHONE, path, 'phone')).page
  await phone.getByRole('button', { name: /^Pedido · 1 par/ }).waitFor()

  const delivery = await changeClient(desk, 'common.edit', [text('checkout.phone'), '3005550151'])
  await save(delivery)
  await delivery.waitFor({ state: 'detached' })
  await openProduct(phone, product)
  await typePairs(phone, { 39: 2 })
  await addToOrder(phone)
  await changedBy(phone.getByRole('alert'), seller).waitFor()
  await expectFits(phone, 'a line that is refused since the order changed')
  expect(await sizeField(phone, '39').first().inputValue()).toBe('2')
  await addToOrder(phone)
  await toast(phone, ADDED).waitFor()
  await showOnPhone(phone, 'order')
  await summary(phone).getByText('300 555 0151').waitFor()

  await stepButton(summary(desk), 'check_out').click()
  await desk.waitForURL(/\/checkout\//)
  await desk.getByLabel(text('checkout.method')).selectOption({ label: CASH_ON_DELIVERY })
  await summary(desk).getByText('3 pares').first().waitFor()
  const other = await changeClient(phone, 'common.edit', [text('checkout.phone'), '3005550152'])
  await save(other)
  await other.waitFor({ state: 'detached' })
  await showOnPhone(phone, 'products')
  await openProduct(phone, product)
  await typePairs(phone, { 38: 1 })
  await addToOrder(phone)
  await phone.getByRole('button', { name: /^Pedido · 4 pares/ }).waitFor()

  await stepButton(desk, 'check_out').click()
  await changedBy(desk, leader).waitFor()
  await summary(desk).getByText('4 pares').first().waitFor()
  await expectFits(desk, 'a checkout that is refused since the order changed')
  expect(await desk.getByLabel(text('checkout.phone')).inputValue()).toBe('300 555 0152')
  await stepButton(desk, 'check_out').click()
  await toast(desk, 'Se completó tu venta').waitFor()

  await openProduct(phone, product)
  await typePairs(phone, { 40: 1 })
  await addToOrder(phone)
  const state = text('order.state.validating_payment')
  await toast(phone, text('board.moved_by', { id, by: seller, state })).waitFor()
  await phone.getByText(`«${state}»`).first().waitFor()

  expect(await stage.calls.ok('two', getOrder, { params: { id } })).toMatchObject({
    state_id: 'validating_payment',
    phone: '3005550152',
    units: 4,
    total_value: 4 * PRICE,
  })
  expect(await linesOf(client.id)).toEqual([
    { order_id: id, size_id: 40, quantity: 1 },
    { order_id: id, size_id: 39, quantity: 2 },
    { order_id: id, size_id: 38, quantity: 1 },
  ])
})

it('two orders of one client in two browsers: the record is changed twice, and both orders are right', async () => {
  const product = 'Doble 600'
  const shop = await companyShop(stage.calls)
  const product_id = await stockProduct(stage.calls, shop, 9, [38, 39, 40], product)
  const client = await aClient('Dos Pedidos S.A.S.', '52900561')
  const wanted = { client_id: client.id, product_id }
  const mine = await anOrder(stage.calls, shop, wanted)
  const theirs = await anOrder(stage.calls, shop, { ...wanted, seller: PHONE })
  const desk = (await stage.person(DESK, `/sales/${mine.id}/${client.id}`)).page
  const phone = (await stage.person(PHONE, `/sales/${theirs.id}/${client.id}`, 'phone')).page
  await showOnPhone(phone, 'order')

  const typed: [string, string] = [text('client.address'), 'Cra. 70 # 1-20']
  const onPhone = await changeClient(phone, 'sale.client_record', typed)
  const onDesk = await changeClient(desk, 'sale.client_record', [text('client.phone'), '3005550161'])
  await save(onDesk)
  await onDesk.waitFor({ state: 'detached' })
  await save(onPhone)
  const notice = onPhone.getByRole('alert').filter({ hasText: await nameOf(DESK) })
  await notice.getByText(typed[1], { exact: false }).waitFor()
  await notice.getByText('300 555 0161').waitFor()
  await expectFits(phone, 'a client whose record changed meanwhile')
  await notice.getByRole('button', { name: text('people.stale_show') }).click()
  await onPhone.getByLabel(typed[0], { exact: true }).fill(typed[1])
  await save(onPhone)
  await onPhone.waitFor({ state: 'detached' })
  // Opened again at the desk, the record has what was changed on the phone.
  const again = await openClient(desk, 'sale.client_record')
  await expect.poll(() => again.getByLabel(typed[0], { exact: true }).inputValue(), PATIENT).toBe(typed[1])
  await desk.keyboard.press('Escape')
  await again.waitFor({ state: 'detached' })

  await openProduct(desk, product)
  await typePairs(desk, { 39: 2 })
  await stepButton(summary(phone), 'check_out').click()
  await phone.waitForURL(/\/checkout\//)
  await phone.getByLabel(text('checkout.method')).selectOption({ label: CASH_ON_DELIVERY })
  await Promise.all([addToOrder(desk), stepButton(phone, 'check_out').click()])
  await toast(desk, ADDED).waitFor()
  await toast(phone, 'Se completó tu venta').waitFor()

  expect(await stage.calls.ok('two', getClient, { params: { id: client.id } })).toMatchObject({
    phone: '3005550161',
    address: typed[1],
  })
  const present = (id: number) => stage.calls.ok('two', getOrder, { params: { id } })
  expect(await present(mine.id)).toMatchObject({ state_id: 'pre_orden', units: 3 })
  expect(await present(theirs.id)).toMatchObject({
    state_id: 'validating_payment',
    units: 1,
    // An order has what it took over from the client when it was begun.
    phone: '3005550150',
  })
  expect(await linesOf(client.id)).toEqual([
    { order_id: mine.id, size_id: 40, quantity: 1 },
    { order_id: theirs.id, size_id: 40, quantity: 1 },
    { order_id: mine.id, size_id: 39, quantity: 2 },
  ])
})
