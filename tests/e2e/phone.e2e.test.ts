import { orderAt } from '@deportivo/testkit/order'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { overhang } from './parts/barriers.ts'
import { cardIn, cardOf, stageOf, stepButton, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

const PAGES = [
  '/clients',
  '/dispatches',
  '/administrative',
  '/share_products',
  '/orders',
  '/users/all',
  '/users/new',
  '/users/permissions',
  '/my-profile',
  '/audit',
  '/mail',
  '/settings',
  '/events',
  '/operational',
  '/cash_flow',
]

async function chooseZoom(page: Page, percent: string): Promise<void> {
  await page.getByRole('button', { name: text('panel.title') }).click()
  await page.getByRole('slider', { name: text('panel.zoom') }).fill(percent)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('common.close') })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Changes the size of an open page without using the slider. */
const showAt = (page: Page, zoom: number): Promise<void> =>
  page.evaluate((share) => {
    const { style } = document.documentElement
    style.setProperty('zoom', String(share))
    style.setProperty('--ad-zoom', String(share))
  }, zoom)

/** Opens every page in turn and lists those that can be scrolled sideways. */
async function expectNoOverhang(page: Page, zooms: readonly number[]): Promise<void> {
  for (const path of PAGES) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    for (const zoom of zooms) {
      await showAt(page, zoom)
      // The browser detects a table that is too wide, and only then makes it scrollable.
      await expect.poll(() => overhang(page), { ...PATIENT, message: `${path} at ${zoom}` }).toBe(0)
    }
  }
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
    await stages.getByRole('button', { name: text('order.state.getting_ready') }).tap()
    await cardIn(page, 'getting_ready', order.id).waitFor()
  })

  it('no page is wider than the screen, whatever the font size', async () => {
    const { page } = await stage.guest('phone')
    await page.goto('/login')
    await page.getByRole('heading', { name: text('login.title') }).waitFor()
    expect(['login', await overhang(page)]).toEqual(['login', 0])
    const signedIn = (await stage.person('two', '/clients', 'phone')).page
    await expectNoOverhang(signedIn, [0.7, 1, 1.3])
  })

  it('a dialog is the whole screen and no more, also with the largest font', async () => {
    const { page } = await stage.person('two', '/clients', 'phone')
    for (const zoom of [1, 1.3]) {
      await showAt(page, zoom)
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
})

describe('on a tablet', () => {
  it('the header leaves out what has no room beside the menu, and its actions are one menu', async () => {
    const { page } = await stage.person('two', '/clients')
    await page.getByRole('button', { name: text('header.seller_orders') }).waitFor()
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.getByRole('button', { name: text('header.new'), exact: true }).click()
    await page.getByRole('menuitem', { name: text('header.seller_orders') }).waitFor()
    expect(await overhang(page)).toBe(0)
  })
})

describe('on a desktop', () => {
  it('no page is wider than the screen with the largest font, and the setting applies on other devices', async () => {
    const { page } = await stage.person('one', '/clients')
    await chooseZoom(page, '130')
    await expectNoOverhang(page, [1, 1.3])
    const elsewhere = (await stage.person('one', '/clients')).page
    await elsewhere.getByRole('heading', { level: 1 }).waitFor()
    const zoom = () => elsewhere.evaluate(() => document.documentElement.style.getPropertyValue('zoom'))
    expect(await zoom()).toBe('1.3')
  })
})
