import { anOrder } from '@deportivo/testkit/order'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dialogOf, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { expectInSight, focus, press, tabTo } from './parts/input/keyboard.ts'
import { expectReadInOrder } from './parts/pages/reading-order.ts'
import { withoutPagesAhead } from './parts/pages/pages-ahead.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

const heading = (page: Page, key: TextKey) => page.getByRole('heading', { level: 1, name: text(key) })

describe('by keyboard alone', () => {
  it('a manager opens a report, narrows it to a profile and exports it', async () => {
    await anOrder(stage.calls, await companyShop(stage.calls))
    const { page } = await stage.person('one', '/clients')
    await heading(page, 'menu.clients').waitFor()
    await page.keyboard.press('g', { delay: 60 })
    await page.keyboard.press('a')
    await heading(page, 'menu.administrative').waitFor()
    await page.keyboard.press('3')
    await page.waitForURL(/range=30d/)
    const profile = text('reports.dimension.profile')
    await expectReadInOrder(page)
    await press(page, text('list.more_filters'))
    await page.getByLabel(profile, { exact: true }).waitFor()
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

  it('words typed after a slash, while the code of the next page is on its way, are searched for there', async () => {
    const { page } = await stage.person('two', '/users/permissions')
    await withoutPagesAhead(page)
    await page.reload()
    await page.getByRole('region', { name: text('grants.map_of_all') }).waitFor()
    let arrive = (): void => undefined
    const arrival = new Promise<void>((resolve) => (arrive = resolve))
    await page.route('**/assets/*.js', (route) => arrival.then(() => route.continue()))
    const asked = page.waitForRequest('**/assets/*.js')
    // As fast as a hand: faster keys are those of a scanner.
    await page.keyboard.press('g', { delay: 60 })
    await page.keyboard.press('c', { delay: 60 })
    await asked
    await page.keyboard.type('/bray')
    arrive()
    await heading(page, 'menu.clients').waitFor()
    await page.keyboard.type('an')
    await page.waitForURL(/[?&]search=brayan/)
  })

  it('an administrator opens a profile from the map, reads what a change does, and saves it', async () => {
    const { page } = await stage.person('two', '/users/permissions')
    const map = page.getByRole('region', { name: text('grants.map_of_all') })
    await map.waitFor()
    await expectReadInOrder(page)
    const opens = text('grants.edit_profile', { profile: text('profile.local_seller') })
    await press(page, opens, 'Shift+Tab')
    await page.waitForURL(/profile=local_seller$/)
    const preview = page.getByRole('region', { name: text('grants.preview') })
    await preview.waitFor()
    await expectReadInOrder(page)
    await tabTo(page, text('permission.read users'))
    for (const _ of new Array(8)) {
      await page.keyboard.press('Tab')
      await expectInSight(page)
    }
    await tabTo(page, text('permission.read clients'), 'Shift+Tab')
    await page.keyboard.press('Home')
    await preview.getByText(text('grants.preview_goes')).first().waitFor()
    await tabTo(page, text('permission.create clients'))
    await page.keyboard.press('Control+Enter')
    await toast(page, text('permissions.saved')).waitFor()
    await page.getByText(text('grants.unchanged', { count: 0 })).waitFor()
  })
})
