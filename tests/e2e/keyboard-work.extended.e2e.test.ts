import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { getOrder } from '@deportivo/contracts/orders/orders'
import { anOrder, checkedOut } from '@deportivo/testkit/order'
import { addClient, BOGOTA, stockProduct } from '@deportivo/testkit/shop'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cardOf, dialogOf, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { openSizes, payInCash } from './parts/input/keyboard-sale.ts'
import { tabTo } from './parts/input/keyboard.ts'
import { expectReadInOrder } from './parts/pages/reading-order.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

const CLIENT = 'Tenis El Teclado S.A.S.'
const PRODUCT = 'Teclado 300'
const RUN_PRODUCT = 'Curva 12'

/** 'Nuevo pedido', from the first key on; rows of an older text are grey while the newer ones are on the way. */
async function orderForClient(page: Page): Promise<void> {
  let letGo = () => undefined as void
  const late = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(
    ({ search }) => search.includes('Teclado'),
    async (route) => {
      await late
      await route.continue()
    },
  )
  await page.keyboard.press('n')
  const dialog = dialogOf(page, text('order.new_for_client'))
  await dialog.waitFor()
  await page.keyboard.type('Tenis')
  await page.keyboard.press('Enter')
  const list = dialog.getByRole('listbox')
  const rows = list.getByRole('option')
  await list.and(page.locator('[aria-busy="false"]')).waitFor()
  await rows.first().waitFor()
  const colour = () => rows.first().evaluate((row) => getComputedStyle(row).color)
  const usual = await colour()
  await page.keyboard.type(' El Teclado')
  await page.keyboard.press('Enter')
  await list.and(page.locator('[aria-busy="true"]')).waitFor()
  expect(await colour()).not.toBe(usual)
  await page.keyboard.press('Enter')
  expect(await dialog.getByRole('combobox').inputValue()).toBe('Tenis El Teclado')
  letGo()
  await list.and(page.locator('[aria-busy="false"]')).waitFor()
  // It returns in a transition.
  await expect.poll(colour, PATIENT).toBe(usual)
  await page.keyboard.press('Enter')
  await expect.poll(() => dialog.getByRole('combobox').inputValue(), PATIENT).toBe(CLIENT)
  await page.keyboard.press('Control+Enter')
  await page.waitForURL(/\/sales\/\d+/)
}

const valuesOf = (fields: Element[]) => fields.map((field) => (field as HTMLInputElement).value)

async function addPairs(page: Page): Promise<void> {
  const sizes = await openSizes(page, PRODUCT, /, talla 38, \d+ disponibles/)
  await page.keyboard.type('2')
  await page.keyboard.press('Control+Enter')
  await toast(page, 'Producto agregado a la pre-orden correctamente').waitFor()
  await sizes.waitFor({ state: 'detached' })
}

/** Searches for an order on the board, and puts the focus on its card. */
async function toCard(page: Page, id: number): Promise<void> {
  await cardOf(page, id).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type(String(id))
  await expect.poll(() => page.getByRole('article').count(), PATIENT).toBe(1)
  await tabTo(page, text('board.card', { id, client: '' }))
}

describe('by keyboard alone', () => {
  it('a counter begins an order with “n”, finds its client at once, adds pairs, opens the register and is paid', async () => {
    const shop = await companyShop(stage.calls)
    await stockProduct(stage.calls, shop, 4, [38, 39], PRODUCT)
    await addClient(stage.calls, BOGOTA, CLIENT)
    await addClient(stage.calls, BOGOTA, 'Tenis La Otra S.A.S.')
    const { page } = await stage.person('local_administrative', '/orders')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await orderForClient(page)
    await addPairs(page)
    await payInCash(page)
  })

  it('a run of twelve pairs is entered with two keys, and the run for women with its button', async () => {
    const shop = await companyShop(stage.calls)
    await stockProduct(stage.calls, shop, 9, [35, 36, 37, 38, 39, 40, 41, 42, 43], RUN_PRODUCT)
    const { id, client_id } = await anOrder(stage.calls, shop)
    const { page } = await stage.person('online_seller', `/sales/${id}/${client_id}`)
    const typed = () => dialogOf(page).locator('tbody input[data-filled="true"]').evaluateAll(valuesOf)
    await page.getByRole('searchbox', { name: text('products.search') }).waitFor()
    await openSizes(page, RUN_PRODUCT, /, talla 38, \d+ disponibles/)
    await page.keyboard.press('Control+d')
    expect(await typed()).toEqual(['1', '2', '3', '3', '2', '1'])
    await page.keyboard.press('Control+Enter')
    await toast(page, 'Producto agregado a la pre-orden correctamente').waitFor()
    const { products } = await stage.calls.ok('two', getOrder, { params: { id } })
    const run = products.filter(({ product_name }) => product_name === RUN_PRODUCT)
    expect(run.map(({ quantity }) => quantity)).toEqual([1, 2, 3, 3, 2, 1])

    // The first order names the product, too.
    const other = await anOrder(stage.calls, shop)
    await page.goto(`/sales/${other.id}/${other.client_id}`)
    const dialog = await openSizes(page, RUN_PRODUCT, /, talla 38, \d+ disponibles/)
    await dialog.getByRole('button', { name: /^Dama 12$/ }).click()
    expect(await typed()).toEqual(['1', '2', '3', '3', '2', '1'])
    await dialog
      .getByRole('textbox', { name: /, talla 35, / })
      .and(page.locator('[data-filled="true"]'))
      .waitFor()
  })

  it('accounting validates a payment beside its receipt', async () => {
    const { id } = await checkedOut(stage.calls, await companyShop(stage.calls))
    await uploadPhoto(stage.calls, 'two', id, ATTACHMENT_TYPES.payment_support)
    const { page } = await stage.person('accounting_manager', '/dispatches')
    await toCard(page, id)
    await page.keyboard.press('e')
    const dialog = dialogOf(page, text('board.validate_title', { id }))
    await dialog.getByRole('img').first().waitFor()
    await tabTo(page, text('board.amount_received'))
    await tabTo(page, text('order.action.validate_payment'))
    await page.keyboard.press('Enter')
    await toast(page, 'Pago validado satisfactoriamente.').waitFor()
  })
})

it('the pages of the board, of a sale and of the warehouse are read in the order in which they are seen', async () => {
  const { id, client_id } = await anOrder(stage.calls, await companyShop(stage.calls))
  const { page } = await stage.person('head_dispatch', '/dispatches')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectReadInOrder(page)
  for (const [who, ...paths] of [
    ['online_seller', `/sales/${id}/${client_id}`, `/checkout/${id}/${client_id}`],
    ['winery_manager', '/products/transfers', '/products/counts', '/products/quarantine'],
  ] as const) {
    const { page } = await stage.person(who, paths[0])
    for (const path of paths) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectReadInOrder(page)
    }
  }
})
