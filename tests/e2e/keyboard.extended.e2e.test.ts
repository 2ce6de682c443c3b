import { getClient } from '@deportivo/contracts/clients/clients'
import { shownIdentification } from '@deportivo/contracts/identification'
import { orderAt } from '@deportivo/testkit/order'
import { PASSWORD } from '@deportivo/testkit/password'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cardIn, dialogOf, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { expectFocusRestored, focus, goByPalette, tabTo } from './parts/input/keyboard.ts'
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

  it('Ctrl+K finds orders with their money, clients by their NIT, actions, and what is open', async () => {
    const order = await orderAt(stage.calls, await companyShop(stage.calls), 'assign_dispatch_assistant')
    const client = await stage.calls.ok('two', getClient, { params: { id: order.client_id } })
    const { page } = await stage.person('two', `/sales/${order.id}`)
    await heading(page, text('order.title', { id: order.id })).waitFor()
    await page.keyboard.press('Control+k')
    const palette = dialogOf(page, text('palette.title'))
    const input = palette.getByRole('combobox')
    const option = (name: string | RegExp) => palette.getByRole('option', { name })
    await palette.getByText(text('palette.open_thing'), { exact: true }).waitFor()
    await option(new RegExp(`^${text('order.action.get_ready')}`)).waitFor()
    for (const action of [
      text('palette.new_order'),
      text('client.new'),
      text('palette.theme', { theme: text('panel.theme_dark') }),
      text('palette.language', { language: 'English' }),
      text('user.sign_out'),
    ]) {
      await input.fill(action)
      await option(action).waitFor()
    }
    await input.fill(client.name)
    await option(new RegExp(`^#${order.id} · ${client.name}`))
      .filter({ hasText: text(`order.state.${order.state_id}`) })
      .filter({ hasText: order.total_value.toLocaleString('es-CO') })
      .waitFor()
    const number = client.identification_number
    await input.fill(number)
    await option(new RegExp(`^${client.name}`))
      .filter({ hasText: shownIdentification(number) })
      .waitFor()
    // Of the digits, only the orders of that client may come: none has them as its number.
    const others = async () =>
      (await option(/^#/).allTextContents()).filter((name) => !name.startsWith(`#${order.id} `))
    await expect.poll(others, PATIENT).toEqual([])
  })

  it('Ctrl+K shows that it searches until every search has its reply, and only then that nothing matches', async () => {
    const { page } = await stage.person('two', '/clients')
    await heading(page, text('menu.clients')).waitFor()
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/api\/v1\/.*search=zzqq/, async (route) => {
      await held
      await route.continue()
    })
    await page.keyboard.press('Control+k')
    const palette = dialogOf(page, text('palette.title'))
    await palette.waitFor()
    // Also what was shown for one frame counts.
    await page.evaluate((nothing) => {
      const record = () => {
        if (document.body.textContent.includes(nothing)) document.body.dataset['nothing'] = 'seen'
      }
      const changes = { subtree: true, childList: true, characterData: true }
      new MutationObserver(record).observe(document.body, changes)
    }, text('palette.nothing'))
    const sawNothing = () => page.evaluate(() => document.body.dataset['nothing'] === 'seen')
    const asked = page.waitForRequest(/search=zzqq/)
    await page.keyboard.type('zzqq')
    await asked
    await palette.getByText(text('common.searching')).waitFor()
    expect(await sawNothing()).toBe(false)
    release()
    await palette.getByText(text('palette.nothing')).waitFor()
    expect(await sawNothing()).toBe(true)
  })
})
