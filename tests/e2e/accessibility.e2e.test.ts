import { anOrder } from '@deportivo/testkit/order'
import { text } from '@deportivo/texts/text'
import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { companyShop } from './parts/company.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const SCHEMES = ['light', 'dark'] as const

/** What would keep somebody from using the page, with where it is. */
async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const found = await page.evaluate<AxeResults, readonly string[]>(
    (tags) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, { runOnly: [...tags] }),
    RULES,
  )
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
    )
}

async function expectNoBarriers(page: Page): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme })
    // Loaded anew: half-way from one scheme to the other, nobody reads.
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect({ colorScheme, barriers: await barriers(page) }).toEqual({ colorScheme, barriers: [] })
  }
}

describe('nobody is kept out, in light and in dark', () => {
  it.each([
    ['login', '/login'],
    ['way to a new password', '/forgot-password'],
    ['new password', '/reset-password'],
  ])('by the %s', async (_, path) => {
    const { page } = await stage.guest()
    await page.goto(path)
    await expectNoBarriers(page)
  })

  it.each([
    ['clients', '/clients'],
    ['product search', '/share_products'],
    ['orders', '/orders'],
    ['dispatch board', '/dispatches'],
    ['dispatch list', '/dispatches?view=list'],
    ['report of the day', '/administrative?range=30d'],
    ['list of users', '/users/all'],
    ['new user', '/users/new'],
    ['map of permissions', '/users/permissions'],
    ['permissions of a profile', '/users/permissions?profile=online_seller'],
    ['own profile', '/my-profile'],
    ['audit', '/audit'],
    ['outbox', '/mail'],
  ])('by the %s', async (_, path) => {
    const { page } = await stage.person('two', path)
    await expectNoBarriers(page)
  })

  it('by the screen of a sale and its checkout', async () => {
    const order = await anOrder(stage.calls, await companyShop(stage.calls))
    const { page } = await stage.person('online_seller', `/sales/${order.id}/${order.client_id}`)
    await expectNoBarriers(page)
    await page.getByRole('button', { name: text('order.action.check_out'), exact: true }).click()
    await page.getByLabel(text('checkout.method')).waitFor()
    await expectNoBarriers(page)
  })

  it('by an order beside the board', async () => {
    const order = await anOrder(stage.calls, await companyShop(stage.calls))
    const { page } = await stage.person('two', `/dispatches?order=${order.id}`)
    await page.getByRole('tab', { name: text('board.tab_info') }).waitFor()
    await expectNoBarriers(page)
  })
})
