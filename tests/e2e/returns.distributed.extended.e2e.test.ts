import { listVouchers } from '@deportivo/contracts/orders/vouchers'
import { listReturnableLines } from '@deportivo/contracts/returns/returns'
import { returnCode } from '@deportivo/lifecycle/paper-codes'
import { PRICE } from '@deportivo/testkit/shop'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf, toast } from './parts/board.ts'
import { arrived, takeFirst } from './parts/input/choose.ts'
import { delivered, threePairs } from './parts/delivered.ts'
import { expectFits } from './parts/fit/fits.ts'
import { press, tabTo } from './parts/input/keyboard.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

const button = (place: Pick<Page, 'getByRole'>, key: TextKey) =>
  place.getByRole('button', { name: text(key), exact: true })

const vouchersOf = async (client_id: number) => {
  const rows = await stage.calls.ok('two', listVouchers, { query: { filter: `client_id:${client_id}` } })
  return rows.map(({ value }) => value)
}

it.each(['desktop', 'phone'] as const)(
  'by keyboard alone a return is requested, received and becomes a voucher, on a %s',
  async (screen) => {
    const order = await delivered(stage.calls, `Garantía Teclas ${screen} 81`)
    const lines = () => stage.calls.ok('two', listReturnableLines, { params: { id: order.id } })
    await expect.poll(async () => (await lines()).length, PATIENT).toBe(1)
    const { page } = await stage.person('two', `/sales/${order.id}`, screen)
    const dialog = dialogOf(page)
    const pickFirst = async (label: TextKey) => {
      const select = dialog.getByRole('combobox', { name: text(label) })
      await arrived(select)
      await tabTo(page, text(label))
      await takeFirst(page, select)
    }
    await button(page, 'returns.request').waitFor()
    await press(page, new RegExp(`^${text('returns.request')}$`))
    await dialog.waitFor()
    await pickFirst('returns.reason')
    await page.keyboard.press('Control+Enter')
    await page.waitForURL(/\/returns\/\d+/)
    await button(page, 'return.action.received_in_store').waitFor()
    await press(page, text('return.action.received_in_store'))
    await dialog.waitFor()
    await pickFirst('returns.entrance_store')
    await page.keyboard.press('Control+Enter')
    await button(page, 'return.action.voucher').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await press(page, text('return.action.voucher'))
    await dialog.waitFor()
    await pickFirst('returns.exchange_rate')
    await page.keyboard.press('Control+Enter')
    await toast(page, text('return.step.voucher')).waitFor()
    // Its number comes without a reload.
    await page
      .getByText(/Bono #\d+/)
      .first()
      .waitFor()
    await expect.poll(async () => (await vouchersOf(order.client_id)).length, PATIENT).toBe(1)
    await expectFits(page, `a case with a voucher on a ${screen}`)
  },
)

it('three pairs of two orders are received and become vouchers by one click each, on one paper', async () => {
  const { client_id, group_id, ids } = await threePairs(stage.calls, 'Garantía Trío 82')
  const { page } = await stage.person('two', `/returns/${ids[0]}`, 'phone')
  const dialog = dialogOf(page)
  await page.getByRole('button', { name: text('returns.all_received_in_store', { count: 3 }) }).click()
  await dialog.getByLabel(text('returns.entrance_store')).selectOption({ index: 1 })
  await button(dialog, 'return.action.received_in_store').click()
  await page.getByRole('button', { name: text('returns.all_voucher', { count: 3 }) }).click()
  await dialog.getByText(new RegExp(`^${text('returns.credited')}:`)).waitFor()
  await expectFits(page, 'vouchers of a request')
  await button(dialog, 'return.action.voucher').click()
  await dialog.waitFor({ state: 'detached' })
  const group = page.locator('section').filter({ hasText: text('returns.group', { id: group_id }) })
  await expect.poll(() => group.getByText(/Bono #\d+/).count(), PATIENT).toBe(3)
  await group.getByText(text('returns.vouchers_total')).waitFor()
  await expectFits(page, 'a settled request')
  expect(await vouchersOf(client_id)).toEqual([PRICE, PRICE, PRICE])
  await page.emulateMedia({ media: 'print' })
  const paper = page.locator('.ad-print')
  await paper.getByText(text('returns.group', { id: group_id })).waitFor()
  for (const id of ids) await paper.getByRole('img', { name: returnCode(id) }).waitFor()
  await expect.poll(() => paper.getByText(/Bono #\d+/).count(), PATIENT).toBe(3)
})
