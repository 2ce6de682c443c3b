import { stockByStore } from '@deportivo/contracts/catalogue/inventory'
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

const stage = openStage()

const PRODUCT = 'Traslado Andino 4410'
const button = (place: Pick<Page, 'getByRole'>, key: TextKey) =>
  place.getByRole('button', { name: text(key), exact: true })

it('an owner with a phone sends pairs to another store, and one that does not arrive leaves the stock', async () => {
  const shop = await companyShop(stage.calls)
  const [origin, destination] = shop.stores
  const id = await stockProduct(stage.calls, shop, 4, [38, 39], PRODUCT)
  const { page } = await stage.person('two', '/products/transfers', 'phone')
  const dialog = dialogOf(page)

  await button(page, 'transfer.new').click()
  await dialog.getByLabel(text('transfer.from_store')).selectOption(String(origin))
  await dialog.getByLabel(text('transfer.to_store')).selectOption(String(destination))
  await button(dialog, 'transfer.create').click()
  await page.waitForURL(/\/products\/transfers\/\d+/)
  await openProduct(page, PRODUCT)
  await typePairs(page, { 38: 3, 39: 1 })
  await button(dialog, 'common.save').click()
  await dialog.waitFor({ state: 'detached' })

  await button(page, 'transfer.action.prepare').click()
  await toast(page, text('transfer.step.prepare')).waitFor()
  await button(page, 'transfer.action.send').click()
  await button(page, 'transfer.action.receive').click()
  await button(dialog, 'transfer.all_as_sent').click()
  await dialog
    .getByLabel(text('transfer.counted_of', { name: `${PRODUCT} 38`, count: 3 }), { exact: true })
    .fill('2')
  expect(await button(dialog, 'transfer.action.receive').isDisabled()).toBe(true)
  await dialog.getByLabel(text('transfer.reason')).fill('Faltaba un par en la caja')
  await button(dialog, 'transfer.action.receive').click()
  await toast(page, text('transfer.step.receive')).waitFor()
  await page.getByText(text('transfer.arrived', { count: 2 }), { exact: true }).waitFor()
  await expectFits(page, 'received transfer')

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
