import { saveSettings } from '@deportivo/contracts/admin/settings'
import { getAccount, listSettlements } from '@deportivo/contracts/sellers/settlements'
import { anOrder, present, step } from '@deportivo/testkit/order'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf } from './parts/board.ts'
import { companyShop } from './parts/company.ts'
import { expectFits } from './parts/fit/fits.ts'
import { pesos } from './parts/money.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()

const button = (place: Pick<Page, 'getByRole'>, key: TextKey) =>
  place.getByRole('button', { name: text(key), exact: true })
const tab = (page: Page, key: TextKey) =>
  page
    .getByRole('navigation', { name: text('menu.seller_account') })
    .getByRole('link', { name: new RegExp(text(key)) })
const rowOf = (page: Page, id: number) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: `#${id}`, exact: true }) })

it('the goods of a seller are invoiced from their account, and their commission is settled once and printed', async () => {
  const { calls } = stage
  await calls.ok('two', saveSettings, { body: { commission: { one: 1, tow: 2, three: 3, four: 7 } } })
  const order = await anOrder(calls, await companyShop(calls), {
    seller: 'freelance_seller',
    type_order: 'seller',
  })
  for (const name of ['order_from_warehouse', 'in_process', 'received', 'send_to_seller'])
    await step(calls, 'two', order.id, { step: name })
  const { page } = await stage.person('freelance_seller', `/seller/orders/${order.seller_id}`)
  await page
    .getByRole('navigation', { name: text('orders.of_seller') })
    .getByRole('link', { name: text('menu.seller_account') })
    .click()
  await rowOf(page, order.id).waitFor()
  await expectFits(page, 'the goods of a seller')
  await rowOf(page, order.id).hover()
  const receive = rowOf(page, order.id).getByRole('button', {
    name: text('order.action.delivered_to_seller'),
  })
  await receive.click()
  await expect
    .poll(async () => (await present(calls, order.id)).state_id, PATIENT)
    .toBe('delivered_to_seller')
  // The menu of a row shows the steps of the order as the row has it.
  await receive.waitFor({ state: 'hidden' })
  await rowOf(page, order.id).click({ button: 'right' })
  await page.getByRole('menuitem', { name: text('order.action.return') }).waitFor()
  await page.getByRole('menuitem', { name: text('order.action.finalize') }).click()
  const asked = dialogOf(page, text('order.action.finalize'))
  await asked.waitFor()
  await expectFits(page, 'finalizing from the account')
  await page.keyboard.press('Escape')
  expect(await button(page, 'seller_account.close').count()).toBe(0)

  const office = (
    await stage.person('accounting_manager', `/seller/account/${order.seller_id}?tab=commission`)
  ).page
  const { open, last } = await calls.ok('two', getAccount, { params: { id: order.seller_id } })
  expect(open.lines).toBeGreaterThan(0)
  const number = (last?.number ?? 0) + 1
  await button(office, 'seller_account.close').waitFor()
  await expectFits(office, 'the commission of a seller')
  await button(office, 'seller_account.close').click()
  const dialog = dialogOf(office, text('seller_account.close'))
  await dialog.getByLabel(text('seller_account.note')).fill('Primera quincena')
  await expectFits(office, 'closing a settlement')
  await button(dialog, 'seller_account.close').click()
  const sheet = dialogOf(office, text('seller_account.settlement', { number }))
  await sheet.getByText('Primera quincena').waitFor()
  await sheet.getByText('Gloria Inés Marulanda', { exact: true }).waitFor()
  expect(await sheet.locator('tbody tr').count()).toBe(open.lines)
  await expectFits(office, 'a closed settlement')
  await office.emulateMedia({ media: 'print' })
  const paper = office.locator('.ad-print--a4')
  await paper.getByRole('heading', { name: text('seller_account.settlement', { number }) }).waitFor()
  expect(await office.locator('.ad-page').isVisible()).toBe(false)
  await office.emulateMedia({ media: 'screen' })
  await office.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  await tab(office, 'seller_account.settlements').click()
  await office.getByText(text('seller_account.settlement', { number })).first().waitFor()
  const after = await calls.ok('two', getAccount, { params: { id: order.seller_id } })
  expect(after).toMatchObject({ open: { lines: 0 }, last: { number } })
})

it('a settlement is paid by an expense, and the cash flow and its sheet lead to each other', async () => {
  const { calls } = stage
  const settlements = await calls.ok('two', listSettlements)
  const settlement = settlements.find(({ commission }) => commission > 0)
  if (!settlement) throw new Error('the demo company has settled commission')
  const { id, seller_id, number, seller_name, commission } = settlement
  const { page } = await stage.person('accounting_manager', `/seller/account/${seller_id}?tab=settlements`)
  const named = text('seller_account.settlement', { number })
  await page.getByRole('table').getByText(named, { exact: true }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: text('seller_account.see') }).click()
  await page.waitForURL(new RegExp(`settlement=${id}`))
  const sheet = dialogOf(page, text('seller_account.settlement', { number }))
  await button(sheet, 'settlement_payments.record').click()
  const dialog = dialogOf(page, text('expenses.new'))
  for (const label of ['category', 'situation', 'payment', 'store'] as const)
    await dialog.getByLabel(text(`expenses.${label}`)).selectOption({ index: 1 })
  await expectFits(page, 'the expense that pays a settlement')
  await button(dialog, 'expenses.create').click()
  await dialog.waitFor({ state: 'detached' })
  const sums = { paid: pesos(commission), commission: pesos(commission) }
  await sheet.getByText(text('settlement_payments.paid', sums)).waitFor()
  await button(sheet, 'settlement_payments.record').waitFor({ state: 'detached' })
  await expectFits(page, 'a paid settlement')
  await sheet.getByRole('link', { name: /^Gasto #/ }).click()
  await page.waitForURL(/cash_flow.*kind=expense/)
  const back = page.getByRole('link', { name: text('expenses.settlement_of', { number, name: seller_name }) })
  await back.waitFor()
  await expectFits(page, 'an entry that pays a settlement')
  await back.click()
  await sheet.waitFor()
})

it('who leads sellers chooses one of their team, and a seller sees no other account', async () => {
  const { page } = await stage.person('online_seller_admin', '/seller/account')
  const choice = page.getByLabel(text('seller_account.seller'), { exact: true })
  await choice.waitFor()
  const names = await choice.locator('option').allTextContents()
  expect(names.length).toBeGreaterThan(2)
  await choice.selectOption({ label: names[1] ?? '' })
  await page.waitForURL(/\/seller\/account\/\d+$/)
  const url = page.url()
  const { page: other } = await stage.person('local_seller', '/seller/account')
  await tab(other, 'seller_account.goods').waitFor()
  expect(await other.getByLabel(text('seller_account.seller'), { exact: true }).count()).toBe(0)
  await other.goto(url)
  await other.getByText(text('problem.not_found')).first().waitFor()
})
