import { saveSettings } from '@deportivo/contracts/admin/settings'
import { EXPENSE_ROUTES } from '@deportivo/contracts/finance/expenses'
import { MONEY_ACCOUNT_ROUTES } from '@deportivo/contracts/finance/money-accounts'
import { businessDay } from '@deportivo/platform/clock'
import { anExpense, expenseLists } from '@deportivo/testkit/money/expenses'
import { removeAccounts } from '@deportivo/testkit/money/money-accounts'
import { lastDayOfLastMonth, lastMonth } from '@deportivo/testkit/money/month-closes'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf, toast } from './parts/board.ts'
import { expectFits } from './parts/fit/fits.ts'
import { pesos, shownPesos } from './parts/money.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()
const today = businessDay(new Date())
const first = `${lastMonth()}-01`
const last = lastDayOfLastMonth()
const month = new Intl.DateTimeFormat('es-CO', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
  new Date(`${last}T12:00:00Z`),
)
const CLOSED = text('month_close.closed', { month: `${last.slice(5, 7)}/${last.slice(0, 4)}` })

const button = (place: Pick<Page, 'getByRole'>, key: TextKey) =>
  place.getByRole('button', { name: text(key), exact: true })

// By the tables in which it was entered, without the projections: what each account had at the end of the month.
const HELD = `
  select a.name, (a.opening_amount
    - coalesce((select sum(e.amount) from finance.expenses e
        join finance.money_account_ledgers l on l.ledger = 'expense-' || e.payment_id
        where l.account_id = a.id and e.state = 'approved' and e.date between a.opened_on and $1), 0)
    + coalesce((select sum(case when t.to_account_id = a.id then t.amount else -t.amount end)
        from finance.money_transfers t
        where a.id in (t.from_account_id, t.to_account_id) and t.date <= $1), 0))::int as held
  from finance.money_accounts a order by a.name`

const heldAtTheEnd = async () =>
  Object.fromEntries(
    (await stage.rows<{ name: string; held: number }>(HELD, [last])).map(({ name, held }) => [name, held]),
  )

async function createAccount(page: Page, name: string, amount: string, ledger?: string): Promise<void> {
  await button(page, 'money_accounts.new').click()
  const dialog = dialogOf(page, text('money_accounts.new'))
  await dialog.getByLabel(text('money_accounts.name')).fill(name)
  await dialog.getByLabel(text('money_accounts.opened_on')).fill(first)
  await dialog.getByLabel(text('money_accounts.opening_amount')).fill(amount)
  if (ledger !== undefined) await dialog.getByText(ledger, { exact: true }).click()
  await button(dialog, 'common.save').click()
  await dialog.waitFor({ state: 'detached' })
}

async function transfer(page: Page, amount: string): Promise<void> {
  await button(page, 'money_transfers.new').click()
  const dialog = dialogOf(page, text('money_transfers.new'))
  await dialog.getByLabel(text('money_transfers.from')).selectOption({ label: 'Bancolombia' })
  await dialog.getByLabel(text('money_transfers.to')).selectOption({ label: 'Nequi' })
  await dialog.getByLabel(text('money_transfers.amount')).fill(amount)
  await dialog.getByLabel(text('money_transfers.date')).fill(last)
  await button(dialog, 'money_transfers.record').click()
  await toast(page, text('money_transfer.created')).waitFor()
}

/** A value in a list of facts, by its name. */
const factOf = (place: Locator, name: string) =>
  place.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]')

