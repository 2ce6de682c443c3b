import { listAssistants } from '@deportivo/contracts/auth/sign-in'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import type { Order } from '@deportivo/contracts/orders/order'
import { getOrder } from '@deportivo/contracts/orders/orders'
import { orderAt, step } from '@deportivo/testkit/order'
import type { Shop } from '@deportivo/testkit/shop'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import { BOARD_COLUMNS } from '@deportivo/lifecycle/order/states'
import { unitCode } from '@deportivo/lifecycle/paper-codes'
import { text } from '@deportivo/texts/text'
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cardIn, dialogOf, stageOf, stepButton, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { owingOrder, shownPesos } from './parts/money.ts'
import { scan, scannerReady } from './parts/input/scanner.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

const LETICIA = 91_001

/** An order to Leticia that has an assistant, although most of it is still owed. */
async function assignedOwing(shop: Shop): Promise<Order> {
  const { id } = await owingOrder(stage.calls, shop, { city_id: LETICIA })
  const [assistant] = await stage.calls.ok('two', listAssistants)
  return step(stage.calls, 'two', id, { step: 'assign_auxiliary', auxiliary_user_id: assistant?.id })
}

/** Pesos that the head of a column shows as owed; 0 where it shows none. */
async function owedIn(column: Locator): Promise<number> {
  const owed = column.getByTitle(text('board.owed_title'))
  return (await owed.count()) === 0 ? 0 : shownPesos(owed)
}

/** How many cards the heading of Leticia counts; 0 where there is none. */
async function toLeticia(column: Locator): Promise<number> {
  const [heading = ''] = await column.getByRole('heading', { level: 3, name: /^Leticia/ }).allTextContents()
  return Number(heading.replaceAll(/\D/g, ''))
}

