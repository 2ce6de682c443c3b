import { countStock } from '@deportivo/contracts/catalogue/inventory'
import { listProductPhotos } from '@deportivo/contracts/catalogue/photos'
import { listProducts } from '@deportivo/contracts/catalogue/products'
import { getOrder, listOrders } from '@deportivo/contracts/orders/orders'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf, toast } from './parts/board.ts'
import { expectFits } from './parts/fit/fits.ts'
import { pictureNamed } from './parts/picture.ts'
import { openStage } from './parts/stage.ts'
import { pick } from './parts/input/choose.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

/** Less than the matrix waits until it asks again by itself. */
const LIVE_MS = 5_000

const NAME = 'Trocha Andina 900'
const WITH_SLIP = 'trocha andna 900'

const field = (page: Page, key: TextKey) => page.getByLabel(text(key), { exact: false }).first()
const button = (page: Page, key: TextKey) => page.getByRole('button', { name: text(key), exact: true })

async function describe(page: Page): Promise<void> {
  await field(page, 'product.name').fill(NAME)
  for (const key of ['category', 'subcategory', 'brand', 'reference', 'color'] as const) {
    await pick(page, page.getByRole('combobox', { name: text(`products.${key}`), exact: true }), 1)
  }
}

/** Drags the second photo of a product before the first one. */
async function dragSecondPhoto(page: Page, id: number): Promise<void> {
  const list = page.getByRole('list', { name: text('product.photos') })
  const photos = list.getByRole('img')
  const namesStored = async () =>
    (await stage.calls.ok('two', listProductPhotos, { params: { id } })).map(({ name }) => name)
  await expect.poll(() => photos.count(), PATIENT).toBe(2)
  const before = await namesStored()
  await photos.nth(1).hover()
  await page.mouse.down()
  await photos.first().hover({ force: true })
  await page.mouse.up()
  await expect.poll(namesStored, PATIENT).toEqual(before.toReversed())
  await expect.poll(() => photos.first().getAttribute('alt'), PATIENT).toBe(before[1])
}

it('an owner enters a product with prices and photos, finds it in the search of a sale, and reads what it cost', async () => {
  const { page } = await stage.person('two', '/products')
  await button(page, 'product.new').click()
  await page.waitForURL('**/products/new')
  // The list is shown until the form has been loaded.
  await page.getByRole('heading', { name: text('product.new') }).waitFor()
  await describe(page)
  await field(page, 'code.four').fill('189900')
  await field(page, 'product.minimal_price').fill('150000')
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([pictureNamed('frente.png'), pictureNamed('lado.png')])
  await page.getByRole('list', { name: text('product.photos_waiting') }).waitFor()
  await expectFits(page, 'new product')
  await button(page, 'product.create').click()
  await toast(page, text('product.created')).waitFor()
  await page.waitForURL('**/products')
  const [stored] = await stage.calls.ok('two', listProducts, { query: { search: NAME } })
  const id = stored?.id ?? 0
  await expect
    .poll(
      async () => (await stage.calls.ok('two', listProducts, { query: { search: NAME } }))[0]?.photos.length,
      PATIENT,
    )
    .toBe(2)
  // The form has searched for its name: the words of products are read again some seconds later.
  await expect
    .poll(
      async () => (await stage.calls.ok('two', listProducts, { query: { search: WITH_SLIP } })).length,
      PATIENT,
    )
    .toBe(1)

  await page.goto(`/share_products?q=${encodeURIComponent(WITH_SLIP)}&empty=1`)
  const understood = page.getByText(text('list.understood_as', { words: 'trocha andina 900' }))
  await understood.waitFor()
  const picture = page.getByRole('img', { name: NAME }).first()
  await expect.poll(() => picture.getAttribute('src'), PATIENT).toContain('?photo=')

  await page.goto(`/products/${id}`)
  await dragSecondPhoto(page, id)
  await field(page, 'code.four').fill('179900')
  await button(page, 'common.save').click()
  await page.waitForURL('**/products')
  await page.goto(`/products/${id}/detail`)
  await page.getByRole('link', { name: text('product.tab_prices') }).click()
  const rows = page.getByRole('row')
  await rows.filter({ hasText: '179.900' }).waitFor()
  await rows.filter({ hasText: '189.900' }).waitFor()
  await expectFits(page, 'prices of a product')

  await page.goto(`/products?search=${encodeURIComponent(WITH_SLIP)}`)
  await understood.waitFor()
  await rows.filter({ hasText: NAME }).waitFor()
  await expectFits(page, 'products')
  await page
    .getByRole('button', { name: text('common.more') })
    .first()
    .click()
  await page.getByRole('menuitem', { name: text('common.delete') }).click()
  await dialogOf(page)
    .getByRole('button', { name: text('common.delete'), exact: true })
    .click()
  await toast(page, text('product.deleted')).waitFor()
})

