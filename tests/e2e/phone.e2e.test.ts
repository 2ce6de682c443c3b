import { orderAt } from '@deportivo/testkit/order'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cardIn, cardOf, stageOf, stepButton, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { openStage } from './parts/stage.ts'

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

const ZOOMS = ['70', '100', '130']

/** How far the page can be pushed sideways. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return Math.max(0, scrollWidth - clientWidth)
  })

async function setZoom(page: Page, percent: string): Promise<void> {
  await page.getByRole('button', { name: text('panel.title') }).click()
  await page.getByRole('slider', { name: text('panel.zoom') }).fill(percent)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('common.close') })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Opens every page in turn and finds none that can be pushed sideways. */
async function expectNoOverhang(page: Page, zoom: string): Promise<void> {
  await setZoom(page, zoom)
  for (const path of PAGES) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect([path, zoom, await overhang(page)]).toEqual([path, zoom, 0])
  }
}

describe('on a phone', () => {
  it('the board is one stage at a time, and a card is taken a step further with the thumb', async () => {
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

  it('no page is wider than the screen, whatever the size of its letters', async () => {
    const { page } = await stage.guest('phone')
    await page.goto('/login')
    await page.getByRole('heading', { name: text('login.title') }).waitFor()
    expect(['login', await overhang(page)]).toEqual(['login', 0])
    const signedIn = (await stage.person('two', '/clients', 'phone')).page
    for (const zoom of ZOOMS) await expectNoOverhang(signedIn, zoom)
  })
})

describe('on a desktop', () => {
  it('no page is wider than the screen with the largest letters, and they are found again elsewhere', async () => {
    const { page } = await stage.person('one', '/clients')
    await expectNoOverhang(page, '100')
    await expectNoOverhang(page, '130')
    const elsewhere = (await stage.person('one', '/clients')).page
    await elsewhere.getByRole('heading', { level: 1 }).waitFor()
    const zoom = () => elsewhere.evaluate(() => document.documentElement.style.getPropertyValue('zoom'))
    expect(await zoom()).toBe('1.3')
  })
})