describe('on the board', () => {
  it('several orders take a step at once', async () => {
    const shop = await companyShop(stage.calls)
    const orders = [
      await orderAt(stage.calls, shop, 'assign_dispatch_assistant'),
      await orderAt(stage.calls, shop, 'assign_dispatch_assistant'),
    ]
    const { page } = await stage.person('head_dispatch', '/dispatches')
    for (const { id } of orders)
      await page.getByRole('checkbox', { name: text('orders.select', { id }) }).click()
    const bar = page.getByRole('region', { name: text('bulk.title') })
    await stepButton(bar, 'get_ready').click()
    await dialogOf(page)
      .getByRole('button', { name: /Aplicar a 2 pedidos/ })
      .click()
    for (const { id } of orders) await cardIn(page, 'getting_ready', id).waitFor()
    await bar.waitFor({ state: 'detached' })
  })

  it('cards are grouped by city, and what a stage is owed moves along with its cards', async () => {
    const shop = await companyShop(stage.calls)
    const [order] = [await assignedOwing(shop), await assignedOwing(shop)]
    const { page } = await stage.person('head_dispatch', '/dispatches')
    await cardIn(page, 'assign_dispatch_assistant', order.id).waitFor()
    await page
      .getByRole('combobox', { name: text('board.group'), exact: true })
      .selectOption({ label: 'Ciudad' })
    await expect.poll(() => new URL(page.url()).searchParams.get('group'), PATIENT).toBe('city')

    const columns = [stageOf(page, 'assign_dispatch_assistant'), stageOf(page, 'getting_ready')] as const
    const shown = async () => {
      const [from, to] = columns
      return [await toLeticia(from), await toLeticia(to), await owedIn(from), await owedIn(to)]
    }
    await expect.poll(() => toLeticia(columns[0]), PATIENT).toBeGreaterThanOrEqual(2)
    const [leaving = 0, arriving = 0, owedBefore = 0, owedAfter = 0] = await shown()
    expect(owedBefore).toBeGreaterThanOrEqual(2 * order.total_balance)

    await stepButton(cardIn(page, 'assign_dispatch_assistant', order.id), 'get_ready').click()
    const { total_balance: owed } = order
    await expect
      .poll(shown, PATIENT)
      .toEqual([leaving - 1, arriving + 1, owedBefore - owed, owedAfter + owed])

    const phone = await stage.person('head_dispatch', '/dispatches?stage=getting_ready&group=city', 'phone')
    await expect.poll(() => toLeticia(stageOf(phone.page, 'getting_ready')), PATIENT).toBe(arriving + 1)
    expect(await owedIn(stageOf(phone.page, 'getting_ready'))).toBe(owedAfter + owed)
  })

  it('only late and focused cards have a solid button, and an assistant is a first name with an initial', async () => {
    const { id } = await assignedOwing(await companyShop(stage.calls))
    const { page } = await stage.person('head_dispatch', '/dispatches')
    const card = cardIn(page, 'assign_dispatch_assistant', id)
    await card.getByText(/^\p{L}+ \p{L}\.$/u).waitFor()
    const colourOf = (button: Locator) => button.evaluate((one) => getComputedStyle(one).backgroundColor)
    const late = page.getByRole('article').filter({ hasText: /atrasado|crítico/ })
    const solid = await colourOf(late.locator('.ad-dc__primary').first())
    const main = stepButton(card, 'get_ready')
    expect(await colourOf(main)).not.toBe(solid)
    await main.focus()
    await expect.poll(() => colourOf(main), PATIENT).toBe(solid)
  })

  it('a delivery is confirmed by name, counted at once, and reversed in the tray with a reason', async () => {
    const shop = await companyShop(stage.calls)
    const { id, client_name } = await orderAt(stage.calls, shop, 'packing_up', { city_id: LETICIA })
    await uploadPhoto(stage.calls, 'two', id, ATTACHMENT_TYPES.guide)
    const sent = { step: 'upload_guide', carrier: 'Servientrega', guide_number: '999123456' }
    await step(stage.calls, 'two', id, sent)
    const { page } = await stage.person('head_dispatch', '/dispatches')
    const count = page.getByRole('button', { name: /entreg(as|ados?) hoy/ })
    // 'Sin entregas hoy' until the first one of the day.
    const counted = async () => Number.parseInt((await count.textContent()) ?? '') || 0
    await cardIn(page, 'file_guide_sale', id).waitFor()
    const before = await counted()
    await count.click()
    const tray = page.getByRole('region', { name: text('tray.title') })
    // The board is read no more: the count follows from the replies alone.
    await page.route('**/api/v1/dispatch/board*', () => undefined)
    await stepButton(cardIn(page, 'file_guide_sale', id), 'delivered_to_customer').click()
    const dialog = dialogOf(page)
    await dialog.getByText(client_name, { exact: false }).waitFor()
    await stepButton(dialog, 'delivered_to_customer').click()
    await toast(page, `Pedido #${id}: Guía entregada.`).waitFor()
    await expect.poll(counted, PATIENT).toBe(before + 1)
    expect(
      await page
        .getByRole('status')
        .getByRole('button', { name: text('common.undo') })
        .count(),
    ).toBe(0)
    const row = tray.getByRole('listitem').filter({ hasText: `#${id} ` })
    await row.getByText(text('order.state.delivered_customer'), { exact: true }).waitFor()
    expect(await tray.getByRole('button', { name: text('tray.undo', { id }) }).count()).toBe(0)
    await row.getByRole('button', { name: text('tray.reverse', { id }) }).click()
    await dialogOf(page).getByRole('textbox').fill('No lo recibió')
    await dialogOf(page)
      .getByRole('button', { name: text('order.reverse'), exact: true })
      .click()
    await cardIn(page, 'file_guide_sale', id).waitFor()
    await expect.poll(counted, PATIENT).toBe(before)
  })

  it('a dialog whose step another user took is closed, with one message', async () => {
    const order = await orderAt(stage.calls, await companyShop(stage.calls), 'payment_validated')
    const { page } = await stage.person('head_dispatch', '/dispatches')
    await page.getByText(text('live.live'), { exact: true }).waitFor()
    await stepButton(cardIn(page, 'validating_payment', order.id), 'assign_auxiliary').click()
    await dialogOf(page).waitFor()
    const [assistant] = await stage.calls.ok('two', listAssistants)
    await step(stage.calls, 'two', order.id, { step: 'assign_auxiliary', auxiliary_user_id: assistant?.id })
    await dialogOf(page).waitFor({ state: 'detached' })
    const state = text('order.state.assign_dispatch_assistant')
    const message = text('board.moved_on', { id: order.id, state })
    await toast(page, message).waitFor()
    const toasts = await page.locator('.ad-toast').allTextContents()
    expect(toasts.filter((one) => one.includes(`#${order.id}`))).toEqual([message])
  })

  it('picks without a connection are marked until they are sent, and nothing claims to be live', async () => {
    const order = await orderAt(stage.calls, await companyShop(stage.calls), 'getting_ready')
    const path = '/dispatches?stage=getting_ready'
    const { page } = await stage.person('head_dispatch', path, 'phone')
    await page.getByText(text('live.live'), { exact: true }).waitFor()
    await stepButton(cardIn(page, 'getting_ready', order.id), 'pack').click()
    const box = dialogOf(page).getByRole('checkbox').first()
    await box.waitFor()
    await page.context().setOffline(true)
    await dialogOf(page).getByText(text('state.offline')).waitFor()
    await box.click()
    await dialogOf(page).getByText(text('board.unsent'), { exact: true }).waitFor()
    expect(await page.getByText(text('live.live'), { exact: true }).count()).toBe(0)
    await page.context().setOffline(false)
    await dialogOf(page).getByText(text('board.unsent'), { exact: true }).waitFor({ state: 'detached' })
    expect(await box.isChecked()).toBe(true)
  })

  it('picks of a closed dialog are marked when it is opened again, and go out when the server is back', async () => {
    const order = await orderAt(stage.calls, await companyShop(stage.calls), 'getting_ready')
    const { page } = await stage.person('head_dispatch', '/dispatches')
    const pack = stepButton(cardIn(page, 'getting_ready', order.id), 'pack')
    const box = dialogOf(page).getByRole('checkbox').first()
    const unsent = dialogOf(page).getByText(text('board.unsent'), { exact: true })
    await pack.click()
    await box.waitFor()
    await page.route('**/picks', (route) => route.abort())
    await box.click()
    await unsent.waitFor()
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
    await pack.click()
    await unsent.waitFor()
    expect(await box.isChecked()).toBe(true)
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
    const line = order.products[0]
    const picked = async () => {
      const { products } = await stage.calls.ok('two', getOrder, { params: { id: order.id } })
      return products.find(({ id }) => id === line?.id)?.picked
    }
    expect(await picked()).toBe(0)
    await page.unroute('**/picks')
    await expect.poll(picked, PATIENT).toBe(line?.quantity)
  })

  it('a board that still loads counts nothing, claims nothing, and has the shape of its columns', async () => {
    const { page } = await stage.person('head_dispatch', '/clients')
    let reply: () => void = () => undefined
    const held = new Promise<void>((resolve) => (reply = resolve))
    await page.route('**/api/v1/dispatch/board*', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/dispatches')
    const loads = page.getByRole('status', { name: text('common.loading') }).locator('.ad-bc')
    await loads.first().waitFor()
    expect(await loads.count()).toBe(BOARD_COLUMNS.length)
    await page.getByRole('button', { name: text('tray.title'), exact: true }).waitFor()
    await page.getByText(text('live.connecting'), { exact: true }).waitFor()
    reply()
    await page.getByText(text('live.live'), { exact: true }).waitFor()
    const unread = page.getByRole('button', { name: text('tray.title'), exact: true })
    await unread.waitFor({ state: 'detached' })
  })

  it('a scanner opens an order and ticks what belongs into its box, and a wrong size turns the screen red', async () => {
    const order = await orderAt(stage.calls, await companyShop(stage.calls), 'getting_ready')
    const [line] = order.products
    if (!line) throw new Error('the order has no line')
    const { page } = await stage.person('head_dispatch', '/dispatches')
    await cardIn(page, 'getting_ready', order.id).waitFor()
    await scannerReady(page)
    await scan(page, `VTA-${order.id}`)
    await dialogOf(page, text('board.order', { id: order.id })).waitFor()
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })

    await stepButton(cardIn(page, 'getting_ready', order.id), 'pack').click()
    const box = dialogOf(page, text('board.pack_title', { id: order.id }))
    await box.getByRole('checkbox').first().waitFor()
    await scan(page, unitCode(line.product_id, line.size_id + 1))
    await page
      .getByRole('alert')
      .getByText(/Talla equivocada/)
      .waitFor()
    await scan(page, unitCode(line.product_id, line.size_id))
    await expect.poll(() => box.getByText(`1 de ${line.quantity}`, { exact: true }).count(), PATIENT).toBe(1)
  })
})

