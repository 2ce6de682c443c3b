import { orderAt, step } from '@deportivo/testkit/order'
import { text } from '@deportivo/texts/text'
import { describe, expect, it } from 'vitest'
import { cardIn, stageOf } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

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
