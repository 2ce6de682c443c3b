import { orderAt } from '@deportivo/testkit/order'
import { PASSWORD } from '@deportivo/testkit/password'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cardIn, dialogOf, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { expectFocusRestored, focus, goByPalette, tabTo } from './parts/keyboard.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function chooseByPalette(page: Page, typed: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await dialogOf(page, text('palette.title')).waitFor()
  await page.keyboard.type(typed)
  await page.getByRole('option', { name: typed }).first().waitFor()
  await page.keyboard.press('Enter')
}

describe('without a mouse', () => {
  it('an order is found on the board, taken one step further, opened and closed again', async () => {
    const order = await orderAt(stage.calls, await companyShop(stage.calls), 'assign_dispatch_assistant')
    const { page } = await stage.person('head_dispatch', '/dispatches')
    await cardIn(page, 'assign_dispatch_assistant', order.id).waitFor()
    const card = text('board.card', { id: order.id, client: '' })

    await tabTo(page, text('board.search'))
    await page.keyboard.type(String(order.id))
    await expect.poll(() => page.getByRole('article').count(), PATIENT).toBe(1)
    await tabTo(page, card)
    await page.keyboard.press('e')
    await toast(page, 'Alistando pedido.').waitFor()
    await cardIn(page, 'getting_ready', order.id).waitFor()

    if (!(await focus(page)).name.startsWith(card)) await tabTo(page, card)
    await page.keyboard.press('Enter')
    await dialogOf(page, text('board.order', { id: order.id })).waitFor()
    await page.keyboard.press('Escape')
    await expectFocusRestored(page)
  })

  it('the open order is taken further, left and found again by Ctrl+K', async () => {
    const order = await orderAt(stage.calls, await companyShop(stage.calls), 'assign_dispatch_assistant')
    const { page } = await stage.person('head_dispatch', `/dispatches?order=${order.id}`)
    await dialogOf(page, text('board.order', { id: order.id })).waitFor()
    await chooseByPalette(page, text('order.action.get_ready'))
    await cardIn(page, 'getting_ready', order.id).waitFor()

    await chooseByPalette(page, text('order.action.to_news'))
    await dialogOf(page, text('order.action.to_news')).waitFor()
    await page.keyboard.press('Escape')
    await dialogOf(page, text('order.action.to_news')).waitFor({ state: 'detached' })
    await expect.poll(async () => (await focus(page)).name, PATIENT).not.toBe('')
    await goByPalette(page, text('menu.orders'))
    await heading(page, text('menu.orders')).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByText(text('palette.recent'), { exact: true }).waitFor()
    await page.getByRole('option', { name: new RegExp(`^#${order.id} · `) }).click()
    await heading(page, text('order.title', { id: order.id })).waitFor()
  })

  it('a user signs in, looks up a client, reads permissions, opens the board, changes the display settings and signs out', async () => {
    const { page } = await stage.guest()
    await page.goto('/')
    await heading(page, text('login.title')).waitFor()
    await expect.poll(async () => (await focus(page)).name, PATIENT).toContain(text('login.email'))
    await page.keyboard.type('two@demo.local')
    await tabTo(page, text('login.password'))
    await page.keyboard.type(PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/users/all')
    await heading(page, text('menu.users')).waitFor()

    await goByPalette(page, text('menu.clients'))
    await heading(page, text('menu.clients')).waitFor()
    await tabTo(page, text('pins.pin'))
    await page.keyboard.press('Enter')
    const pins = page.getByRole('navigation', { name: text('pins.title') })
    await pins.getByRole('link', { name: text('menu.clients') }).waitFor()
    await goByPalette(page, text('menu.users'))
    await heading(page, text('menu.users')).waitFor()
    const client = 'Brayan Quiñones Ríos'
    await page.getByRole('link', { name: client }).waitFor()
    await tabTo(page, client)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/users\/\d+$/)
    await heading(page, client).waitFor()

    await goByPalette(page, text('menu.users'))
    await heading(page, text('menu.users')).waitFor()
    await tabTo(page, text('people.tab_permissions'))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/users/permissions')

    await goByPalette(page, text('menu.dispatches'))
    await heading(page, text('menu.dispatches')).waitFor()
    // Backwards to the header: forwards, a full board lies between.
    await tabTo(page, text('panel.title'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await dialogOf(page, text('panel.title')).waitFor()
    await tabTo(page, text('panel.zoom'))
    await page.keyboard.press('ArrowRight')
    await page.getByText('110 %').waitFor()
    await page.keyboard.press('Escape')
    await expectFocusRestored(page)

    await tabTo(page, 'Adriana Lozano Pardo')
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: text('user.sign_out') }).waitFor()
    await tabTo(page, text('user.sign_out'))
    await page.keyboard.press('Enter')
    await heading(page, text('login.title')).waitFor()
  })
})
