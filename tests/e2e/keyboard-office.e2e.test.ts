import { anOrder } from '@deportivo/testkit/order'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dialogOf } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { focus, press, tabTo } from './parts/keyboard.ts'
import { readingLeaps } from './parts/reading-order.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

const heading = (page: Page, key: TextKey) => page.getByRole('heading', { level: 1, name: text(key) })

/** The page is read in the order in which it is seen. */
async function expectReadInOrder(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const { pathname } = new URL(page.url())
  expect({ pathname, leaps: await readingLeaps(page.locator('body')) }).toEqual({ pathname, leaps: [] })
}

describe('by keyboard alone', () => {
  it('a manager opens a report, narrows it to a profile and exports it', async () => {
    await anOrder(stage.calls, await companyShop(stage.calls))
    const { page } = await stage.person('one', '/clients')
    await heading(page, 'menu.clients').waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('a')
    await heading(page, 'menu.administrative').waitFor()
    await page.keyboard.press('3')
    await page.waitForURL(/range=30d/)
    const profile = text('reports.dimension.profile')
    await page.getByLabel(profile, { exact: true }).waitFor()
    await expectReadInOrder(page)
    await tabTo(page, new RegExp(`^${profile}$`))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/profile_id=/)
    await press(page, text('list.export'), 'Shift+Tab')
    const dialog = dialogOf(page)
    await dialog.waitFor()
    const file = page.waitForEvent('download')
    await page.keyboard.press('Control+Enter')
    expect((await file).suggestedFilename()).toMatch(/\.xlsx$/)
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(async () => (await focus(page)).name, PATIENT).toBe(text('list.export'))
  })
})
