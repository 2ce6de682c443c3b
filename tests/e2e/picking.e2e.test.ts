import { me } from '@deportivo/contracts/auth/sign-in'
import { getOrder } from '@deportivo/contracts/orders/orders'
import { orderAt, step } from '@deportivo/testkit/order'
import { text } from '@deportivo/texts/text'
import { expect, it } from 'vitest'
import { cardOf, dialogOf } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { focus, tabTo } from './parts/input/keyboard.ts'
import { expectReadInOrder } from './parts/pages/reading-order.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

it.each(['desktop', 'phone'] as const)(
  'an assistant gets an order ready, picks it pair by pair and packs it, on a %s',
  async (screen) => {
    const shop = await companyShop(stage.calls)
    const { id } = await orderAt(stage.calls, shop, 'payment_validated', { quantity: 3 })
    const own = (await stage.calls.ok('dispatch_assistant', me)).data.data.id
    const assign = { step: 'assign_auxiliary', auxiliary_user_id: own }
    await step(stage.calls, 'head_dispatch', id, assign)
    const address = `/dispatches?stage=assign_dispatch_assistant&q=${id}`
    const { page } = await stage.person('dispatch_assistant', address, screen)
    const card = text('board.card', { id, client: '' })
    await cardOf(page, id).waitFor()
    await expectReadInOrder(page)
    await tabTo(page, card)
    await page.keyboard.press('e')
    // It moved before the reply to its step; until then it takes no other.
    const isPhone = screen === 'phone'
    const next = isPhone
      ? text('board.next_step', { step: text('order.action.pack') })
      : text('order.action.pack')
    const button = cardOf(page, id).getByRole('button', { name: next, exact: true })
    await expect.poll(() => button.isEnabled(), PATIENT).toBe(true)
    // The focus goes along with the card.
    await expect.poll(async () => (await focus(page)).name.startsWith(card), PATIENT).toBe(true)
    await page.keyboard.press('e')
    const dialog = dialogOf(page, text('board.pack_title', { id }))
    await dialog.getByRole('checkbox').first().and(page.locator(':focus')).waitFor()
    await expectReadInOrder(page, dialog)
    await tabTo(page, /^Agregar uno: /)
    for (const _ of new Array(3)) await page.keyboard.press('Enter')
    await dialog.getByText(text('board.picked_of', { picked: 3, units: 3 })).waitFor()
    await tabTo(page, text('order.action.pack'))
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await stage.calls.ok('two', getOrder, { params: { id } })).state_id, PATIENT)
      .toBe('packing_up')
    await expect.poll(async () => (await focus(page)).name, PATIENT).not.toBe('')
  },
)
