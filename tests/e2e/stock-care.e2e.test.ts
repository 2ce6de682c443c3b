import { listBrokenRuns } from '@deportivo/contracts/catalogue/broken-runs'
import { countStock, stockByStore } from '@deportivo/contracts/catalogue/inventory'
import { anOrder } from '@deportivo/testkit/order'
import { inQuarantine, PARCEL_UNITS } from '@deportivo/testkit/returned-parcel'
import { stockProduct } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { expectFits } from './parts/fits.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

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
