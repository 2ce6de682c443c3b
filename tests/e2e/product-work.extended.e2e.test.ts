import { listUnderMinimum } from '@deportivo/contracts/catalogue/minimums'
import { getProduct, listProducts } from '@deportivo/contracts/catalogue/products'
import { stockProduct } from '@deportivo/testkit/shop'
import { PIXEL } from '@deportivo/testkit/files/upload'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { expectFits } from './parts/fit/fits.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

const button = (place: Pick<Page, 'getByRole'>, key: TextKey) =>
  place.getByRole('button', { name: text(key), exact: true })

const POINTS_PER_MM = 72 / 25.4

/** The pages of what is printed, in whole millimetres. */
async function printedPages(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  const mm = (points = '') => Math.round(Number(points) / POINTS_PER_MM)
  return boxes.map(([, width, height]) => `${mm(width)} × ${mm(height)}`)
}

it('labels of a product are printed on a roll, one on each piece of 50 × 25 mm, or on a sheet', async () => {
  const shop = await companyShop(stage.calls)
  const id = await stockProduct(stage.calls, shop, 2, [38, 39], 'Etiqueta Andina 1180')
  const { page } = await stage.person('two', `/products/${id}/detail?tab=barcodes`)
  const dialog = dialogOf(page, text('barcode.print'))
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await button(page, 'barcode.make').click()
  await button(page, 'barcode.print').click()
  const print = async (paper: TextKey) => {
    await page.evaluate(() => document.body.removeAttribute('data-printed'))
    await dialog.getByRole('radio', { name: text(paper) }).check({ force: true })
    // One for each pair that is there.
    await dialog.getByRole('button', { name: text('barcode.print_count', { count: 4 }) }).click()
    await page.locator('body[data-printed]').waitFor()
    return printedPages(page)
  }
  expect(await print('barcode.paper_label')).toEqual(Array.from({ length: 4 }, () => '50 × 25'))
  expect(await print('barcode.paper_labels')).toEqual(['210 × 297'])
  await page.emulateMedia({ media: 'print' })
  const fit = await page
    .locator('.ad-labels__one:visible')
    .evaluateAll((all) =>
      all.map((one) => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth),
    )
  expect(fit).toEqual([true, true, true, true])
  await page.emulateMedia({ media: 'screen' })
})

it('a copy of a product begins with its fields and a pasted photo, and has no stock', async () => {
  const shop = await companyShop(stage.calls)
  const id = await stockProduct(stage.calls, shop, 2, [38], 'Copiado Andino 3300')
  const { page } = await stage.person('two', `/products/${id}/detail`)
  await button(page, 'product.duplicate').click()
  await page.getByText(text('product.duplicate_lead', { name: 'Copiado Andino 3300' })).waitFor()
  const name = page.getByLabel(text('product.name'), { exact: false }).first()
  await expect.poll(() => name.inputValue(), PATIENT).toBe('Copiado Andino 3300')
  await name.fill('Copiado Andino 3301')
  await page.evaluate(
    (bytes) => {
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([new Uint8Array(bytes)], 'pegada.png', { type: 'image/png' }))
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    [...PIXEL],
  )
  await page
    .getByRole('list', { name: text('product.photos_waiting') })
    .getByRole('img')
    .waitFor()
  await button(page, 'product.create').click()
  await toast(page, text('product.created')).waitFor()
  await page.waitForURL(`**/products/${id}/detail`)
  const query = { search: 'Copiado 3301' }
  const photosOf = async () => (await stage.calls.ok('two', listProducts, { query }))[0]?.photos[0]
  await expect.poll(photosOf, PATIENT).toContain('?photo=')
  const [made] = await stage.calls.ok('two', listProducts, { query })
  const origin = await stage.calls.ok('two', getProduct, { params: { id } })
  const { codes, minimal_price, reference_id, color_id } = origin
  expect(made).toMatchObject({ codes, minimal_price, reference_id, color_id, total: 0, version: 1 })
})

it('an owner with a phone gives a size a minimum, and finds it in the list of those below', async () => {
  const shop = await companyShop(stage.calls)
  const name = 'Mínimo Andino 6620'
  const id = await stockProduct(stage.calls, shop, 2, [38], name)
  const { page } = await stage.person('two', `/products/${id}/detail`, 'phone')
  await button(page, 'minimum.set').click()
  const dialog = dialogOf(page)
  await dialog.getByLabel(text('minimum.size', { size: '38', count: 2 })).fill('5')
  await expectFits(page, 'minimums', '[role="dialog"]')
  await button(dialog, 'common.save').click()
  await dialog.waitFor({ state: 'detached' })
  const query = { search: '6620' }
  await expect.poll(() => stage.calls.ok('two', listUnderMinimum, { query }), PATIENT).toHaveLength(1)
  await page.goto('/products/under-minimum?search=6620')
  const row = page.getByRole('row').filter({ hasText: name })
  await row.waitFor()
  for (const units of ['5', '2', '3']) await row.getByText(units, { exact: true }).first().waitFor()
  await expectFits(page, 'stock under minimum')
})
