import { savePreferences } from '@deportivo/contracts/admin/preferences'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { anOrder, orderAt } from '@deportivo/testkit/order'
import { MEDELLIN } from '@deportivo/testkit/shop'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cardIn, cardOf, dialogOf, stageOf, stepButton, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { DIALOG_SHAPES, expectDialogInShapes } from './parts/fit/fits.ts'
import { openStage } from './parts/stage.ts'
import { WHOLE_WALK, zoomTo } from './parts/pages/walk.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

async function chooseZoom(page: Page, percent: string): Promise<void> {
  await page.getByRole('button', { name: text('panel.title') }).click()
  await page.getByRole('slider', { name: text('panel.zoom') }).fill(percent)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('common.close') })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

describe('on a phone', () => {
  it('the board shows one column at a time, and a card is taken a step further with the thumb', async () => {
    const order = await orderAt(stage.calls, await companyShop(stage.calls), 'assign_dispatch_assistant')
    const { page } = await stage.person('head_dispatch', '/dispatches', 'phone')
    const stages = page.getByRole('group', { name: text('board.stages') })
    await stages.getByRole('button', { name: text('order.state.assign_dispatch_assistant') }).tap()
    await stageOf(page, 'assign_dispatch_assistant').waitFor()
    expect(await stageOf(page, 'validating_payment').count()).toBe(0)
    await stepButton(cardOf(page, order.id), 'get_ready').tap()
    await toast(page, 'Alistando pedido.').waitFor()
    // Still in sight, with what comes next, until its stage is left.
    const next = text('board.next_step', { step: text('order.action.pack') })
    await cardIn(page, 'assign_dispatch_assistant', order.id).getByRole('button', { name: next }).tap()
    const body = page.getByRole('dialog').locator('.ad-dialog__body')
    await body.waitFor()
    await page.keyboard.press('Escape')
    await body.waitFor({ state: 'detached' })
    await stages.getByRole('button', { name: text('order.state.getting_ready') }).tap()
    await cardIn(page, 'getting_ready', order.id).waitFor()
  })

  it.each([
    ['upright', 390, 844],
    ['lying', 690, 400],
  ] as const)(
    'a message that stands when a dialog opens covers nothing of it: %s',
    async (_, width, height) => {
      const { id } = await orderAt(stage.calls, await companyShop(stage.calls), 'assign_dispatch_assistant')
      const { page } = await stage.person('two', `/dispatches?order=${id}`, 'phone')
      await page.setViewportSize({ width, height })
      const drawer = page.getByRole('dialog')
      await stepButton(drawer, 'get_ready').tap()
      await toast(page, 'Alistando pedido.').waitFor()
      await stepButton(drawer, 'cancel').tap()
      const dialog = dialogOf(page, text('order.action.cancel'))
      await dialog.getByRole('button', { name: text('common.close') }).waitFor()
      const message = page.locator('.ad-toast')
      await expect
        .poll(async () => {
          const box = await message.boundingBox()
          const parts = dialog.locator('h2, .ad-dialog__body, .ad-dialog__foot')
          const others = await Promise.all((await parts.all()).map((part) => part.boundingBox()))
          return others.map(
            (other) => !!box && !!other && other.y < box.y + box.height && box.y < other.y + other.height,
          )
        })
        .toEqual([false, false, false])
      expect(await message.count()).toBe(1)
    },
  )

  it('an order that is taken in its drawer moves nothing below', async () => {
    const { id } = await orderAt(stage.calls, await companyShop(stage.calls), 'assign_dispatch_assistant')
    const { page } = await stage.person('head_dispatch', `/dispatches?order=${id}`, 'phone')
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('tab').first().waitFor()
    const tops = async () =>
      Promise.all(
        [
          drawer.getByRole('heading').first(),
          stepButton(drawer, 'get_ready'),
          drawer.getByRole('tab').first(),
        ].map(async (part) => (await part.boundingBox())?.y),
      )
    const before = await tops()
    await drawer.getByRole('button', { name: text('board.take'), exact: true }).tap()
    await drawer.getByText(text('board.claim_mine')).waitFor()
    expect(await tops()).toEqual(before)
  })

  it('a message leaves the title of a drawer in sight', async () => {
    const { id } = await orderAt(stage.calls, await companyShop(stage.calls), 'assign_dispatch_assistant')
    const { page } = await stage.person('head_dispatch', `/dispatches?order=${id}`, 'phone')
    const drawer = page.getByRole('dialog')
    await stepButton(drawer, 'get_ready').tap()
    await toast(page, 'Alistando pedido.').waitFor()
    const reported = await page.locator('.ad-toast').boundingBox()
    const title = await drawer.getByRole('heading').first().boundingBox()
    if (!reported || !title) throw new Error('there is no message, or no title')
    expect(reported.y).toBeGreaterThan(title.y + title.height)
    expect(reported.y + reported.height).toBeLessThanOrEqual(844)
  })

  it('a message is no higher than its text while cards are chosen', async () => {
    const { id } = await orderAt(stage.calls, await companyShop(stage.calls), 'assign_dispatch_assistant')
    const address = `/dispatches?stage=assign_dispatch_assistant&q=${id}`
    const { page } = await stage.person('head_dispatch', address, 'phone')
    await cardOf(page, id).getByRole('checkbox').check({ force: true })
    await page.locator('[data-foot="bulk"]').waitFor()
    await stepButton(cardOf(page, id), 'get_ready').tap()
    await toast(page, 'Alistando pedido.').waitFor()
    expect((await page.locator('.ad-toast').boundingBox())?.height).toBeLessThan(100)
  })

  it('the board begins with its stages, and offers no filter with one value to an assistant', async () => {
    const { id } = await orderAt(stage.calls, await companyShop(stage.calls), 'assign_dispatch_assistant')
    const { page } = await stage.person(
      'head_dispatch',
      '/dispatches?stage=assign_dispatch_assistant',
      'phone',
    )
    await cardOf(page, id).waitFor()
    expect((await page.getByRole('article').first().boundingBox())?.y).toBeLessThan(200)
    const stages = page.getByRole('group', { name: text('board.stages') })
    const topOfStages = async () => (await stages.boundingBox())?.y ?? NaN
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(topOfStages).toBeLessThan(110)
    expect(await topOfStages()).toBeGreaterThanOrEqual(0)
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('button', { name: text('board.find', { count: 0 }) }).tap()
    await page.getByRole('button', { name: text('board.only_mine') }).waitFor()

    const own = (await stage.person('dispatch_assistant', '/dispatches', 'phone')).page
    await own.getByRole('button', { name: text('board.find', { count: 0 }) }).tap()
    await own.getByRole('button', { name: text('board.only_late') }).waitFor()
    expect(await own.getByRole('button', { name: text('board.only_mine') }).count()).toBe(0)
    await own.getByRole('button', { name: text('list.filters'), exact: true }).tap()
    const sheet = own.getByRole('dialog', { name: text('list.filters') })
    await sheet.getByLabel(text('board.filter_city')).waitFor()
    expect(await sheet.getByLabel(text('board.filter_assistant'), { exact: true }).count()).toBe(0)
  })

  it('a dialog is the whole screen and no more, also with the largest font', async () => {
    const { page } = await stage.person('two', '/clients', 'phone')
    for (const zoom of [1, 1.3]) {
      await zoomTo(page, zoom)
      await page.getByRole('button', { name: text('client.new') }).tap()
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      const { x, y, width, height } = (await dialog.boundingBox()) ?? {
        x: NaN,
        y: NaN,
        width: NaN,
        height: NaN,
      }
      expect([zoom, ...[x, y, width, height].map(Math.round)]).toEqual([zoom, 0, 0, 390, 844])
      await dialog.getByRole('button', { name: text('common.close') }).tap()
      await dialog.waitFor({ state: 'detached' })
    }
  })

  it('a confirmation is at the foot of the screen, and no higher than its text', async () => {
    const { page } = await stage.person('two', '/brands/list', 'phone')
    const row = page.getByRole('row').nth(1)
    await row.getByRole('button', { name: text('common.more') }).tap()
    await page.getByRole('menuitem', { name: text('common.delete') }).tap()
    const { y = 0, height = 0 } = (await page.getByRole('dialog').boundingBox()) ?? {}
    expect([Math.round(y + height), height < 844 / 2]).toEqual([844, true])
  })
})

