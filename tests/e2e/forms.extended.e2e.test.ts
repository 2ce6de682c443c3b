import { getSettings } from '@deportivo/contracts/admin/settings'
import { listClients, updateClient } from '@deportivo/contracts/clients/clients'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { stageTitle } from '@deportivo/lifecycle/order/states'
import { anOrder, checkedOut, orderAt, present } from '@deportivo/testkit/order'
import { MEDELLIN, stockProduct } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cardIn, cardOf, dialogOf, stepButton } from './parts/board.ts'
import { choose } from './parts/input/choose.ts'
import { companyShop } from './parts/company.ts'
import { pictureNamed } from './parts/picture.ts'
import { openProduct, sizeField } from './parts/sale.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

describe('the form of a client', () => {
  it('refuses a wrong check digit on its field, finds a city by keys, and shows numbers in one format', async () => {
    const { page } = await stage.person('two', '/clients')
    await page.getByRole('button', { name: text('client.new') }).click()
    const dialog = dialogOf(page, text('client.new'))
    const field = (key: 'name' | 'document' | 'phone' | 'address') =>
      dialog.getByLabel(text(`client.${key}`), { exact: true })
    await field('name').fill('Deportes El Dígito S.A.S.')
    await dialog.getByLabel(text('client.person')).selectOption({ index: 2 })
    await field('document').fill('990.123.456-9')
    await field('phone').fill('+57 300 555  01 99')
    await dialog.getByText(text('field.nit'), { exact: true }).waitFor()
    expect(await field('document').getAttribute('aria-invalid')).toBe('true')
    const create = dialog.getByRole('button', { name: text('client.create') })
    const combobox = (key: 'department' | 'city') =>
      dialog.getByRole('combobox', { name: text(`client.${key}`) })
    await choose(page, combobox('department'), 'antioq', 'Antioquia')
    await choose(page, combobox('city'), 'medellin', 'Medellín')
    await field('address').fill('Cra. 43A # 1-50')
    expect(await create.isDisabled()).toBe(true)
    await field('document').fill('990123456-5')
    await dialog.getByText(text('field.nit'), { exact: true }).waitFor({ state: 'detached' })
    await create.click()
    await dialog.waitFor({ state: 'detached' })
    const row = page.getByRole('row').filter({ hasText: 'Deportes El Dígito' })
    await row.getByText('990.123.456-5', { exact: true }).waitFor()
    await row.getByText('300 555 0199', { exact: true }).waitFor()
    const [stored] = await stage.calls.ok('two', listClients, { query: { search: '9901234565' } })
    expect(stored).toMatchObject({
      identification_number: '9901234565',
      phone: '3005550199',
      city_id: MEDELLIN,
    })
  })

  it('asks before it is left half filled: by Esc, by Back, and a user’s by a link', async () => {
    const { page } = await stage.person('two', '/orders')
    await page.getByRole('heading', { level: 1, name: text('menu.orders') }).waitFor()
    const menu = page.getByRole('navigation', { name: text('menu.title') })
    await menu.getByRole('link', { name: text('menu.clients') }).click()
    const confirmation = dialogOf(page, text('unsaved.title'))
    const decide = async (key: 'stay' | 'discard') => {
      await confirmation.getByRole('button', { name: text(`unsaved.${key}`) }).click()
      await confirmation.waitFor({ state: 'detached' })
    }
    const form = dialogOf(page, text('client.new'))
    const name = form.getByLabel(text('client.name'), { exact: true })
    await page.getByRole('button', { name: text('client.new') }).click()
    await name.fill('A medias')
    await page.keyboard.press('Escape')
    await decide('stay')
    expect(await name.inputValue()).toBe('A medias')
    await page.goBack()
    await decide('stay')
    expect(await name.inputValue()).toBe('A medias')
    expect(new URL(page.url()).pathname).toBe('/clients')
    await name.focus()
    await page.keyboard.press('Escape')
    await decide('discard')
    await form.waitFor({ state: 'detached' })

    await page.goto('/users/new')
    await page.getByLabel(text('people.name'), { exact: true }).fill('A medias')
    await menu.getByRole('link', { name: text('menu.clients') }).click()
    await decide('stay')
    expect(new URL(page.url()).pathname).toBe('/users/new')
    await menu.getByRole('link', { name: text('menu.clients') }).click()
    await decide('discard')
    await page.waitForURL('**/clients')
  })
})

it('an address without a number is the page of what does not exist, and asks the server for no user', async () => {
  const { page } = await stage.person('two', '/clients')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/users/me', '/sales/abc', '/clients/x1/history']) {
    await page.goto(path)
    await page.getByText(text('not_found.title'), { exact: true }).waitFor()
  }
  expect(asked.filter((path) => /NaN|\/(me|abc|x1)$/.test(path) && path.startsWith('/api/v1/user/'))).toEqual(
    [],
  )
})

