import { FIRST_STEPS } from '@deportivo/contracts/catalogue/first-steps'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Locator, Page } from 'playwright-core'
import { it } from 'vitest'
import { dialogOf, stepButton, toast } from './parts/board.ts'
import { choose, pick } from './parts/input/choose.ts'
import { addToOrder, openProduct, startLocalOrder, typePairs } from './parts/sale.ts'
import { openStage, OWNER } from './parts/stage.ts'

const stage = openStage({ isEmpty: true })

const PRODUCT = 'Páramo negro'
const CLIENT = 'Deportes El Primero S.A.S.'
const PRICE = '189900'

const button = (place: Page | Locator, key: TextKey) =>
  place.getByRole('button', { name: text(key), exact: true })

/** How many steps the list on top of each page counts as done. */
const expectDone = (page: Page, done: number) =>
  page
    .getByText(text('first_steps.progress', { done, total: FIRST_STEPS.length }), { exact: false })
    .first()
    .waitFor()

interface Row {
  list: string
  subject: 'store' | 'category' | 'subcategory' | 'brand' | 'reference' | 'color' | 'cashier'
  name: string
  fill?: (dialog: Locator) => Promise<unknown>
}

/** Enters a row of a list, and waits until it counts as done. */
async function enter(page: Page, { list, subject, name, fill }: Row, done: number): Promise<void> {
  await page.goto(`/${list}/list`)
  await button(page, `catalogue.new.${subject}`).first().click()
  const dialog = dialogOf(page)
  await dialog.getByLabel(text('catalogue.field.name')).fill(name)
  await fill?.(dialog)
  await button(dialog, 'catalogue.create').click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('row').filter({ hasText: name }).waitFor()
  await expectDone(page, done)
}

const select = (field: TextKey, label: string) => (dialog: Locator) =>
  pick(dialog.page(), dialog.getByLabel(text(field)), label)

const LISTS: readonly Row[] = [
  {
    list: 'stores',
    subject: 'store',
    name: 'Tienda Centro',
    fill: (dialog) => dialog.getByLabel(text('catalogue.field.type')).selectOption('national'),
  },
  {
    list: 'categories',
    subject: 'category',
    name: 'Tenis',
    async fill(dialog) {
      for (const size of ['38', '39']) await dialog.getByRole('button', { name: size, exact: true }).click()
    },
  },
  {
    list: 'subcategories',
    subject: 'subcategory',
    name: 'Running',
    fill: select('catalogue.field.category_id', 'Tenis'),
  },
  { list: 'brands', subject: 'brand', name: 'Kumbre' },
  {
    list: 'references',
    subject: 'reference',
    name: 'KUM-1',
    fill: select('catalogue.field.brand_id', 'Kumbre'),
  },
  { list: 'colors', subject: 'color', name: 'Negro' },
]

async function hire(page: Page): Promise<void> {
  await page.goto('/users/new')
  await page.getByLabel(text('people.name'), { exact: true }).fill('Rosalba Pinzón')
  await page.getByLabel(text('people.email')).fill('rosalba@tienda.co')
  for (const field of await page.locator('input[type="password"]').all()) await field.fill('girasol-de-mayo')
  await page.getByLabel(text('profile.local_seller'), { exact: true }).locator('..').click()
  await button(page, 'people.create').click()
  await page.waitForURL((url) => !url.pathname.endsWith('/new'))
}

async function enterProduct(page: Page): Promise<void> {
  await page.goto('/products/new')
  await page.getByLabel(text('product.name')).first().fill(PRODUCT)
  for (const key of ['category', 'subcategory', 'brand', 'reference', 'color'] as const) {
    await pick(page, page.getByRole('combobox', { name: text(`products.${key}`), exact: true }), 1)
  }
  await page.getByLabel(text('code.four')).first().fill(PRICE)
  await page.getByLabel(text('product.minimal_price')).first().fill('150000')
  await button(page, 'product.create').click()
  await toast(page, text('product.created')).waitFor()
}

async function enterStock(page: Page): Promise<void> {
  await page.goto('/products')
  await page.getByRole('link', { name: PRODUCT }).first().click()
  await button(page, 'product.enter_stock').click()
  const dialog = dialogOf(page, text('product.enter_stock_of', { name: PRODUCT }))
  for (const size of ['38', '39'])
    await dialog.getByLabel(text('count.counted_of', { name: `${PRODUCT} ${size}` })).fill('4')
  await button(dialog, 'common.save').click()
  await dialog.waitFor({ state: 'detached' })
}

async function enterClient(page: Page): Promise<void> {
  await page.goto('/clients')
  await button(page, 'client.new').first().click()
  const dialog = dialogOf(page, text('client.new'))
  await dialog.getByLabel(text('client.name'), { exact: true }).fill(CLIENT)
  await dialog.getByLabel(text('client.person')).selectOption({ index: 2 })
  await dialog.getByLabel(text('client.document'), { exact: true }).fill('990123456-5')
  await dialog.getByLabel(text('client.phone'), { exact: true }).fill('300 555 0199')
  const place = (key: 'department' | 'city') => dialog.getByRole('combobox', { name: text(`client.${key}`) })
  await choose(page, place('department'), 'antioq', 'Antioquia')
  await choose(page, place('city'), 'medellin', 'Medellín')
  await dialog.getByLabel(text('client.address'), { exact: true }).fill('Cra. 43A # 1-50')
  await button(dialog, 'client.create').click()
  await dialog.waitFor({ state: 'detached' })
}

/** From the client to the payment in cash, in a register that is opened on the way. */
async function sell(page: Page): Promise<void> {
  await page.goto('/share_products')
  const id = await startLocalOrder(page, CLIENT)
  await toast(page, `Pre-orden creada con ID: ${id}`).waitFor()
  await openProduct(page, PRODUCT)
  await typePairs(page, { 38: 1 })
  await addToOrder(page)
  await page.getByRole('button', { name: /^Pedido · 1 par/ }).click()
  await stepButton(page, 'check_out').click()
  await page.waitForURL(/\/checkout\/\d+\/\d+\/sales-storage/)
  await page.getByLabel(text('checkout.cashier'), { exact: true }).selectOption({ index: 1 })
  await page.getByLabel(text('checkout.base_amount')).fill('50000')
  await button(page, 'checkout.open_cashier').click()
  await toast(page, text('cashier.opened')).waitFor()
  await page.getByLabel(text('checkout.cash'), { exact: true }).fill(PRICE)
  await stepButton(page, 'check_out').click()
  await toast(page, 'Se completó tu venta').waitFor()
}

it(
  'an owner fills an empty installation on a phone to its first sale, led from step to step',
  { timeout: 300_000 },
  async () => {
    const { page } = await stage.owner('/users/all', 'phone')
    const firstSteps = page.getByRole('region', { name: text('first_steps.title') })
    await firstSteps.waitFor()
    await expectDone(page, 1)
    for (const [index, row] of LISTS.entries()) await enter(page, row, index + 2)
    await hire(page)
    await enterProduct(page)
    await enterStock(page)
    const register: Row = {
      list: 'cashiers',
      subject: 'cashier',
      name: 'Caja 1',
      fill: select('catalogue.field.store_id', 'Tienda Centro'),
    }
    await enter(page, register, FIRST_STEPS.length - 1)
    await page.goto('/users/all')
    await firstSteps.waitFor()
    await enterClient(page)
    await sell(page)
    await page.goto('/users/all')
    await page.getByText(OWNER.email).filter({ visible: true }).first().waitFor()
    await firstSteps.waitFor({ state: 'detached' })
  },
)
