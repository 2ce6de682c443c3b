import { savePreferences } from '@deportivo/contracts/admin/preferences'
import { anOrder, orderAt } from '@deportivo/testkit/order'
import { directionOf } from '@deportivo/texts/languages'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cardOf, dialogOf, stepButton, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { expectNoBarriers } from './parts/fit/fits.ts'
import { sideways } from './parts/fit/sideways.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

const MENU = '[role="menu"]'
const DIALOG = '[role="dialog"]'

/** Looks at what was opened, and closes it. */
async function expectOpened(page: Page, what: string, place: string): Promise<void> {
  await page.locator(place).first().waitFor()
  await expectNoBarriers(page, what, place)
  // A change of language draws the page anew, and what had the focus with it.
  await page.locator(place).first().locator('a, button').first().focus()
  await page.keyboard.press('Escape')
  await page.locator(place).first().waitFor({ state: 'detached' })
}

describe('what opens over a page has no accessibility violation', () => {
  it('the menus of the user, of a row and of a card, the drawer of the menu, and the quick panel', async () => {
    const { id } = await orderAt(stage.calls, await companyShop(stage.calls), 'payment_validated')
    const { page } = await stage.person('two', '/clients')
    const row = page.getByRole('row').nth(1)
    await row.getByRole('link').waitFor()
    await page.getByRole('button', { name: text('profile.two') }).click()
    await expectOpened(page, 'user menu', MENU)
    await row.getByRole('button', { name: text('common.more') }).click()
    await expectOpened(page, 'row menu', MENU)
    await page.getByRole('button', { name: text('panel.title') }).click()
    await expectOpened(page, 'quick panel', DIALOG)

    await page.goto('/dispatches')
    await cardOf(page, id)
      .getByRole('button', { name: text('board.menu', { id }) })
      .click()
    await expectOpened(page, 'card menu', MENU)

    await page.setViewportSize({ width: 834, height: 1112 })
    await page.getByRole('button', { name: text('menu.open') }).click()
    await expectOpened(page, 'menu drawer', DIALOG)
  })

  it('each tab of an order, and the message that offers to undo a step', async () => {
    const { id } = await orderAt(stage.calls, await companyShop(stage.calls), 'assign_dispatch_assistant')
    const { page } = await stage.person('head_dispatch', `/dispatches?order=${id}`)
    for (const tab of ['info', 'products', 'files', 'history'] as const) {
      await page.getByRole('tab', { name: text(`board.tab_${tab}`) }).click()
      await page.waitForLoadState('networkidle')
      await expectNoBarriers(page, tab, DIALOG)
    }
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
    await stepButton(cardOf(page, id), 'get_ready').click()
    await toast(page, 'Alistando pedido.').waitFor()
    await page
      .locator('.ad-toast')
      .getByRole('button', { name: text('common.undo') })
      .focus()
    await expectNoBarriers(page, 'undo', '.ad-toast')
  })

  it('the notifications', async () => {
    const { page } = await stage.person('winery_manager', '/clients')
    await page.getByRole('button', { name: new RegExp(`^${text('notification.title')}`) }).click()
    const panel = page.getByRole('dialog', { name: text('notification.title') })
    await panel.getByRole('listitem').first().waitFor()
    await expectNoBarriers(page, 'notifications', DIALOG)
  })
})

describe('the pages on which most of an order is seen have no accessibility violation in any look', () => {
  it('the screen of a sale and its checkout', async () => {
    const { id, client_id } = await anOrder(stage.calls, await companyShop(stage.calls))
    const { page } = await stage.person('online_seller', `/sales/${id}/${client_id}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await expectNoBarriers(page, 'sale', 'html')
    await page.getByRole('button', { name: text('order.action.check_out'), exact: true }).click()
    await page.getByLabel(text('checkout.method')).waitFor()
    await page.waitForLoadState('networkidle')
    await expectNoBarriers(page, 'checkout', 'html')
  })

  it('an order beside the board', async () => {
    const { id } = await anOrder(stage.calls, await companyShop(stage.calls))
    const { page } = await stage.person('two', `/dispatches?order=${id}`)
    await page.getByRole('tab', { name: text('board.tab_info') }).waitFor()
    await page.waitForLoadState('networkidle')
    await expectNoBarriers(page, 'order', 'html')
  })
})

const MAIN_PAGES = [
  '/clients',
  '/orders',
  '/dispatches',
  '/administrative?range=30d',
  '/share_products',
  '/users/all',
  '/users/permissions?profile=online_seller',
  '/settings',
]

/** What of the header and of the menu lies beside the screen. */
const outside = (page: Page): Promise<string[]> =>
  page.locator('body header, nav').evaluateAll((frames) =>
    frames
      .filter((frame) => frame.closest('main') === null)
      .flatMap((frame) => [...frame.querySelectorAll('a, button')])
      .filter((one) => {
        const { left, right } = one.getBoundingClientRect()
        return one.checkVisibility() && (left < -1 || right > innerWidth + 1)
      })
      .map((one) => one.textContent),
  )

describe('with the menu above the page', () => {
  it.each([
    ['layout2', 'tr'],
    ['layout3', 'ar'],
  ] as const)(
    '%s in %s: all of the menu and the header is on the screen, and nothing fails',
    async (layout, language) => {
      const { page } = await stage.person('two', '/clients')
      await stage.calls.ok('two', savePreferences, { body: { layout, language } })
      const failed: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') failed.push(`${page.url()} ${message.text()}`)
      })
      try {
        await page.reload()
        const way = `html[lang="${language}"][dir="${directionOf(language)}"]`
        for (const path of MAIN_PAGES) {
          await page.setViewportSize({ width: 1440, height: 900 })
          await page.goto(path)
          await page.locator(`${way} .ad-shell--top`).waitFor()
          await page.getByRole('heading', { level: 1 }).waitFor()
          await page.waitForLoadState('networkidle')
          for (const width of [1440, 1024]) {
            await page.setViewportSize({ width, height: 900 })
            const at = `${path} in ${layout} at ${width}`
            const found = { at, sideways: await sideways(page), outside: await outside(page) }
            expect(found).toEqual({ at, sideways: 0, outside: [] })
          }
        }
      } finally {
        await stage.calls.ok('two', savePreferences, { body: { layout: 'layout1', language: 'es' } })
      }
      expect(failed).toEqual([])
    },
  )
})
