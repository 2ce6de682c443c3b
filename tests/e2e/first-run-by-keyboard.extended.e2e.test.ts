import { FIRST_STEPS } from '@deportivo/contracts/catalogue/first-steps'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf, toast } from './parts/board.ts'
import { arrived, takeFirst } from './parts/input/choose.ts'
import { openSizes, payInCash } from './parts/input/keyboard-sale.ts'
import { goByPalette, press, tabTo } from './parts/input/keyboard.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage({ isEmpty: true })

const PRODUCT = 'Páramo negro'
const CLIENT = 'Deportes El Primero S.A.S.'

const expectDone = (page: Page, done: number) =>
  page
    .getByText(text('first_steps.progress', { done, total: FIRST_STEPS.length }), { exact: false })
    .first()
    .waitFor()

async function type(page: Page, field: TextKey, typed: string): Promise<void> {
  await tabTo(page, text(field))
  await page.keyboard.type(typed)
}

/** Takes the first entry of a select, once there is one. */
async function takeFirstOf(page: Page, field: TextKey): Promise<void> {
  // A list has filters of the same names as the dialog over it.
  const fields = (await dialogOf(page).count()) > 0 ? dialogOf(page) : page.getByRole('main')
  const select = fields.getByRole('combobox', { name: text(field), exact: true }).first()
  await arrived(select)
  await tabTo(page, text(field))
  await takeFirst(page, select)
}

async function goTo(page: Page, menu: TextKey): Promise<void> {
  await goByPalette(page, text(menu))
  await page.getByRole('heading', { level: 1, name: text(menu) }).waitFor()
}

interface Row {
  list: TextKey
  subject: 'store' | 'category' | 'subcategory' | 'brand' | 'reference' | 'color' | 'cashier'
  name: string
  fill?: (page: Page) => Promise<unknown>
}

const ofFirst = (field: TextKey) => (page: Page) => takeFirstOf(page, field)

const LISTS: readonly Row[] = [
  {
    list: 'menu.stores',
    subject: 'store',
    name: 'Tienda Centro',
    fill: ofFirst('catalogue.field.type'),
  },
  {
    list: 'menu.categories',
    subject: 'category',
    name: 'Tenis',
    async fill(page) {
      for (const size of [/^38$/, /^39$/]) {
        await tabTo(page, size)
        await page.keyboard.press('Space')
      }
    },
  },
  {
    list: 'menu.subcategories',
    subject: 'subcategory',
    name: 'Running',
    fill: ofFirst('catalogue.field.category_id'),
  },
  { list: 'menu.brands', subject: 'brand', name: 'Kumbre' },
  { list: 'menu.references', subject: 'reference', name: 'KUM-1', fill: ofFirst('catalogue.field.brand_id') },
  { list: 'menu.colors', subject: 'color', name: 'Negro' },
]

async function enter(page: Page, { list, subject, name, fill }: Row, done: number): Promise<void> {
  await goTo(page, list)
  await press(page, text(`catalogue.new.${subject}`))
  const dialog = dialogOf(page)
  await dialog.waitFor()
  // The first field has the focus.
  await page.keyboard.type(name)
  await expect.poll(() => dialog.getByLabel(text('catalogue.field.name')).inputValue()).toBe(name)
  await fill?.(page)
  await page.keyboard.press('Control+Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('row').filter({ hasText: name }).waitFor()
  await expectDone(page, done)
}

async function hire(page: Page): Promise<void> {
  await goTo(page, 'menu.users')
  await press(page, text('people.new'))
  await page.waitForURL('**/users/new')
  await type(page, 'people.name', 'Rosalba Pinzón')
  await type(page, 'people.email', 'rosalba@tienda.co')
  await type(page, 'people.password', 'girasol-de-mayo')
  await type(page, 'people.password_confirmation', 'girasol-de-mayo')
  await tabTo(page, text('profile.local_seller'))
  await page.keyboard.press('Space')
  await press(page, text('people.create'))
  await page.waitForURL((url) => !url.pathname.endsWith('/new'))
}

/** With its stock. */
async function enterProduct(page: Page): Promise<void> {
  await goTo(page, 'menu.products')
  await press(page, text('product.new'))
  await page.waitForURL('**/products/new')
  await type(page, 'product.name', PRODUCT)
  for (const key of ['category', 'subcategory', 'brand', 'reference', 'color'] as const)
    await takeFirstOf(page, `products.${key}`)
  await type(page, 'code.four', '189900')
  await type(page, 'product.minimal_price', '150000')
  for (const size of [/talla 38/, /talla 39/]) {
    await tabTo(page, size)
    await page.keyboard.type('4')
  }
  await press(page, text('product.create'))
  await toast(page, text('product.created')).waitFor()
  // Its photos and stock were stored, too.
  await page.waitForURL((url) => !url.pathname.endsWith('/new'))
}

/** Types into a searched select, and takes what is left. */
async function search(page: Page, field: TextKey, typed: string, chosen: string): Promise<void> {
  await type(page, field, typed)
  await page.getByRole('option', { name: chosen, exact: true }).waitFor()
  await page.keyboard.press('Enter')
}

async function enterClient(page: Page): Promise<void> {
  await goTo(page, 'menu.clients')
  await press(page, text('client.new'))
  const dialog = dialogOf(page, text('client.new'))
  await dialog.waitFor()
  await page.keyboard.type(CLIENT)
  await tabTo(page, text('client.person'))
  for (const _ of new Array(2)) await page.keyboard.press('ArrowDown')
  await type(page, 'client.document', '990123456-5')
  await type(page, 'client.phone', '300 555 0199')
  await search(page, 'client.department', 'antioq', 'Antioquia')
  await search(page, 'client.city', 'medellin', 'Medellín')
  await type(page, 'client.address', 'Cra. 43A # 1-50')
  await page.keyboard.press('Control+Enter')
  await dialog.waitFor({ state: 'detached' })
}

async function sell(page: Page): Promise<void> {
  await page.keyboard.press('n')
  const dialog = dialogOf(page, text('order.new_for_client'))
  await dialog.waitFor()
  await page.keyboard.type('primero')
  // Searches at once.
  await page.keyboard.press('Enter')
  await dialog.getByRole('listbox').and(page.locator('[aria-busy="false"]')).waitFor()
  await page.getByRole('option').filter({ hasText: CLIENT }).waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => dialog.getByRole('combobox').inputValue(), PATIENT).toBe(CLIENT)
  await page.keyboard.press('Control+Enter')
  await page.waitForURL(/\/sales\/\d+/)
  await openSizes(page, PRODUCT, /, talla 38, \d+ disponibles/)
  await page.keyboard.type('1')
  await page.keyboard.press('Control+Enter')
  await toast(page, 'Producto agregado a la pre-orden correctamente').waitFor()
  await payInCash(page)
}

it(
  'an owner fills an empty installation to its first sale by keyboard alone',
  { timeout: 300_000 },
  async () => {
    const { page } = await stage.owner('/users/all')
    const firstSteps = page.getByRole('region', { name: text('first_steps.title') })
    await firstSteps.waitFor()
    for (const [index, row] of LISTS.entries()) await enter(page, row, index + 2)
    await hire(page)
    await enterProduct(page)
    const register: Row = {
      list: 'menu.cashiers',
      subject: 'cashier',
      name: 'Caja 1',
      fill: ofFirst('catalogue.field.store_id'),
    }
    await enter(page, register, FIRST_STEPS.length - 1)
    await enterClient(page)
    await sell(page)
    await goTo(page, 'menu.users')
    await firstSteps.waitFor({ state: 'detached' })
  },
)