describe('on a tablet', () => {
  it('menu and actions open over the page, and all of the header is on the screen', async () => {
    const { page } = await stage.person('two', '/clients')
    await page.getByRole('button', { name: text('header.seller_orders') }).waitFor()
    const menu = page.getByRole('navigation', { name: text('menu.title') })
    for (const width of [701, 999]) {
      await page.setViewportSize({ width, height: 1024 })
      await expect.poll(() => menu.count()).toBe(0)
      const ends = await page
        .locator('header button')
        .evaluateAll((buttons) =>
          buttons.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().right),
        )
      expect(Math.max(...ends)).toBeLessThanOrEqual(width)
      await page.getByRole('button', { name: text('header.new'), exact: true }).click()
      await page.getByRole('menuitem', { name: text('header.seller_orders') }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: text('menu.open') }).click()
      await menu.getByRole('link', { name: text('menu.orders') }).waitFor()
      await page.keyboard.press('Escape')
    }
    await page.setViewportSize({ width: 1000, height: 1024 })
    // The one over the page goes away.
    await expect.poll(() => menu.count()).toBe(1)
  })
})

/** Dialogs by what opens them on a desktop. */
async function openings(page: Page) {
  const { calls } = stage
  const shop = await companyShop(calls)
  const building = await anOrder(calls, shop)
  const product = building.products[0]?.product_name ?? ''
  const proved = await orderAt(calls, shop, 'validating_payment')
  await uploadPhoto(calls, 'two', proved.id, ATTACHMENT_TYPES.payment_support)
  const packed = await orderAt(calls, shop, 'packing_up', { city_id: MEDELLIN })
  const press = (key: TextKey) =>
    page
      .getByRole('button', { name: text(key), exact: true })
      .first()
      .click()
  const step = (id: number, name: 'validate_payment' | 'upload_guide') =>
    stepButton(cardOf(page, id), name).click()
  return [
    ['/clients', 'client form', () => press('client.new')],
    ['/clients', 'new order', () => press('header.warehouse_order')],
    ['/clients', 'palette', () => page.keyboard.press('Control+k')],
    [
      `/sales/${building.id}/${building.client_id}?q=${encodeURIComponent(product)}`,
      'size grid',
      () => page.getByRole('button', { name: product, exact: true }).first().click(),
    ],
    ['/dispatches', 'validation', () => step(proved.id, 'validate_payment')],
    ['/dispatches', 'waybill', () => step(packed.id, 'upload_guide')],
    [`/dispatches?order=${packed.id}`, 'order drawer', () => Promise.resolve()],
  ] as const
}