it('Ctrl+Enter adds from anywhere in the sizes, short ones are named, and three digits move no column', async () => {
  const name = 'Formulario 400'
  const shop = await companyShop(stage.calls)
  await stockProduct(stage.calls, shop, 3, [38, 39, 40, 41], name)
  const { id, client_id } = await anOrder(stage.calls, shop)
  const { page } = await stage.person('online_seller', `/sales/${id}/${client_id}`)
  await openProduct(page, name)
  const dialog = dialogOf(page, text('product.add_title'))
  await dialog.getByRole('button', { name: text('product.half_run') }).click()
  await page.keyboard.press('Control+Enter')
  await dialog.waitFor({ state: 'detached' })
  const units = async () => (await present(stage.calls, id)).units
  await expect.poll(units, PATIENT).toBe(1 + 4)

  await openProduct(page, name)
  const columns = () =>
    dialog
      .getByRole('columnheader')
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)))
  const before = await columns()
  await sizeField(page, '40').first().fill('100')
  expect(await columns()).toEqual(before)
  const short = dialog.getByRole('status').filter({ hasText: text('product.too_many') })
  await short.getByText(/, talla 40: escribió 100, hay 2\./).waitFor()
  await short.getByRole('button', { name: text('product.add_available') }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(units, PATIENT).toBe(1 + 4 + 2)
})

it('the target of a stage is typed and shown as hours', async () => {
  const { page } = await stage.person('two', '/settings')
  const section = page.getByRole('region', { name: text('settings.targets') })
  const target = section.getByLabel(text(stageTitle('packing_up')), { exact: true })
  await target.fill('pronto')
  await section.getByText(text('setting.bad_duration')).waitFor()
  await target.fill('4 h')
  await section.getByRole('button', { name: text('common.save') }).click()
  await expect
    .poll(async () => (await stage.calls.ok('two', getSettings)).stage_targets.packing_up, PATIENT)
    .toBe(240)
  await page.reload()
  await expect.poll(() => target.inputValue(), PATIENT).toBe('4 h')
})

it('a carrier that is not in the list is typed only after “Otra…”', async () => {
  const shop = await companyShop(stage.calls)
  const { id } = await orderAt(stage.calls, shop, 'packing_up', { city_id: MEDELLIN })
  const { page } = await stage.person('head_dispatch', '/dispatches')
  await stepButton(cardIn(page, 'packing_up', id), 'upload_guide').click()
  const dialog = dialogOf(page, text('order.action.upload_guide'))
  const other = dialog.getByLabel(text('board.carrier_name'))
  await dialog.getByLabel(text('board.carrier'), { exact: true }).waitFor()
  expect(await other.count()).toBe(0)
  await dialog.getByLabel(text('board.carrier'), { exact: true }).selectOption(text('board.carrier_other'))
  await other.and(page.locator(':focus')).waitFor()
  await page.keyboard.type('Mensajería del Sur')
  await dialog.getByLabel(text('board.guide_number')).fill('S-77')
  // Refused before it is sent, then by the server: once, and another one is offered.
  await dialog.getByLabel(text('board.guide_file')).setInputFiles(fileNamed('guia.exe'))
  await dialog.getByLabel(text('upload.another')).setInputFiles(fileNamed('guia.png'))
  await stepButton(dialog, 'upload_guide').click()
  await dialog.getByRole('alert').first().waitFor()
  expect(await dialog.getByRole('alert').count()).toBe(1)
  await dialog.getByLabel(text('upload.another')).setInputFiles(pictureNamed('guia.png'))
  await stepButton(dialog, 'upload_guide').click()
  await cardIn(page, 'file_guide_sale', id).waitFor()
  expect((await present(stage.calls, id)).carrier).toBe('Mensajería del Sur')
})

/** No picture, whatever its name is. */
function fileNamed(name: string) {
  return { name, mimeType: 'image/png', buffer: Buffer.from('no es una imagen') }
}

describe('an order without the proof of its payment', () => {
  it('leads who may add it to its files, where a refused file is replaced and a lost one sent again', async () => {
    const { id } = await checkedOut(stage.calls, await companyShop(stage.calls))
    const { page } = await stage.person('accounting_manager', '/dispatches')
    await cardOf(page, id).getByText(text('board.chip_no_support')).waitFor()
    await cardOf(page, id)
      .getByRole('button', { name: text('board.add_support') })
      .click()
    const drawer = dialogOf(page)
    const button = (key: 'upload.another' | 'common.retry') => drawer.getByRole('button', { name: text(key) })
    await drawer.getByLabel(text('upload.add_support')).setInputFiles(fileNamed('falso.png'))
    await button('upload.another').waitFor()
    expect(await button('common.retry').count()).toBe(0)

    const upload = `**/api/v1/sale/${id}/files`
    await page.route(upload, (route) => route.abort('connectionreset'))
    await drawer.getByLabel(text('upload.another')).setInputFiles(pictureNamed('soporte.png'))
    await button('common.retry').waitFor()
    expect(await button('upload.another').count()).toBe(0)
    await page.unroute(upload)
    await button('common.retry').click()
    await expect
      .poll(async () => (await present(stage.calls, id)).attachments.map(({ type }) => type), PATIENT)
      .toEqual([ATTACHMENT_TYPES.payment_support])
  })

  it('is requested from its seller by users who may not add it', async () => {
    const { id } = await checkedOut(stage.calls, await companyShop(stage.calls))
    const seller = (await stage.person('online_seller', '/clients')).page
    const bell = seller.getByRole('button', { name: new RegExp(`^${text('notification.title')}`) })
    await bell.and(seller.locator('[aria-busy="false"]')).waitFor()
    const { page } = await stage.person('winery_manager', '/dispatches')
    const card = cardOf(page, id)
    await stepButton(card, 'request_support').waitFor()
    expect(await card.getByRole('button', { name: text('board.add_support') }).count()).toBe(0)
    await stepButton(card, 'request_support').click()
    await seller.getByRole('status').getByText(`pide el soporte de pago del pedido #${id}`).waitFor()
  })
})

