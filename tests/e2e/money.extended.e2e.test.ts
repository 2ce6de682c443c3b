import { listAssistants } from '@deportivo/contracts/auth/sign-in'
import { ATTACHMENT_TYPES } from '@deportivo/contracts/orders/files'
import { anOrder, DELIVERY, present, step, TRANSFER } from '@deportivo/testkit/order'
import { MEDELLIN, PRICE } from '@deportivo/testkit/shop'
import { uploadPhoto } from '@deportivo/testkit/files/upload'
import { text } from '@deportivo/texts/text'
import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { cardOf, dialogOf, stepButton } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { brokenMoney } from './parts/fit/broken-money.ts'
import { orderWithVoucher, owingOrder, pesos, shownPesos } from './parts/money.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

/** The value beside a name in the facts of a dialog. */
const factOf = (dialog: Locator, name: string): Locator =>
  dialog.getByRole('term').getByText(name, { exact: true }).locator('xpath=following-sibling::dd[1]')

/** What is written to the server about an order from now on. */
function changesOf(page: Page, id: number): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(`/sale/${id}`)) sent.push(request.url())
  })
  return sent
}

const balanceAfter = (owed: number) => text('checkout.balance_after', { balance: pesos(owed) })

describe('money that is owed', () => {
  it('is shown at the checkout with each digit of a payment, and more than it is refused before sending', async () => {
    const { id, client_id } = await anOrder(stage.calls, await companyShop(stage.calls))
    const { page } = await stage.person('online_seller', `/checkout/${id}/${client_id}`)
    const sent = changesOf(page, id)
    await page.getByLabel(text('checkout.method')).selectOption(String(TRANSFER))
    await page.getByLabel(text('checkout.first_payment')).click()
    for (const [digit, paid] of [
      ['5', 5],
      ['0', 50],
      ['0', 500],
    ] as const) {
      await page.keyboard.press(digit)
      await page.getByText(balanceAfter(PRICE - paid)).waitFor()
    }
    await page.keyboard.type('000')
    const refusal = page.getByText(text('order.refused.amount_too_high', { balance: pesos(PRICE) }))
    await refusal.waitFor()
    await page.keyboard.press('Enter')
    expect(await stepButton(page, 'check_out').isDisabled()).toBe(true)
    for (let taken = 0; taken < 3; taken++) await page.keyboard.press('Backspace')
    await page.getByText(balanceAfter(PRICE - 500)).waitFor()
    expect(await refusal.count()).toBe(0)
    expect(sent).toEqual([])
  })

  it('adds up where a payment is validated: the total without voucher and payments is the balance', async () => {
    const [value, paid] = [60_000, 50_000]
    const { order, voucher } = await orderWithVoucher(stage.calls, await companyShop(stage.calls), value)
    await uploadPhoto(stage.calls, 'online_seller', order.id, ATTACHMENT_TYPES.payment_support)
    const checkout = { payment_method: TRANSFER, city_id: 11_001, voucher: voucher.id, voucher_value: value }
    const body = { ...DELIVERY, ...checkout, step: 'check_out', total_first_payment: paid }
    await step(stage.calls, 'online_seller', order.id, body)
    const { page } = await stage.person('accounting_manager', '/dispatches')
    await stepButton(cardOf(page, order.id), 'validate_payment').click()
    const dialog = dialogOf(page, text('board.validate_title', { id: order.id }))
    await factOf(dialog, text('board.balance')).waitFor()
    const shown = async (name: string): Promise<number> => {
      const fact = factOf(dialog, name)
      return (await fact.count()) === 0 ? 0 : shownPesos(fact)
    }
    const total = await shown(text('board.total'))
    expect([total, await shown(text('board.voucher'))]).toEqual([PRICE, -value])
    const given = await shown(text('board.first_payment'))
    const balance = await shown(text('board.balance'))
    expect(total - value + given).toBe(balance)
    expect(balance).toBe((await present(stage.calls, order.id)).total_balance)
    // What the seller wrote down is offered as what came in, and what it leaves is asked about.
    const amount = dialog.getByLabel(text('board.amount_received'))
    await expect.poll(async () => (await amount.inputValue()).replaceAll(/\D/g, '')).toBe(String(paid))
    const left = PRICE - value - paid
    await dialog.getByText(text('board.balance_left', { balance: pesos(left) })).waitFor()
  })

  it('is on the card, in the list, and in the dialogs by which goods leave', async () => {
    const paid = 89_900
    const shop = await companyShop(stage.calls)
    const { id, products } = await owingOrder(stage.calls, shop, { city_id: MEDELLIN }, paid)
    const [assistant] = await stage.calls.ok('two', listAssistants)
    const take = (name: string, fields = {}) => step(stage.calls, 'two', id, { step: name, ...fields })
    await take('assign_auxiliary', { auxiliary_user_id: assistant?.id })
    await take('get_ready')
    await take('pack', { picked: products.map((line) => line.id) })
    const chip = text('board.chip_owes', { balance: pesos(PRICE - paid) })
    const note = text('order.owes', { balance: pesos(PRICE - paid) })

    const { page } = await stage.person('head_dispatch', '/dispatches?view=list')
    const row = page.getByRole('row').filter({ hasText: `#${id}` })
    await row.getByText(chip, { exact: true }).waitFor()
    await page.goto('/dispatches')
    await cardOf(page, id).getByText(chip, { exact: true }).waitFor()
    await stepButton(cardOf(page, id), 'upload_guide').click()
    await dialogOf(page).getByText(note).waitFor()
    // Narrower and narrower: somewhere its line ends at the sign.
    for (let width = 300; width >= 100; width -= 4) {
      await dialogOf(page)
        .getByText(note)
        .evaluate((line, pixels) => (line.style.maxWidth = `${pixels}px`), width)
      expect({ width, broken: await brokenMoney(page) }).toEqual({ width, broken: [] })
    }
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached' })

    await uploadPhoto(stage.calls, 'two', id, ATTACHMENT_TYPES.guide)
    await take('upload_guide', { carrier: 'Servientrega', guide_number: '999123456' })
    const deliver = stepButton(cardOf(page, id), 'delivered_to_customer')
    await deliver.waitFor(PATIENT)
    await deliver.click()
    await dialogOf(page).getByText(note).waitFor()
  })
})
