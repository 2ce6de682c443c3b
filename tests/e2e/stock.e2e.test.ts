import { saveBarcodes } from '@deportivo/contracts/catalogue/barcodes'
import { listBrokenRuns } from '@deportivo/contracts/catalogue/broken-runs'
import { countStock, explainLevel, stockByStore } from '@deportivo/contracts/catalogue/inventory'
import { anOrder } from '@deportivo/testkit/order'
import { inQuarantine, PARCEL_UNITS } from '@deportivo/testkit/returned-parcel'
import { stockProduct } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { expectFits } from './parts/fits.ts'
import { openProduct, typePairs } from './parts/sale.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

const button = (place: Pick<Page, 'getByRole'>, key: TextKey) =>
  place.getByRole('button', { name: text(key), exact: true })

/** The entry of a row's menu, which a finger and a mouse find behind the same button. */
async function chooseStep(page: Page, row: string, step: string): Promise<void> {
  const found = page.getByRole('row').filter({ hasText: row }).first()
  await found.getByRole('button', { name: text('common.more') }).click()
  await page.getByRole('menuitem', { name: step }).click()
}

it.each(['desktop', 'phone'] as const)(
  'a pair that came back is restocked and sold again, on a %s',
  async (screen) => {
    const name = `Devuelto ${screen} 5120`
    const shop = await companyShop(stage.calls)
    const [store] = shop.stores
    const product_id = await stockProduct(stage.calls, shop, PARCEL_UNITS, [40], name)
    await inQuarantine(stage.calls, shop, store, product_id)
    const { page } = await stage.person('winery_manager', '/products/quarantine', screen)
    await page.getByText('Dirección errada').first().waitFor()
    await expectFits(page, 'quarantine')
    await chooseStep(page, name, text('quarantine.kind.restock'))
    const dialog = dialogOf(page)
    await dialog.getByLabel(text('quarantine.units_of', { count: PARCEL_UNITS })).fill('1')
    await dialog.getByLabel(text('transfer.reason')).fill('Revisado, como nuevo')
    await dialog
      .getByRole('button', { name: text('quarantine.kind.restock') })
      .last()
      .click()
    await toast(page, text('quarantine.done.restock', { units: 1 })).waitFor()
    await anOrder(stage.calls, shop, { product_id, quantity: 1 })
    await page.getByRole('link', { name: text('quarantine.exits') }).click()
    await page.getByText('Revisado, como nuevo').first().waitFor()
    await expectFits(page, 'exits from quarantine')
  },
)

it.each(['desktop', 'phone'] as const)(
  'one click moves the middle sizes that a store lacks, on a %s',
  async (screen) => {
    const name = `Talla rota ${screen} 7730`
    const shop = await companyShop(stage.calls)
    const [, taker] = shop.stores
    const id = await stockProduct(stage.calls, shop, 3, [38, 39, 40, 41], name)
    const sizes = [38, 39, 40, 41].map((size_id) => ({ size_id, quantity: size_id === 39 ? 0 : 1 }))
    await stage.calls.ok('two', countStock, {
      params: { id },
      body: { stores: [{ store_id: taker, sizes }] },
    })
    const query = { filter: `product_id:${id}` }
    await expect.poll(() => stage.calls.ok('two', listBrokenRuns, { query }), PATIENT).toHaveLength(1)
    const { page } = await stage.person(
      'two',
      `/products/broken-runs?search=${encodeURIComponent(name)}`,
      screen,
    )
    await page.getByRole('link', { name }).first().waitFor()
    await expectFits(page, 'broken size runs')
    await chooseStep(page, name, text('broken_runs.move_now'))
    await toast(page, text('product.stock_moved')).waitFor()
    await page.getByText(text('broken_runs.none_match')).waitFor()
    const stores = await stage.calls.ok('two', stockByStore, { params: { id } })
    const there = stores.find((one) => one.id === taker)?.sizes.map(({ quantity }) => quantity)
    expect(there).toEqual([1, 1, 1, 1])
  },
)

