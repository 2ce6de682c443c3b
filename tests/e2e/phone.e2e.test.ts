import { orderAt } from '@deportivo/testkit/order'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cardIn, cardOf, stageOf, stepButton, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

const PEOPLE_PAGES = ['/users/all', '/users/new', '/users/permissions', '/my-profile', '/audit', '/mail']

const ZOOMS = ['70', '100', '130']

/** How far the page can be pushed sideways. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return Math.max(0, scrollWidth - clientWidth)
  })

async function setZoom(page: Page, percent: string): Promise<void> {
  await page.getByRole('button', { name: text('panel.title') }).tap()
  await page.getByRole('slider', { name: text('panel.zoom') }).fill(percent)
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('common.close') })
    .tap()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
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
    for (const zoom of ZOOMS) {
      await setZoom(signedIn, zoom)
      for (const path of [
        '/clients',
        '/dispatches',
        '/administrative',
        '/share_products',
        '/orders',
        ...PEOPLE_PAGES,
      ]) {
        await signedIn.goto(path)
        await signedIn.getByRole('heading', { level: 1 }).waitFor()
        await signedIn.waitForLoadState('networkidle')
        expect([path, zoom, await overhang(signedIn)]).toEqual([path, zoom, 0])
      }
    }
  })
})
