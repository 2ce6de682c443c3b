import { saveBarcodes } from '@deportivo/contracts/catalogue/barcodes'
import { explainLevel } from '@deportivo/contracts/catalogue/inventory'
import { anOrder } from '@deportivo/testkit/order'
import { stockProduct } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { expectFits } from './parts/fit/fits.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

const button = (place: Pick<Page, 'getByRole'>, key: TextKey) =>
  place.getByRole('button', { name: text(key), exact: true })

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