const MOVED = 'Traslado Andino 4410'
it('an owner with a phone sends pairs to another store, and one that does not arrive leaves the stock', async () => {
  const shop = await companyShop(stage.calls)
  const [origin, destination] = shop.stores
  const id = await stockProduct(stage.calls, shop, 4, [38, 39], MOVED)
  const { page } = await stage.person('two', '/products/transfers', 'phone')
  const dialog = dialogOf(page)

  await button(page, 'transfer.new').click()
  await dialog.getByLabel(text('transfer.from_store')).selectOption(String(origin))
  await dialog.getByLabel(text('transfer.to_store')).selectOption(String(destination))
  await button(dialog, 'transfer.create').click()
  await page.waitForURL(/\/products\/transfers\/\d+/)
  await openProduct(page, MOVED)
  await typePairs(page, { 38: 3, 39: 1 })
  await button(dialog, 'common.save').click()
  await dialog.waitFor({ state: 'detached' })

  await button(page, 'transfer.action.prepare').click()
  await toast(page, text('transfer.step.prepare')).waitFor()
  await button(page, 'transfer.action.send').click()
  await button(page, 'transfer.action.receive').click()
  await button(dialog, 'transfer.all_as_sent').click()
  await dialog
    .getByLabel(text('transfer.counted_of', { name: `${MOVED} 38`, count: 3 }), { exact: true })
    .fill('2')
  expect(await button(dialog, 'transfer.action.receive').isDisabled()).toBe(true)
  await dialog.getByLabel(text('transfer.reason')).fill('Faltaba un par en la caja')
  await button(dialog, 'transfer.action.receive').click()
  await toast(page, text('transfer.step.receive')).waitFor()
  await page.getByText(text('transfer.arrived', { count: 2 }), { exact: true }).waitFor()
  await expectFits(page, 'received transfer')

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await button(page, 'barcode.print').click()
  await dialog.getByRole('button', { name: text('barcode.print_count', { count: 3 }) }).click()
  await page.locator('body[data-printed]').waitFor()
  await page.emulateMedia({ media: 'print' })
  // One for each pair that arrived, not for those that were sent.
  const label = page.locator('.ad-labels__one:visible')
  expect(await label.count()).toBe(3)
  expect(await label.filter({ hasText: text('barcode.size', { size: '38' }) }).count()).toBe(2)
  expect(await label.getByRole('img').first().getAttribute('aria-label')).toBe(`REF-${id}-38`)
  expect(await page.getByRole('heading', { name: /#/ }).count()).toBe(0)
  await page.emulateMedia({ media: 'screen' })

  const stores = await stage.calls.ok('two', stockByStore, { params: { id } })
  const stockOf = (store: number) =>
    stores
      .filter((one) => one.id === store)
      .flatMap(({ sizes }) => sizes.map(({ id: size, quantity }) => [size, quantity]))
  expect({ origin: stockOf(origin), destination: stockOf(destination) }).toEqual({
    origin: [
      [38, 1],
      [39, 3],
    ],
    destination: [
      [38, 2],
      [39, 1],
    ],
  })
})

const COUNTED = 'Conteo Andino 5520'
const CODE = '7709990000016'
/** Faster than a person types: as a scanner does. */
const SCANNER_MS = 8

it('a phone counts by scanner while a seller takes the last pair, and the difference is in the stock', async () => {
  const shop = await companyShop(stage.calls)
  const product_id = await stockProduct(stage.calls, shop, 4, [38, 39], COUNTED)
  const sizes = [{ size_id: 38, codes: [CODE] }]
  await stage.calls.ok('two', saveBarcodes, { params: { id: product_id }, body: { sizes } })
  const { page } = await stage.person('two', `/products/${product_id}/detail`, 'phone')
  const dialog = dialogOf(page)

  await button(page, 'count.count_it').click()
  await dialog.getByLabel(text('products.store')).selectOption(String(shop.stores[0]))
  await button(dialog, 'count.start').click()
  await page.waitForURL(/\/products\/counts\/\d+/)
  const countId = /\d+$/.exec(page.url())?.[0] ?? ''
  const box = page.getByRole('textbox', { name: text('count.scan') })
  await box.waitFor()
  const scan = async () => {
    await page.keyboard.type(CODE, { delay: SCANNER_MS })
    await page.keyboard.press('Enter')
  }
  const counted = (units: number) =>
    page.getByRole('listitem').filter({ hasText: COUNTED }).getByText(String(units), { exact: true })

  await scan()
  await counted(1).waitFor()
  await scan()
  await scan()
  await counted(3).waitFor()
  await anOrder(stage.calls, shop, { product_id, size_id: 38, quantity: 1 })
  await page.context().setOffline(true)
  await scan()
  await page.getByText(text('count.unsent', { count: 1 }), { exact: true }).waitFor()
  await page.context().setOffline(false)
  await counted(4).waitFor()
  await page.getByRole('button', { name: text('count.one_less', { name: `${COUNTED} 38` }) }).click()
  await counted(3).waitFor()
  await expectFits(page, 'stock count')

  await button(page, 'count.by_hand').click()
  await dialog.getByRole('searchbox').fill(COUNTED)
  await dialog.getByRole('button', { name: COUNTED }).click()
  await dialog.getByRole('textbox', { name: text('count.counted_of', { name: `${COUNTED} 39` }) }).fill('4')
  await button(dialog, 'count.save_sizes').click()
  await counted(4).waitFor()

  await button(page, 'count.action.apply').click()
  await dialog.getByLabel(text('transfer.reason')).fill('Par extraviado')
  await button(dialog, 'count.action.apply').click()
  await toast(page, text('count.step.apply', { id: Number(countId) })).waitFor()
  await page.getByText(text('count.state.applied'), { exact: true }).first().waitFor()

  await page.goto(`/products/${product_id}/detail?tab=moves`)
  await page.getByRole('link', { name: `#${countId}`, exact: true }).waitFor()
  const why = await stage.calls.ok('two', explainLevel, {
    query: { product_id, size_id: 38, store_id: shop.stores[0] },
  })
  expect(why).toMatchObject({ on_hand: 3, held: 1, proved: true })
})
