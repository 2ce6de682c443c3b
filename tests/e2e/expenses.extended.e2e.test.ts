import { saveSettings } from '@deportivo/contracts/admin/settings'
import { EXPENSE_ROUTES } from '@deportivo/contracts/finance/expenses'
import { resultState } from '@deportivo/contracts/reports/result-state'
import { businessDay } from '@deportivo/platform/clock'
import { anExpense, expenseLists } from '@deportivo/testkit/money/expenses'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf, toast } from './parts/board.ts'
import { expectFits } from './parts/fit/fits.ts'
import { pesos } from './parts/money.ts'
import { pictureNamed } from './parts/picture.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()

const button = (place: Pick<Page, 'getByRole'>, key: TextKey) =>
  place.getByRole('button', { name: text(key), exact: true })

const LIMIT = 1_000_000
const today = businessDay(new Date())

/** What the result statement has of today. */
const spentToday = async (): Promise<number> => {
  const query = { from: today, to: today }
  return (await stage.calls.ok('two', resultState.contract, { query })).totals.expenses
}

it('an expense is entered with its receipt, approved by one button, and is in the result statement', async () => {
  const lists = await expenseLists(stage.calls)
  await stage.calls.ok('two', saveSettings, { body: { expense_limit: LIMIT } })
  const before = await spentToday()
  const { page } = await stage.person('accounting_manager', '/expenses')
  await button(page, 'expenses.new').click()
  const dialog = dialogOf(page, text('expenses.new'))
  await dialog.getByLabel(text('expenses.amount')).fill('2500000')
  await dialog.getByLabel(text('expenses.category')).selectOption(String(lists.category_id))
  await dialog.getByLabel(text('expenses.situation')).selectOption(String(lists.financial_situation_id))
  await dialog.getByLabel(text('expenses.payment')).selectOption(String(lists.payment_id))
  await dialog.getByLabel(text('expenses.store')).selectOption(String(lists.store_id))
  await dialog.getByLabel(text('expenses.date')).fill('2062-01-01')
  await button(dialog, 'expenses.create').click()
  await dialog.getByText(text('expense.in_future')).waitFor()
  await dialog.getByLabel(text('expenses.date')).fill(today)
  await dialog
    .getByLabel(text('expenses.add_file'), { exact: true })
    .first()
    .setInputFiles(pictureNamed('recibo.png'))
  await expectFits(page, 'a new expense')
  await button(dialog, 'expenses.create').click()
  await toast(page, text('expense.waits')).waitFor()
  await dialog.waitFor({ state: 'detached' })

  const [expense] = await stage.calls.ok('two', EXPENSE_ROUTES.list, { query: { filter: 'state:pending' } })
  expect(expense).toMatchObject({ amount: 2_500_000, files: 1 })
  const manager = await stage.person('one', '/expenses?state=pending')
  const row = manager.page.getByRole('row').filter({ hasText: pesos(2_500_000) })
  await row.hover()
  await button(row, 'expenses.approve').click()
  await toast(manager.page, text('expense.approved')).waitFor()
  await expect.poll(spentToday, { timeout: 10_000 }).toBe(before + 2_500_000)

  const report = await stage.person('two', '/result_state')
  const figure = report.page.locator('.ad-kpi').filter({ hasText: text('reports.measure.expenses') })
  await figure.getByText(pesos(before + 2_500_000), { exact: true }).waitFor()
})

it('what was typed is asked for before it is lost, and a refusal has its reason', async () => {
  const lists = await expenseLists(stage.calls)
  await stage.calls.ok('two', saveSettings, { body: { expense_limit: 1 } })
  const expense = await anExpense(stage.calls, lists, { amount: 77_000 })
  const { page } = await stage.person('operating_officer', '/expenses?state=pending', 'phone')
  const row = page
    .getByRole('listitem')
    .or(page.getByRole('row'))
    .filter({ hasText: pesos(77_000) })
    .first()
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: text('common.edit') }).click()
  const dialog = dialogOf(page, text('expenses.edit', { id: expense.id }))
  await dialog.getByLabel(text('expenses.note')).fill('Falta la factura')
  await expectFits(page, 'an expense on a phone')
  await button(dialog, 'common.cancel').click()
  await button(dialogOf(page, text('unsaved.title')), 'unsaved.stay').click()
  await button(dialog, 'common.save').click()
  await toast(page, text('record.saved')).waitFor()
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: text('expenses.refuse') }).click()
  const refusal = dialogOf(page, text('expenses.refuse_title', { id: expense.id }))
  await refusal.getByLabel(text('expenses.reason')).fill('Sin factura')
  await button(refusal, 'expenses.refuse').click()
  await toast(page, text('expense.refused')).waitFor()
  const stored = await stage.calls.ok('two', EXPENSE_ROUTES.get, { params: { id: expense.id } })
  expect(stored).toMatchObject({ state: 'refused', reason: 'Sin factura', note: 'Falta la factura' })
})
