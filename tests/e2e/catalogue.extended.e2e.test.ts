import { listSizes } from '@deportivo/contracts/catalogue/lists'
import { text } from '@deportivo/texts/text'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf, toast } from './parts/board.ts'
import { expectFits } from './parts/fit/fits.ts'
import { openStage } from './parts/stage.ts'
import { pick } from './parts/input/choose.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

const button = (place: Page | Locator, key: Parameters<typeof text>[0], values = {}) =>
  place.getByRole('button', { name: text(key, values), exact: true })

async function openList(page: Page, list: string): Promise<void> {
  await page.goto(`/${list}/list`)
  await page.getByRole('row').nth(1).waitFor()
}

async function saveDialog(page: Page, key: 'catalogue.create' | 'common.save' = 'catalogue.create') {
  await button(dialogOf(page), key).click()
  await dialogOf(page).waitFor({ state: 'detached' })
}

/** Rows of the list on screen that have these words. */
const named = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function createCategory(page: Page): Promise<void> {
  await openList(page, 'categories')
  await button(page, 'catalogue.new.category').click()
  const dialog = dialogOf(page)
  await dialog.getByLabel(text('catalogue.field.name')).fill('Botas de montaña')
  await dialog.getByText(text('catalogue.choose_sizes')).waitFor()
  // A drawer: as high as the page, at its end.
  const size = page.viewportSize()
  await expect
    .poll(async () => {
      const { x = 0, y, width = 0, height } = (await dialog.boundingBox()) ?? {}
      return { end: Math.round(x + width), y, height }
    }, PATIENT)
    .toEqual({ end: size?.width, y: 0, height: size?.height })
  for (const size of ['38', '39']) await dialog.getByRole('button', { name: size, exact: true }).click()
  await dialog.getByRole('textbox', { name: '39', exact: true }).fill('2')
  await expectFits(page, 'new category', '[role="dialog"]')
  await saveDialog(page)
}

async function orderSizes(page: Page): Promise<void> {
  await openList(page, 'sizes')
  await button(page, 'catalogue.order').click()
  const down = button(dialogOf(page), 'reorder.down', { name: '21' })
  await down.focus()
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+ArrowDown')
  await dialogOf(page)
    .getByText(text('reorder.position', { name: '21', position: 3, count: 36 }))
    .waitFor()
  const handle = dialogOf(page).getByRole('listitem').first()
  const target = await dialogOf(page).getByRole('listitem').nth(1).boundingBox()
  const from = await handle.boundingBox()
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move((target?.x ?? 0) + 20, (target?.y ?? 0) + 30, { steps: 4 })
  await page.mouse.up()
  await expectFits(page, 'order of sizes', '[role="dialog"]')
  await saveDialog(page, 'common.save')
  await toast(page, text('record.ordered')).waitFor()
}

it('an owner enters a category, orders sizes, opens a store with a register, and learns what a row is used by', async () => {
  const { page } = await stage.person('two', '/categories/list')
  await createCategory(page)
  await openList(page, 'stores')
  await button(page, 'catalogue.new.store').click()
  await dialogOf(page).getByLabel(text('catalogue.field.name')).fill('Bodega Laureles')
  await dialogOf(page).getByLabel(text('catalogue.field.type')).selectOption('exhibition')
  await saveDialog(page)
  await expect.poll(() => named(page, 'Bodega Laureles').textContent(), PATIENT).toContain('Exhibición')
  await expectFits(page, 'stores')

  await openList(page, 'cashiers')
  await button(page, 'catalogue.new.cashier').click()
  await dialogOf(page).getByLabel(text('catalogue.field.name')).fill('Caja Laureles')
  await pick(page, dialogOf(page).getByLabel(text('catalogue.field.store_id')), 'Bodega Laureles')
  await saveDialog(page)
  await named(page, 'Caja Laureles').waitFor()
  await expectFits(page, 'cash registers')

  await orderSizes(page)
  const sizes = await stage.calls.ok('two', listSizes, { params: { id: 0 } })
  expect(sizes.slice(0, 3).map(({ name }) => name)).toEqual(['23', '22', '21'])
  await expectFits(page, 'sizes')

  await openList(page, 'stores')
  const row = named(page, 'Bodega Laureles')
  await row.getByRole('button', { name: text('common.edit') }).click()
  const uses = dialogOf(page).getByRole('region', { name: text('catalogue.used_by') })
  await expectFits(page, 'a store and what uses it', '[role="dialog"]')
  await uses.getByRole('link', { name: `${text('record.use.cashiers')}: 1`, exact: true }).click()
  await page.waitForURL(/\/cashiers\/list\?store=\d+$/)
  await named(page, 'Caja Laureles').waitFor()
  expect(await page.getByRole('row').count()).toBe(2)
  await openList(page, 'stores')
  await row.getByRole('button', { name: text('common.more') }).click()
  await page.getByRole('menuitem', { name: text('common.delete') }).click()
  await button(dialogOf(page), 'common.delete').click()
  await dialogOf(page).getByText('Cajas que lo usan: 1 (Caja Laureles)').waitFor()

  await openList(page, 'categories')
  await expect.poll(() => named(page, 'Botas de montaña').textContent(), PATIENT).toContain('38, 39')
  await expectFits(page, 'categories')
})
