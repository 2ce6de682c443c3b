import { orderAt } from '@deportivo/testkit/order'
import { text } from '@deportivo/texts/text'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cardIn, dialogOf, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

// More than the page has before its first card: whoever needs so many has no way by keyboard.
const MOST_TABS = 60

const focusedLabel = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

async function tabTo(page: Page, label: string): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab')
    if ((await focusedLabel(page))?.startsWith(label)) return
  }
  throw new Error(`${label} can't be reached by Tab`)
}

describe('without a mouse', () => {
  it('an order is found on the board, taken a step further, opened and closed again', async () => {
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

    if (!(await focusedLabel(page))?.startsWith(card)) await tabTo(page, card)
    await page.keyboard.press('Enter')
    await dialogOf(page, text('board.order', { id: order.id })).waitFor()
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })
  })
})