const firstRow = (page: Page) => page.getByRole('row').nth(1)

/** Opens a cell of the first row by its pencil; returns the cell and its input. */
async function openCell(page: Page, column: TextKey, row: string) {
  const cell = firstRow(page).locator(`td[data-label="${text(column)}"]`)
  await cell.getByRole('button', { name: text('list.edit_cell', { column: text(column), row }) }).click()
  return { cell, input: cell.getByRole('textbox').or(cell.getByRole('combobox')) }
}

/** Undoes in its message what was changed in a cell, which shows again what it had. */
async function expectUndone(page: Page, cell: Locator, before: string): Promise<void> {
  const message = page.getByRole('status')
  await message
    .getByRole('button', { name: text('common.undo') })
    .last()
    .click()
  await cell.getByText(before, { exact: true }).waitFor()
  await message.getByText(text('list.undone')).last().waitFor()
}

it('an e-mail, a price code and the notes of an order are edited in their cells, and undone', async () => {
  const { page } = await stage.person('two', '/clients')
  await firstRow(page).getByRole('link').waitFor()
  const [client] = await stage.calls.ok('two', listClients, { query: { top: 1 } })
  if (!client) throw new Error('The company has no clients')
  const before = 'ventas@tienda-de-antes.example'
  const body = { email: before }
  await stage.calls.ok('two', updateClient, { params: { id: client.id }, body })
  await page.reload()
  const mail = await openCell(page, 'client.email', client.name)
  await mail.input.fill('ventas')
  await mail.input.press('Enter')
  await page
    .getByRole('alert')
    .filter({ hasText: text('field.email') })
    .waitFor()
  await mail.input.fill('compras@tienda-de-hoy.example')
  await mail.input.press('Enter')
  await mail.cell.getByText('compras@tienda-de-hoy.example').waitFor()
  await expectUndone(page, mail.cell, before)

  const code = firstRow(page).locator(`td[data-label="${text('product.price_code')}"]`)
  const had = (await code.innerText()).trim()
  const { input } = await openCell(page, 'product.price_code', client.name)
  const names = await input.getByRole('option').allTextContents()
  const other = names.find((name) => name !== had && name !== text('common.none')) ?? ''
  await input.selectOption({ label: other })
  await input.press('Enter')
  await code.getByText(other, { exact: true }).waitFor()
  await expectUndone(page, code, had)

  await page.goto('/orders')
  await firstRow(page).getByRole('link').waitFor()
  const heading = page.getByRole('columnheader', { name: text('sale.observation') })
  expect(await heading.count()).toBe(0)
  await page.getByRole('button', { name: text('list.columns') }).click()
  await page.getByRole('checkbox', { name: text('sale.observation') }).check({ force: true })
  await heading.waitFor()
  await page.keyboard.press('Escape')
  const number = /#\d+/.exec(await firstRow(page).innerText())?.[0] ?? ''
  const notes = await openCell(page, 'sale.observation', number)
  await notes.input.fill('Llamar antes de salir')
  await notes.input.press('Enter')
  await notes.cell.getByText('Llamar antes de salir').waitFor()
  await expectUndone(page, notes.cell, text('common.none'))
  await page.getByRole('button', { name: text('list.columns') }).click()
  await page.getByRole('button', { name: text('list.columns_reset'), exact: true }).click()
  await heading.waitFor({ state: 'detached' })
})

it('cells have no pencil for users who may not change them', async () => {
  const { page } = await stage.person('one', '/clients')
  const pencils = page.getByRole('button', { name: /^Editar / })
  for (const path of ['/clients', '/orders', '/users/all', '/products']) {
    await page.goto(path)
    await firstRow(page).getByRole('link').first().waitFor()
    expect([path, await pencils.count()]).toEqual([path, 0])
    await firstRow(page).focus()
    await page.keyboard.press('F2')
    expect(await page.getByRole('row').getByRole('textbox').count()).toBe(0)
  }
})