describe('at any width, and at twice and four times the size of a desktop', () => {
  it('every control of a dialog can be reached, and nothing is pushed sideways', WHOLE_WALK, async () => {
    const { page } = await stage.person('two', '/clients')
    const own = page.viewportSize() ?? { width: 1440, height: 900 }
    for (const [path, what, openDialog] of await openings(page)) {
      await page.goto(path)
      await page.getByRole('main').getByRole('heading', { level: 1, includeHidden: true }).waitFor()
      await openDialog()
      await page.getByRole('dialog').last().waitFor()
      await page.waitForLoadState('networkidle')
      await expectDialogInShapes(page, what, DIALOG_SHAPES)
      await page.setViewportSize(own)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/orders')
    await page.getByRole('button', { name: text('list.filters') }).click()
    await page.getByRole('dialog', { name: text('list.filters') }).waitFor()
    await expectDialogInShapes(page, 'filters', [
      { width: 320, height: 720 },
      { width: 360, height: 225 },
    ])
  })
})

describe('on a desktop', () => {
  it('the largest font, once chosen, applies on other devices', async () => {
    const { page } = await stage.person('two', '/clients')
    const saved = page.waitForResponse(
      (reply) => reply.request().method() === 'PUT' && reply.url().endsWith(savePreferences.path),
    )
    await chooseZoom(page, '130')
    await saved
    const elsewhere = (await stage.person('two', '/clients')).page
    await elsewhere.getByRole('heading', { level: 1 }).waitFor()
    const zoom = () => elsewhere.evaluate(() => document.documentElement.style.getPropertyValue('zoom'))
    await expect.poll(zoom, PATIENT).toBe('1.3')
  })
})