describe('a card', () => {
  it('does not move under the pointer: a colleague’s step waits until the pointer is away', async () => {
    const shop = await companyShop(stage.calls)
    const order = await orderAt(stage.calls, shop, 'assign_dispatch_assistant')
    const { page } = await stage.person('head_dispatch', '/dispatches')
    const card = cardIn(page, 'assign_dispatch_assistant', order.id)
    await card.scrollIntoViewIfNeeded()
    await card.hover()
    const place = await card.boundingBox()

    await step(stage.calls, 'two', order.id, { step: 'get_ready' })
    await card.getByText(text('board.now_in', { state: text('order.state.getting_ready') })).waitFor()
    await page.getByRole('button', { name: /1 cambio nuevo/ }).waitFor()
    expect(await card.boundingBox()).toMatchObject({ x: place?.x, y: place?.y })
    expect(await cardIn(page, 'getting_ready', order.id).count()).toBe(0)

    await page.getByRole('heading', { name: text('menu.dispatches') }).hover()
    await cardIn(page, 'getting_ready', order.id).waitFor()
    expect(await card.count()).toBe(0)
  })

  it('moves at once for the user’s own step', async () => {
    const shop = await companyShop(stage.calls)
    const order = await orderAt(stage.calls, shop, 'assign_dispatch_assistant')
    const { page } = await stage.person('head_dispatch', '/dispatches')
    await stageOf(page, 'assign_dispatch_assistant').hover()
    await step(stage.calls, 'two', order.id, { step: 'get_ready' })
    await page.getByRole('button', { name: /1 cambio nuevo/ }).press('Enter')
    await cardIn(page, 'getting_ready', order.id).waitFor()
  })
})