it('the month of an accountant, from opening balances to its close and what is corrected afterwards', async () => {
  const { calls } = stage
  await removeAccounts(calls)
  const lists = await expenseLists(calls)
  const { page } = await stage.person('accounting_manager', '/cash_flow')
  await page.getByText(text('month_close.none')).waitFor()
  const { ledgers } = await calls.ok('two', MONEY_ACCOUNT_ROUTES.list, {})
  const name = ledgers.find((one) => one.ledger === `expense-${lists.payment_id}`)?.name ?? ''
  await createAccount(page, 'Bancolombia', '1000000', text('cash.account.expense', { name }))
  await createAccount(page, 'Nequi', '200000')
  const rent = await anExpense(calls, lists, { date: first, amount: 85_000, note: 'Arriendo' })
  await anExpense(calls, lists, { date: last, amount: 45_000 })
  await transfer(page, '125000')
  await calls.ok('two', saveSettings, { body: { expense_limit: 100_000 } })
  const waits = await anExpense(calls, lists, { date: last, amount: 300_000 })
  // In the first days of a month the demo company has expenses of the last one that wait as well.
  const pending = await calls.ok('two', EXPENSE_ROUTES.list, {
    query: { filter: `state:pending,to:${last}`, top: 200 },
  })
  for (const { id } of pending)
    if (id !== waits.id) await calls.ok('two', EXPENSE_ROUTES.approve, { params: { id }, body: {} })

  await button(page, 'month_close.close').click()
  const dialog = dialogOf(page, text('month_close.close'))
  const closing = dialog.getByRole('button', { name: text('month_close.close_month', { month }) })
  await dialog.getByRole('link', { name: text('month_close.decide_first') }).waitFor()
  expect(await closing.isDisabled()).toBe(true)
  await expectFits(page, 'the preview of a month')
  await button(dialog, 'common.cancel').click()
  await calls.ok('two', EXPENSE_ROUTES.approve, { params: { id: waits.id }, body: {} })
  await expect
    .poll(async () => {
      await button(page, 'month_close.close').click()
      await factOf(dialog, 'Nequi').waitFor()
      const shown = await shownPesos(factOf(dialog, 'Bancolombia'))
      if (shown !== 445_000) await button(dialog, 'common.cancel').click()
      return shown
    })
    .toBe(445_000)
  const held = await heldAtTheEnd()
  expect(held).toEqual({ Bancolombia: 445_000, Nequi: 325_000 })
  for (const account of Object.keys(held))
    expect([account, await shownPesos(factOf(dialog, account))]).toEqual([account, held[account]])
  await closing.click()
  await toast(page, text('month_close.done')).waitFor()
  const closed = page
    .getByRole('table', { name: text('month_close.title') })
    .getByRole('row')
    .nth(1)
  await closed.getByText('Gloria Inés Marulanda').waitFor()
  expect(await closed.locator('svg title').first().textContent()).toBe(text('month_close.is_closed'))
  expect(await button(page, 'month_close.close').count()).toBe(0)

  await page.goto('/expenses')
  await button(page, 'expenses.new').click()
  const entering = dialogOf(page, text('expenses.new'))
  await entering.getByLabel(text('expenses.amount')).fill('12000')
  await entering.getByLabel(text('expenses.category')).selectOption(String(lists.category_id))
  await entering.getByLabel(text('expenses.situation')).selectOption(String(lists.financial_situation_id))
  await entering.getByLabel(text('expenses.payment')).selectOption(String(lists.payment_id))
  await entering.getByLabel(text('expenses.store')).selectOption(String(lists.store_id))
  await entering.getByLabel(text('expenses.date')).fill(last)
  await button(entering, 'expenses.create').click()
  await entering.getByText(CLOSED).waitFor()
  expect(await entering.getByLabel(text('expenses.amount')).inputValue()).toBe(pesos(12_000))
  await expectFits(page, 'an expense of a closed month')
  await entering.getByLabel(text('expenses.date')).fill(today)
  await button(entering, 'expenses.create').click()
  await toast(page, text('expense.created')).waitFor()

  await page.goto(`/expenses?from=${first}&to=${first}`)
  const row = page.getByRole('row').filter({ hasText: pesos(85_000) })
  await row.hover()
  expect(await button(row, 'common.edit').count()).toBe(0)
  await button(row, 'expenses.open').click()
  const view = dialogOf(page, text('expenses.edit', { id: rent.id }))
  await view.getByText(text('expenses.month_closed')).waitFor()
  await expectFits(page, 'an expense of a closed month, opened')
  await button(view, 'expenses.correct').click()
  const correcting = dialogOf(page, text('expenses.correct_title', { id: rent.id }))
  await correcting.getByLabel(text('expenses.right_amount')).fill('80000')
  await correcting.getByLabel(text('expenses.correction_note')).fill('La factura era otra')
  const difference = factOf(correcting, text('expenses.difference'))
  expect(await shownPesos(difference)).toBe(-5_000)
  await expectFits(page, 'the correction of an expense')
  await button(correcting, 'expenses.correct').click()
  await toast(page, text('expense.corrected')).waitFor()
  const { corrections } = await calls.ok('two', EXPENSE_ROUTES.get, { params: { id: rent.id } })
  const id = corrections[0]?.id ?? 0
  await row.getByText(text('expenses.corrected_by_ids', { ids: `#${id}` })).waitFor()
  await page.goto(`/expenses?from=${today}&to=${today}`)
  await page.getByText(text('expenses.corrects_id', { id: rent.id })).waitFor()
  expect(await heldAtTheEnd()).toEqual(held)

  const boss = await stage.person('two', '/cash_flow')
  const entry = text('cash.correction', { id, of: rent.id, category: rent.category_name })
  await boss.page.getByText(entry).waitFor()
  await boss.page.getByRole('button', { name: text('month_close.reopen_month', { month }) }).click()
  const reopening = dialogOf(boss.page, text('month_close.reopen_month', { month }))
  await reopening.getByLabel(text('month_close.reason')).fill('Faltó una factura')
  await button(reopening, 'month_close.reopen').click()
  await toast(boss.page, text('month_close.reopened')).waitFor()
  await reopening.waitFor({ state: 'detached' })
  await boss.page.getByText('Faltó una factura').waitFor()
  await button(boss.page, 'month_close.close').waitFor()
})

it('who only reads the cash flow sees which months are closed, without a button that closes one', async () => {
  const { page } = await stage.person('one', '/cash_flow')
  await page.getByRole('heading', { name: text('month_close.title') }).waitFor()
  expect(await button(page, 'month_close.close').count()).toBe(0)
  expect(await button(page, 'month_close.reopen').count()).toBe(0)
})
