import { countStock } from '@deportivo/contracts/catalogue/inventory'
import { getProduct, listProducts } from '@deportivo/contracts/catalogue/products'
import type { Calls } from '@deportivo/testkit/calls'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { dialogOf, toast } from './board.ts'
import { expectFits } from './fit/fits.ts'
import type { Stage } from './stage.ts'
import { PATIENT } from './visitor.ts'

/** Less than the page waits until it asks again by itself. */
const LIVE_MS = 5_000

const button = (page: Page, key: TextKey) => page.getByRole('button', { name: text(key), exact: true })
const cells = (page: Page) => page.locator('input[data-at]')
const note = (page: Page) => page.getByRole('alert')

/** A product of the demo company with several sizes, of which a copy is entered. */
async function anyShoe(calls: Calls) {
  const products = await calls.ok('two', listProducts, { query: { top: 50 } })
  const shoe = products.find(({ sizes, stores }) => sizes.length > 4 && stores.length > 1)
  if (!shoe) throw new Error('the demo company has shoes')
  return shoe
}

async function named(calls: Calls, search: string) {
  const [product] = await calls.ok('two', listProducts, { query: { search, top: 1 } })
  if (!product) throw new Error(`there is no product '${search}'`)
  return product
}

/** Types the first stock of a new product, and sees its page follow a count that another makes. */
export async function enterFirstStock(stage: Stage, screen: 'desktop' | 'phone'): Promise<void> {
  const { calls } = stage
  const like = await anyShoe(calls)
  const { page } = await stage.person('two', `/products/new?like=${like.id}`, screen)
  const name = `Rejilla Andina ${screen}`
  await page.getByLabel(text('product.name'), { exact: false }).first().fill(name)
  await cells(page).first().click()
  await page.keyboard.type('1.5')
  await note(page).filter({ hasText: '«1.5»' }).waitFor()
  await expectFits(page, 'a quantity that is no whole number')
  expect(await button(page, 'product.create').isDisabled()).toBe(true)
  await page.keyboard.press('Control+Enter')
  expect(await button(page, 'product.create').isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  await page.keyboard.type('12000')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type('7')
  await expectFits(page, 'first stock in the form of a product')
  await page.keyboard.press('Control+Enter')
  await toast(page, text('product.created')).waitFor()
  await expect.poll(async () => (await named(calls, name)).stores.length, PATIENT).toBe(1)
  const product = await named(calls, name)
  const [store] = product.stores
  const typed = store?.sizes.map(({ quantity }) => quantity).filter((quantity) => quantity > 0)
  expect(typed).toEqual([12_000, 7])

  await page.goto(`/products/${product.id}`)
  await button(page, 'transfer.move').click()
  await dialogOf(page).waitFor()
  await page.keyboard.press('Escape')
  await expectFits(page, 'stock in the form of a product')

  await page.goto(`/products/${product.id}/detail`)
  await page.getByRole('button', { name: 'Por qué hay 12000' }).waitFor()
  const [size] = product.sizes
  await calls.ok('two', countStock, {
    params: { id: product.id },
    body: { stores: [{ store_id: store?.id ?? 0, sizes: [{ size_id: size?.id ?? 0, quantity: 4_321 }] }] },
  })
  await page.locator('.ad-matrix__stock--changed').filter({ hasText: '4321' }).waitFor({ timeout: LIVE_MS })
  await page
    .getByRole('status')
    .filter({ hasText: text('products.stock_changed') })
    .waitFor()
  await expectFits(page, 'stock of a product that changed')
  expect((await calls.ok('two', getProduct, { params: { id: product.id } })).total).toBe(4_328)
}