/** The newest product, and what is available of it in one store. */
async function newestStock() {
  const [product] = await stage.calls.ok('two', listProducts, { query: { top: 1 } })
  const store = product?.stores[0]
  const size = store?.sizes[0]
  if (!product || !store || !size) throw new Error('the newest product of the demo company has stock')
  return { product, store, size }
}

it('an owner reads the stock of two hundred products by size and store, and sees what changes elsewhere', async () => {
  const { page } = await stage.person('two', '/products?top=200')
  await button(page, 'products.view_matrix').click()
  const matrix = page.getByRole('table', { name: text('products.matrix') })
  const cells = matrix.locator('[data-at]')
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset['at'] ?? null)
  await cells.first().focus()
  const first = await focused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  // The next size that the product has, and the nearest one of the next product.
  await expect
    .poll(async () => Number((await focused())?.split(':')[0]))
    .toBe(Number(first?.split(':')[0]) + 1)
  expect(await matrix.getByRole('rowheader').count()).toBeLessThan(80)

  const { product, store, size } = await newestStock()
  await page.getByText(text('products.matrix_live')).waitFor()
  const more = 900_000
  const counted = { size_id: size.id, quantity: size.quantity + more }
  await stage.calls.ok('two', countStock, {
    params: { id: product.id },
    body: { stores: [{ store_id: store.id, sizes: [counted] }] },
  })
  const sum = product.sizes.find(({ id }) => id === size.id)?.quantity ?? 0
  const changed = matrix.locator('.ad-matrix__stock--changed')
  const shown = new Intl.NumberFormat('es-CO').format(sum + more)
  await changed.filter({ hasText: new RegExp(`^${shown}$`) }).waitFor({ timeout: LIVE_MS })
  const cutOff = matrix
    .locator('.ad-stock__cell')
    .evaluateAll((all) =>
      all
        .filter((cell) => cell.scrollWidth > cell.clientWidth || cell.scrollHeight > cell.clientHeight)
        .map(({ textContent }) => textContent),
    )
  expect(await cutOff).toEqual([])
  await page
    .getByRole('status')
    .filter({ hasText: text('products.stock_changed') })
    .waitFor()
  for (let row = 0; row < 20; row++) await page.keyboard.press('ArrowDown')
  // Not beneath the totals, which lie over the last rows.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { left, bottom } = (document.activeElement as HTMLElement).getBoundingClientRect()
        return document.elementFromPoint(left + 1, bottom - 1) === document.activeElement
      }),
    )
    .toBe(true)
  await page.getByRole('checkbox', { name: text('products.matrix_all_stores') }).click({ force: true })
  await matrix.getByRole('rowheader', { name: store.name, exact: true }).first().waitFor()
  await expectFits(page, 'stock by size')

  await page.goto('/products')
  await expect.poll(() => button(page, 'products.view_matrix').getAttribute('aria-pressed')).toBe('true')
  await button(page, 'products.view_cards').click()
  await page.getByRole('button', { name: product.name, exact: true }).first().waitFor()
  await expectFits(page, 'products as cards')
})

it('an owner reads what was sold of a product, and that nothing came back', async () => {
  const [sold] = await stage.calls.ok('two', listOrders, { query: { filter: 'state_id:delivered_customer' } })
  const order = await stage.calls.ok('two', getOrder, { params: { id: sold?.id ?? 0 } })
  const path = `/products/${order.products[0]?.product_id ?? 0}/detail`
  const { page } = await stage.person('two', path)
  await page.getByRole('link', { name: text('product.tab_sales') }).click()
  await page
    .getByRole('row')
    .filter({ hasText: `#${order.id}` })
    .first()
    .waitFor()
  await expectFits(page, 'sales of a product')
  await page.getByRole('link', { name: text('product.tab_returns'), exact: true }).click()
  await page.getByText(text('product.no_returns')).waitFor()
})
