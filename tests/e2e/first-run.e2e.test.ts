import { startProduct, type Product } from '@deportivo/testkit/product'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dialogOf, stepButton, toast } from './parts/board.ts'
import { openBrowser } from './parts/browser.ts'
import { expectFits } from './parts/fits.ts'
import { addToOrder, openProduct, startLocalOrder, typePairs } from './parts/sale.ts'
import { enterAs, PATIENT, visit, type Screen, type Visitor } from './parts/visitor.ts'

const OWNER = 'duena@tienda.co'
const SELLER = 'valentina@tienda.co'
const PASSWORD = 'zapatos-de-primera-77'
const PRODUCT = 'Andes Volcán negro'
const CLIENT = 'Carlos Mejía'

let product: Product
let browser: Browser
beforeAll(async () => {
  const settings = { ADMIN_EMAIL: OWNER, ADMIN_PASSWORD: PASSWORD }
  ;[product, browser] = await Promise.all([
    startProduct({ topology: 'embedded', password: PASSWORD, settings, args: ['--no-demo'] }),
    openBrowser(),
  ])
})
afterAll(async () => {
  await browser.close()
  await product.stop()
})

const open = (screen: Screen): Promise<Visitor> => visit(browser, product.address, { screen })
const button = (place: Page | Locator, key: TextKey) =>
  place.getByRole('button', { name: text(key), exact: true })
const choose = (place: Page | Locator, key: TextKey, label: string) =>
  place.getByLabel(text(key), { exact: true }).selectOption({ label })

/** The strip above the pages where something is entered: it leads to the next step. */
const nextStep = (page: Page) => page.getByRole('complementary', { name: text('first_steps.title') })
const follow = async (page: Page, step: TextKey): Promise<void> => {
  await nextStep(page)
    .getByRole('link', { name: text(step), exact: true })
    .click()
}

/** A row of a list, whose page is open; the next step follows by itself. */
async function addRow(page: Page, newRow: TextKey, fill: (dialog: Locator) => Promise<unknown>) {
  await button(page, newRow).click()
  const dialog = dialogOf(page)
  await fill(dialog)
  await button(dialog, 'catalogue.create').click()
  await dialog.waitFor({ state: 'detached' })
}
const named = (name: string) => (dialog: Locator) =>
  dialog.getByLabel(text('catalogue.field.name')).fill(name)

async function fillLists(page: Page): Promise<void> {
  const list = page.getByRole('region', { name: text('first_steps.title') })
  await list.getByText(text('first_steps.progress', { done: 1, total: 12 })).waitFor()
  await list.getByRole('link', { name: text('first_steps.stores') }).click()
  await addRow(page, 'catalogue.new.store', async (dialog) => {
    await named('Tienda Centro')(dialog)
    await choose(dialog, 'catalogue.field.type', text('catalogue.option.national'))
  })
  await follow(page, 'first_steps.categories')
  await addRow(page, 'catalogue.new.category', async (dialog) => {
    await named('Tenis')(dialog)
    for (const size of ['38', '39', '40']) await dialog.getByText(size, { exact: true }).first().click()
  })
  await follow(page, 'first_steps.subcategories')
  await addRow(page, 'catalogue.new.subcategory', async (dialog) => {
    await named('Running')(dialog)
    await choose(dialog, 'catalogue.field.category_id', 'Tenis')
  })
  await follow(page, 'first_steps.brands')
  await addRow(page, 'catalogue.new.brand', named('Andes'))
  await follow(page, 'first_steps.references')
  await addRow(page, 'catalogue.new.reference', async (dialog) => {
    await named('Volcán 1')(dialog)
    await choose(dialog, 'catalogue.field.brand_id', 'Andes')
  })
  await follow(page, 'first_steps.colors')
  await addRow(page, 'catalogue.new.color', named('Negro'))
}

async function addSeller(page: Page): Promise<void> {
  await follow(page, 'first_steps.people')
  await page.getByLabel(text('people.name'), { exact: true }).fill('Valentina Ríos')
  expect(await page.getByText(text('field.min_items', { limit: 1 })).count()).toBe(0)
  await page.getByLabel(text('people.email')).fill(SELLER)
  await page.getByLabel(text('people.password'), { exact: true }).fill(PASSWORD)
  await page.getByLabel(text('people.password_confirmation')).fill(PASSWORD)
  await page.getByText(text('profile.local_seller'), { exact: true }).click()
  await page.getByText('Público', { exact: true }).click()
  await button(page, 'people.create').click()
  await page.waitForURL(/\/users\/\d+/)
}

