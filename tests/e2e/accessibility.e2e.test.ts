import { anOrder } from '@deportivo/testkit/order'
import { text } from '@deportivo/texts/text'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { barriers } from './parts/barriers.ts'
import { companyShop } from './parts/company.ts'
import { showAs, type Look } from './parts/look.ts'
import { PAGES } from './parts/pages.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

// Colours depend on the scheme alone, names and directions on the language alone: two looks have all of both.
const LOOKS: readonly Look[] = [
  ['es', 'light'],
  ['ar', 'dark'],
]
// The pages on which most of an order is seen: each differs from the previous one by one setting.
const EVERY_LOOK: readonly Look[] = [
  ['es', 'light'],
  ['ar', 'light'],
  ['ar', 'dark'],
  ['es', 'dark'],
]

async function expectNoBarriers(page: Page, { where = 'html', looks = LOOKS } = {}): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(axe.source)
  const { pathname, search } = new URL(page.url())
  for (const [language, colorScheme] of looks) {
    await showAs(page, [language, colorScheme])
    const look = { page: pathname + search, language, colorScheme }
    expect({ ...look, barriers: await barriers(page, where) }).toEqual({ ...look, barriers: [] })
  }
}

const GUEST_PAGES = ['/login', '/forgot-password', '/reset-password', '/404']
// Every page, on a machine that also runs everything else.
const ALL_PAGES_MS = 600_000

describe('no page has accessibility violations, in light and dark, left to right and right to left', () => {
  it('on a page before signing in', async () => {
    const { page } = await stage.guest()
    for (const path of GUEST_PAGES) {
      await page.goto(path)
      await expectNoBarriers(page)
    }
  })

  it(
    'on a page of the console',
    async () => {
      const { page } = await stage.person('two', '/clients')
      for (const path of PAGES) {
        await page.goto(path)
        await expectNoBarriers(page)
      }
    },
    ALL_PAGES_MS,
  )

  it('on the screen of a sale and its checkout', async () => {
    const order = await anOrder(stage.calls, await companyShop(stage.calls))
    const { page } = await stage.person('online_seller', `/sales/${order.id}/${order.client_id}`)
    await expectNoBarriers(page, { looks: EVERY_LOOK })
    await page.getByRole('button', { name: text('order.action.check_out'), exact: true }).click()
    await page.getByLabel(text('checkout.method')).waitFor()
    await expectNoBarriers(page, { looks: EVERY_LOOK })
  })

  it('in the notifications', async () => {
    const { page } = await stage.person('winery_manager', '/clients')
    await page.getByRole('button', { name: new RegExp(`^${text('notification.title')}`) }).click()
    const panel = page.getByRole('dialog', { name: text('notification.title') })
    await panel.getByRole('listitem').first().waitFor()
    // What is hidden behind an open dialog is not checked.
    await expectNoBarriers(page, { where: '[role="dialog"]' })
  })

  it('on an order beside the board', async () => {
    const order = await anOrder(stage.calls, await companyShop(stage.calls))
    const { page } = await stage.person('two', `/dispatches?order=${order.id}`)
    await page.getByRole('tab', { name: text('board.tab_info') }).waitFor()
    await expectNoBarriers(page, { looks: EVERY_LOOK })
  })
})
