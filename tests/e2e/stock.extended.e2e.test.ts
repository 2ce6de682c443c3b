import { listBrokenRuns } from '@deportivo/contracts/catalogue/broken-runs'
import { countStock, explainLevel, stockByStore } from '@deportivo/contracts/catalogue/inventory'
import { createTransfer, prepareTransfer, sendTransfer } from '@deportivo/contracts/catalogue/transfers'
import { PIXEL } from '@deportivo/testkit/files/upload'
import { anOrder } from '@deportivo/testkit/order'
import { inQuarantine, PARCEL_UNITS } from '@deportivo/testkit/returns/parcel'
import { stockProduct } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { expectFits } from './parts/fit/fits.ts'
import { expectWhole } from './parts/fit/whole.ts'
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
    await dialog.getByLabel(text('quarantine.photo_choice')).last().setInputFiles(PHOTO)
    await button(dialog, 'quarantine.kind.restock').last().click()
    await toast(page, text('quarantine.done.restock', { units: 1 })).waitFor()
    await anOrder(stage.calls, shop, { product_id, quantity: 1 })
    await page.getByRole('link', { name: text('quarantine.exits') }).click()
    await page.getByText('Revisado, como nuevo').first().waitFor()
    await expectFits(page, 'exits from quarantine')
  },
)

const PHOTO = { name: 'suela.png', mimeType: 'image/png', buffer: PIXEL }
const UNSOUND = 'Defectuoso Andino 5130'