async function addProduct(page: Page): Promise<void> {
  await follow(page, 'first_steps.products')
  await page.getByLabel(text('product.name'), { exact: true }).fill(PRODUCT)
  await choose(page, 'products.category', 'Tenis')
  await choose(page, 'products.subcategory', 'Running')
  await choose(page, 'products.brand', 'Andes')
  await choose(page, 'products.reference', 'Volcán 1')
  await choose(page, 'products.color', 'Negro')
  await page.getByLabel('Público', { exact: true }).fill('189900')
  await page.getByLabel(text('product.minimal_price')).fill('150000')
  await button(page, 'product.create').click()
  await button(page, 'product.enter_stock').first().click()
  await page.waitForURL(/\/products\/\d+\/detail/)
  const dialog = dialogOf(page)
  for (const size of ['38', '39'])
    await dialog.getByLabel(text('count.counted_of', { name: `${PRODUCT} ${size}` })).fill('3')
  await button(dialog, 'common.save').click()
  await page.getByRole('rowheader', { name: 'Tienda Centro' }).waitFor()
}

async function openRegister(page: Page): Promise<void> {
  await follow(page, 'first_steps.cashiers')
  await addRow(page, 'catalogue.new.cashier', async (dialog) => {
    await named('Caja 1')(dialog)
    await choose(dialog, 'catalogue.field.store_id', 'Tienda Centro')
  })
  await follow(page, 'first_steps.shift')
  await page.getByLabel(text('checkout.base_amount')).fill('50000')
  await button(page, 'checkout.open_cashier').click()
  await nextStep(page).waitFor({ state: 'detached' })
}

async function addClient(page: Page): Promise<void> {
  await button(page, 'client.new').click()
  const dialog = dialogOf(page)
  await dialog.getByLabel(text('client.name'), { exact: true }).fill(CLIENT)
  await dialog.getByLabel(text('client.document')).fill('1020304050')
  await dialog.getByLabel(text('client.phone')).fill('3005550199')
  for (const [key, place] of [
    ['client.department', 'Antioquia'],
    ['client.city', 'Medellín'],
  ] as const) {
    const field = dialog.getByRole('combobox', { name: text(key) })
    await expect.poll(() => field.isEnabled(), PATIENT).toBe(true)
    await field.fill(place)
    await page.getByRole('option', { name: place, exact: true }).first().waitFor()
    await field.press('Enter')
  }
  await dialog.getByLabel(text('client.address')).fill('Calle 10 # 5-20')
  await button(dialog, 'client.create').click()
  await page.getByText(CLIENT).first().waitFor()
}

it('an empty installation is filled on a desktop, step by step, and sells its first pair on a phone', async () => {
  const owner = await open('desktop')
  await enterAs(owner, OWNER, PASSWORD, '/users/all')
  await fillLists(owner.page)
  await addSeller(owner.page)
  await addProduct(owner.page)

  const seller = await open('phone')
  await enterAs(seller, SELLER, PASSWORD, '/clients')
  const { page } = seller
  await addClient(page)
  const id = await startLocalOrder(page, CLIENT)
  await openProduct(page, PRODUCT)
  await typePairs(page, { 38: 1 })
  await addToOrder(page)
  await stepButton(page, 'check_out').click()
  await page.waitForURL(/\/checkout\/\d+\/\d+\/sales-storage/)
  await page.getByText(text('checkout.ask_for_cashier')).waitFor()
  await expectFits(page, 'checkout without a register')

  await openRegister(owner.page)
  await page.reload()
  await choose(page, 'checkout.cashier', 'Caja 1')
  await button(page, 'checkout.all_cash').click()
  await stepButton(page, 'check_out').click()
  await toast(page, text('order.step.check_out')).waitFor()

  await owner.page.goto(`/sales/${id}`)
  await owner.page.getByText(text('order.state.sold_local')).first().waitFor()
  await owner.page.goto('/users/all')
  await owner.page.getByRole('row').filter({ hasText: SELLER }).waitFor()
  expect(await owner.page.getByRole('heading', { name: text('first_steps.title') }).count()).toBe(0)
  await seller.leave()
  await owner.leave()
})
