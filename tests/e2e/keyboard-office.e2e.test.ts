import { saveBarcodes } from '@deportivo/contracts/catalogue/barcodes'
import { createTransfer, prepareTransfer, sendTransfer } from '@deportivo/contracts/catalogue/transfers'
import { anOrder } from '@deportivo/testkit/order'
import { stockProduct, type Shop } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dialogOf, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { focus, goByPalette, press, tabTo } from './parts/keyboard.ts'
import { readingLeaps } from './parts/reading-order.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

const MOVED = 'Teclado Traslado 610'
const COUNTED = 'Teclado Conteo 620'
const CODE = '7709990000023'

const heading = (page: Page, key: TextKey) => page.getByRole('heading', { level: 1, name: text(key) })

/** The page is read in the order in which it is seen. */
async function expectReadInOrder(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const { pathname } = new URL(page.url())
  expect({ pathname, leaps: await readingLeaps(page.locator('body')) }).toEqual({ pathname, leaps: [] })
}

/** Two pairs on their way to the second store. */
async function sentTransfer({ stores }: Shop, product_id: number): Promise<number> {
  const { calls } = stage
  const [from_store, to_store] = stores
  const lines = [{ product_id, size_id: 38, quantity: 2 }]
  const draft = await calls.ok('two', createTransfer, { body: { from_store, to_store, lines } })
  const params = { id: draft.id }
  const held = await calls.ok('two', prepareTransfer, { params, body: { version: draft.version } })
  await calls.ok('two', sendTransfer, { params, body: { version: held.version } })
  return draft.id
}

describe('by keyboard alone', () => {
  it('a warehouse receives a transfer, counts what it has of a product, and looks up its stock', async () => {
    const shop = await companyShop(stage.calls)
    const moved = await stockProduct(stage.calls, shop, 4, [38], MOVED)
    const transfer = await sentTransfer(shop, moved)
    const counted = await stockProduct(stage.calls, shop, 2, [38], COUNTED)
    const sizes = [{ size_id: 38, codes: [CODE] }]
    await stage.calls.ok('two', saveBarcodes, { params: { id: counted }, body: { sizes } })

    const { page } = await stage.person('winery_manager', '/products/transfers')
    await page.getByRole('link', { name: `#${transfer}`, exact: true }).waitFor()
    await expectReadInOrder(page)
    await press(page, `#${transfer}`)
    await page.waitForURL(`**/products/transfers/${transfer}`)
    await page.getByRole('button', { name: text('transfer.action.receive'), exact: true }).waitFor()
    await expectReadInOrder(page)
    await press(page, text('transfer.action.receive'))
    await dialogOf(page, text('transfer.receive_title', { id: transfer })).waitFor()
    await press(page, text('transfer.all_as_sent'))
    await page.keyboard.press('Control+Enter')
    await toast(page, text('transfer.step.receive')).waitFor()

    await page.keyboard.press('Control+k')
    await dialogOf(page, text('palette.title')).waitFor()
    await page.keyboard.type(COUNTED)
    await page.getByRole('option', { name: COUNTED }).first().waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`/products/${counted}/detail`))
    await page.getByRole('button', { name: text('count.count_it') }).waitFor()
    await expectReadInOrder(page)
    await press(page, text('count.count_it'))
    await dialogOf(page).getByLabel(text('products.store')).waitFor()
    await tabTo(page, text('products.store'))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Control+Enter')
    await page.waitForURL(/\/products\/counts\/\d+/)
    // The field for codes has the focus.
    await expect.poll(async () => (await focus(page)).name, PATIENT).toBe(text('count.scan'))
    await page.keyboard.type(CODE)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: text('count.one_more', { name: `${COUNTED} 38` }) }).waitFor()
    await expectReadInOrder(page)
    await press(page, text('count.one_more', { name: `${COUNTED} 38` }))
    await press(page, text('count.action.apply'), 'Shift+Tab')
    await dialogOf(page).waitFor()
    await page.keyboard.press('Control+Enter')
    await page.getByText(text('count.state.applied'), { exact: true }).first().waitFor()
  })

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

  it('an owner finds a profile in the table of permissions and grants it one more', async () => {
    const { page } = await stage.person('two', '/clients')
    await heading(page, 'menu.clients').waitFor()
    await goByPalette(page, text('menu.users'))
    await heading(page, 'menu.users').waitFor()
    await press(page, text('people.tab_permissions'))
    const profile = text('profile.freelance_seller')
    const own = page.getByRole('link', { name: text('grants.edit_profile', { profile }) })
    await own.waitFor()
    await expectReadInOrder(page)
    await press(page, text('grants.edit_profile', { profile }))
    await page.waitForURL(/profile=freelance_seller/)
    const permission = page.getByLabel(text('permission.read mail'))
    await permission.waitFor()
    // Backwards: it is the last one.
    await tabTo(page, text('permission.read mail'), 'Shift+Tab')
    await page.keyboard.press('ArrowDown')
    await press(page, text('common.save'))
    await toast(page, text('permissions.saved')).waitFor()
    expect(await permission.inputValue()).toBe('all')
  })
})