it('of two pairs that came back one is written off, until it is found, and the supplier replaces the claimed one', async () => {
  const shop = await companyShop(stage.calls)
  const [store_id] = shop.stores
  const product_id = await stockProduct(stage.calls, shop, PARCEL_UNITS, [40], UNSOUND)
  await inQuarantine(stage.calls, shop, store_id, product_id)
  const inside = `/products/quarantine?search=${encodeURIComponent(UNSOUND)}`
  const { page } = await stage.person('winery_manager', inside, 'phone')
  const dialog = dialogOf(page)
  const takeOut = async (kind: 'write_off' | 'claim', reason: string) => {
    await chooseStep(page, UNSOUND, text(`quarantine.kind.${kind}`))
    await dialog.getByRole('textbox', { name: /^Unidades/ }).fill('1')
    await dialog.getByLabel(text('transfer.reason')).fill(reason)
    expect(await button(dialog, `quarantine.kind.${kind}`).last().isDisabled()).toBe(true)
    // The input that opens a phone's camera.
    await dialog.locator('input[capture="environment"]').setInputFiles(PHOTO)
  }
  const confirm = async (key: TextKey) => {
    await button(dialog, key).last().click()
    await dialog.waitFor({ state: 'detached' })
  }
  const level = () => stage.calls.ok('two', explainLevel, { query: { product_id, size_id: 40, store_id } })

  await takeOut('write_off', 'Suela despegada')
  await confirm('quarantine.kind.write_off')
  await toast(page, text('quarantine.done.write_off', { units: 1 })).waitFor()
  await takeOut('claim', 'Costura abierta')
  const claim = button(dialog, 'quarantine.kind.claim').last()
  expect(await claim.isDisabled()).toBe(true)
  await dialog.getByLabel(text('quarantine.supplier')).fill('Calzado del Valle')
  await confirm('quarantine.kind.claim')
  await page.getByText(text('quarantine.none_match')).waitFor()
  expect(await level()).toMatchObject({ on_hand: 0, proved: true })

  await page.getByRole('link', { name: text('quarantine.exits') }).click()
  const photo = page.getByRole('button', { name: text('quarantine.photo_of', { product: UNSOUND }) })
  // Shown once it was examined, without a reload.
  await photo.locator('img').first().waitFor()
  await photo.first().click()
  await dialog.getByRole('img', { name: PHOTO.name }).waitFor()
  await expectFits(page, 'a photo of what left quarantine')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await chooseStep(page, 'Calzado del Valle', text('quarantine.settle'))
  await dialog.getByRole('textbox', { name: /^Nota \(/ }).fill('Llegó con la remisión 118')
  await button(dialog, 'quarantine.settle').click()
  await dialog.getByText(text('quarantine.refused.nothing')).waitFor()
  await dialog.getByLabel(text('quarantine.replaced_of', { count: 1 })).fill('1')
  await confirm('quarantine.settle')
  await page.getByText(text('quarantine.came', { count: 1 })).waitFor()
  expect(await level()).toMatchObject({ on_hand: 1, available: 1, proved: true })

  await chooseStep(page, 'Suela despegada', text('quarantine.undo'))
  await dialog.getByLabel(text('transfer.reason')).fill('Se pegó de nuevo')
  await confirm('quarantine.undo')
  await page.getByText(text('quarantine.state.undone'), { exact: true }).first().waitFor()
  await page.goto(inside)
  await chooseStep(page, UNSOUND, text('quarantine.kind.restock'))
  await dialog.getByRole('textbox', { name: text('quarantine.units_of', { count: 1 }) }).waitFor()
})

const MIDDLE = [38, 39, 40, 41]
it.each(['desktop', 'phone'] as const)(
  'the middle sizes that a store lacks are moved once it is confirmed, and back, on a %s',
  async (screen) => {
    const name = `Talla rota ${screen} 7730`
    const shop = await companyShop(stage.calls)
    const [, taker] = shop.stores
    const run = [36, 37, 38, 39, 40, 41, 42, 43]
    const id = await stockProduct(stage.calls, shop, 3, run, name)
    const sizes = run.map((size_id) => ({ size_id, quantity: MIDDLE.includes(size_id) ? 0 : 1 }))
    const counted = { stores: [{ store_id: taker, sizes }] }
    await stage.calls.ok('two', countStock, { params: { id }, body: counted })
    const query = { filter: `product_id:${id}` }
    await expect.poll(() => stage.calls.ok('two', listBrokenRuns, { query }), PATIENT).toHaveLength(1)
    const { page } = await stage.person(
      'two',
      `/products/broken-runs?search=${encodeURIComponent(name)}`,
      screen,
    )
    await page.getByRole('link', { name }).first().waitFor()
    await expectFits(page, 'broken size runs')
    if (screen === 'desktop') await expectWhole(page, ['broken_runs.missing', 'broken_runs.proposal'])
    await chooseStep(page, name, text('broken_runs.move_now'))
    await dialogOf(page)
      .getByRole('button', { name: /^Mover 4 unidades a / })
      .click()
    const message = page.getByRole('status')
    await message.getByText(`Se movieron 4 unidades de ${name}, talla 38, 39, 40, 41, de`).waitFor()
    await page.locator('tr[data-done]').waitFor()
    const there = async () => {
      const stores = await stage.calls.ok('two', stockByStore, { params: { id } })
      return stores.find((one) => one.id === taker)?.sizes.map(({ quantity }) => quantity)
    }
    expect(await there()).toEqual(run.map(() => 1))
    // Beside the list: only now the row goes.
    await page.mouse.move(5, 5)
    await page.getByText(text('broken_runs.none_match')).waitFor()
    await message.getByRole('button', { name: text('common.undo') }).click()
    await message.getByText(`Volvieron 4 unidades de ${name}`).waitFor()
    expect(await there()).toEqual(sizes.map(({ quantity }) => quantity))
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

const EXPLAINED = 'Explicado Andino 2210'

it('an owner with a phone reads why there are two of a size: what came, what left, who holds one, and what is elsewhere', async () => {
  const shop = await companyShop(stage.calls)
  const [from_store, to_store] = shop.stores
  const product_id = await stockProduct(stage.calls, shop, 4, [38], EXPLAINED)
  const { id } = await anOrder(stage.calls, shop, { product_id, size_id: 38, quantity: 1 })
  const lines = [{ product_id, size_id: 38, quantity: 1 }]
  const draft = await stage.calls.ok('two', createTransfer, { body: { from_store, to_store, lines } })
  let { version } = draft
  for (const step of [prepareTransfer, sendTransfer])
    version = (await stage.calls.ok('two', step, { params: { id: draft.id }, body: { version } })).version

  const { page } = await stage.person('two', `/products/${product_id}/detail`, 'phone')
  const dialog = dialogOf(page, text('stock.why', { count: 2 }))
  await page.getByRole('button', { name: /^Por qué hay 2: talla 38, / }).click()
  await dialog.getByText(text('stock.why_proved')).waitFor()
  const rows = await dialog.getByRole('row').evaluateAll((all) =>
    all.slice(1).map((row) => {
      const [name, , units] = [...row.children].map((cell) => cell.textContent)
      const bar = row.querySelector('.ad-why__bar')?.getBoundingClientRect()
      return { name, units, start: bar?.left ?? 0, length: bar?.width ?? 0 }
    }),
  )
  const { seller_name } = (
    await stage.calls.ok('two', explainLevel, {
      query: { product_id, size_id: 38, store_id: from_store },
    })
  ).holds[0] ?? { seller_name: null }
  expect(rows.map(({ name, units }) => [name?.split(' · hasta ')[0], units])).toEqual([
    [text('stock.kind.count'), '+4'],
    [text('stock.kind.to_transit'), '−1'],
    [text('stock.why_on_hand'), '3'],
    [`Pedido #${id} · ${seller_name}`, '−1'],
    [text('minimum.available'), '2'],
  ])
  const [first] = rows
  const unit = (first?.length ?? 0) / 4
  const inUnits = (pixels: number) => Math.round(pixels / unit)
  expect(rows.map(({ start, length }) => [inUnits(start - (first?.start ?? 0)), inUnits(length)])).toEqual([
    [0, 4],
    [3, 1],
    [0, 3],
    [2, 1],
    [0, 2],
  ])
  await dialog.getByRole('link', { name: `#${draft.id} ` }).waitFor()
  await expectFits(page, 'why there are so many', '[role="dialog"]')
})
