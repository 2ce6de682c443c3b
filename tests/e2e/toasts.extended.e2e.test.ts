import { orderAt } from '@deportivo/testkit/order'
import { text } from '@deportivo/texts/text'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { cardIn, dialogOf, stepButton, toast } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { button, item } from './parts/pages/openings.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

// A phone, a small one, a tablet, and desktops at their usual size and at twice it.
const SHAPES = [
  { width: 390, height: 844 },
  { width: 320, height: 720 },
  { width: 720, height: 450 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
]

/** What of the title and the buttons at the foot of a dialog lies under a toast. */
const underToasts = (dialog: Locator): Promise<string[]> =>
  dialog.evaluate((root) => {
    const toasts = [...document.querySelectorAll('.ad-toast')].map((one) => one.getBoundingClientRect())
    const meets = (one: DOMRect) => (other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5
    const parts = root.querySelectorAll('h2, .ad-dialog__head button, .ad-dialog__foot button')
    return [...parts]
      .filter((part) => toasts.some(meets(part.getBoundingClientRect())))
      .map((part) => part.textContent || (part.getAttribute('aria-label') ?? part.tagName))
  })

/** At every width the toast is there, and the dialog's title and buttons are free. */
async function expectUncovered(page: Page, words: string): Promise<void> {
  const dialog = dialogOf(page).last()
  for (const shape of SHAPES) {
    await page.setViewportSize(shape)
    // Its time stands still while the pointer is on it.
    await toast(page, words).hover()
    const at = `${shape.width} × ${shape.height}`
    await expect.poll(() => underToasts(dialog), { ...PATIENT, message: at }).toEqual([])
    expect({ at, isSeen: await toast(page, words).isVisible() }).toEqual({ at, isSeen: true })
  }
}

it.each(['to_news', 'cancel'] as const)(
  'an offer to undo covers neither title nor buttons of the dialog of %s',
  async (next) => {
    const { id } = await orderAt(stage.calls, await companyShop(stage.calls), 'assign_dispatch_assistant')
    const { page } = await stage.person('two', '/dispatches')
    await stepButton(cardIn(page, 'assign_dispatch_assistant', id), 'get_ready').click()
    const card = cardIn(page, 'getting_ready', id)
    await card.getByRole('button', { name: text('board.menu', { id }) }).click()
    await item(page, `order.action.${next}`).click()
    await dialogOf(page).waitFor()
    await expectUncovered(page, 'Alistando pedido.')
  },
)

it('an offer to undo covers neither title nor buttons of a dialog at the side', async () => {
  const { id } = await orderAt(stage.calls, await companyShop(stage.calls), 'assign_dispatch_assistant')
  const { page } = await stage.person('two', '/dispatches')
  await stepButton(cardIn(page, 'assign_dispatch_assistant', id), 'get_ready').click()
  await toast(page, 'Alistando pedido.').hover()
  await page.keyboard.press('Control+k')
  await dialogOf(page, text('palette.title')).getByRole('combobox').fill(text('expenses.new'))
  await page.keyboard.press('Enter')
  await dialogOf(page, text('expenses.new')).waitFor()
  await expectUncovered(page, 'Alistando pedido.')
})

it('a confirmation is gone when the next dialog opens', async () => {
  const { page } = await stage.person('two', '/clients')
  const edit = async () => {
    await button(page, 'common.more').click()
    await item(page, 'common.edit').click()
  }
  await edit()
  await dialogOf(page).getByLabel(text('client.address'), { exact: true }).fill('Cra. 70 # 1-21')
  await button(dialogOf(page), 'common.save').click()
  await dialogOf(page).waitFor({ state: 'detached' })
  const messages = page.getByRole('status').locator('.ad-toast')
  await messages.first().waitFor()
  await edit()
  await dialogOf(page).waitFor()
  expect(await messages.count()).toBe(0)
})
