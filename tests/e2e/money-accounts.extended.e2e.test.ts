import { MONEY_ACCOUNT_ROUTES } from '@deportivo/contracts/finance/money-accounts'
import { businessDay } from '@deportivo/platform/clock'
import { addDays } from '@deportivo/platform/reports/period'
import { PIXEL } from '@deportivo/testkit/files/upload'
import { anExpense, expenseLists } from '@deportivo/testkit/money/expenses'
import { removeAccounts } from '@deportivo/testkit/money/money-accounts'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf, toast } from './parts/board.ts'
import { expectFits } from './parts/fit/fits.ts'
import { pesos, shownPesos } from './parts/money.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()
const UNDONE = { amount: pesos(125_000), from: 'Bancolombia', to: 'Nequi' }
const today = businessDay(new Date())
const yesterday = addDays(today, -1)

const button = (place: Pick<Page, 'getByRole'>, key: TextKey) =>
  place.getByRole('button', { name: text(key), exact: true })

/** The cells of an account: its name, what it had, what came in, what went out, what it has. */
const cellsOf = (page: Page, name: string) =>
  page
    .getByRole('table', { name: text('balances.title') })
    .getByRole('row', { name: new RegExp(name) })
    .locator('td')

const amountsOf = async (page: Page, name: string): Promise<number[]> =>
  Promise.all([1, 2, 3, 4].map((at) => shownPesos(cellsOf(page, name).nth(at))))

async function createAccount(page: Page, name: string, amount: string, ledger?: string): Promise<void> {
  await button(page, 'money_accounts.new').click()
  const dialog = dialogOf(page, text('money_accounts.new'))
  await dialog.getByLabel(text('money_accounts.name')).fill(name)
  await dialog.getByLabel(text('money_accounts.opened_on')).fill(yesterday)
  await dialog.getByLabel(text('money_accounts.opening_amount')).fill(amount)
  if (ledger !== undefined) await dialog.getByText(ledger, { exact: true }).click()
  await expectFits(page, 'a new account')
  await button(dialog, 'common.save').click()
  await dialog.waitFor({ state: 'detached' })
}

it('accounts are opened with what they had, follow what is paid from them, and money is moved and returned', async () => {
  await removeAccounts(stage.calls)
  const lists = await expenseLists(stage.calls)
  await anExpense(stage.calls, lists, { date: yesterday, amount: 30_000 })
  await anExpense(stage.calls, lists, { date: today, amount: 45_000 })
  const { page } = await stage.person('accounting_manager', '/cash_flow')
  await page.getByText(text('balances.none')).waitFor()
  const { ledgers } = await stage.calls.ok('two', MONEY_ACCOUNT_ROUTES.list, {})
  const ledger = ledgers.find((one) => one.ledger === `expense-${lists.payment_id}`)?.name ?? ''
  await createAccount(page, 'Bancolombia', '1000000', text('cash.account.expense', { name: ledger }))
  await createAccount(page, 'Nequi', '200000')
  await expect.poll(() => amountsOf(page, 'Bancolombia')).toEqual([970_000, 0, 45_000, 925_000])

  await button(page, 'money_transfers.new').click()
  const dialog = dialogOf(page, text('money_transfers.new'))
  await dialog.getByLabel(text('money_transfers.from')).selectOption({ label: 'Bancolombia' })
  await dialog.getByLabel(text('money_transfers.to')).selectOption({ label: 'Nequi' })
  await dialog.getByLabel(text('money_transfers.amount')).fill('925001')
  await button(dialog, 'money_transfers.record').click()
  await dialog.getByText(text('money_transfer.more_than_held', { held: pesos(925_000) })).waitFor()
  await dialog.getByLabel(text('money_transfers.amount')).fill('125000')
  const receipt = { name: 'consignacion.png', mimeType: 'image/png', buffer: PIXEL }
  await dialog.getByLabel(text('expenses.add_file'), { exact: true }).first().setInputFiles(receipt)
  await dialog.getByText(/^consignacion/).waitFor()
  await expectFits(page, 'a transfer between accounts')
  await button(dialog, 'money_transfers.record').click()
  await toast(page, text('money_transfer.created')).waitFor()
  await expect.poll(() => amountsOf(page, 'Nequi')).toEqual([200_000, 125_000, 0, 325_000])

  await cellsOf(page, 'Nequi').nth(2).getByRole('link').click()
  await page.waitForURL(/list=in.*of=\d/)
  const entries = page.getByRole('table', { name: text('cash.title_in') })
  await expect.poll(() => entries.locator('tbody tr').count()).toBe(1)
  await entries.getByRole('button', { name: /^Traslado #/ }).click()
  const detail = page.getByRole('dialog')
  await detail.getByRole('button', { name: /^consignacion/ }).waitFor()
  await detail.getByText('Nequi', { exact: true }).waitFor()
  await expectFits(page, 'a transfer with its receipt')
  await button(detail, 'money_transfers.undo').click()
  await page.getByText(text('money_transfers.undo_text', UNDONE)).waitFor()
  await button(page, 'money_transfers.undo').click()
  await expect.poll(() => amountsOf(page, 'Nequi')).toEqual([200_000, 0, 0, 200_000])
  await page.getByText(text('cash.none')).waitFor()

  await cellsOf(page, 'Bancolombia').nth(1).getByRole('link').click()
  await page.waitForURL(new RegExp(`from=${yesterday}&to=${yesterday}`))
  const before = page.getByRole('table', { name: text('cash.title_all') })
  await expect.poll(() => before.locator('tbody tr').count()).toBe(1)
  expect(await shownPesos(before.locator('tbody td').nth(1))).toBe(-30_000)
})

it('users who only read the cash flow see balances without a button that changes them', async () => {
  await stage.calls.ok('two', MONEY_ACCOUNT_ROUTES.create, {
    body: { name: 'Davivienda', opened_on: today, opening_amount: 5, ledgers: [] },
  })
  const { page } = await stage.person('one', '/cash_flow')
  await cellsOf(page, 'Davivienda').first().waitFor()
  expect(await button(page, 'money_accounts.new').count()).toBe(0)
  expect(await button(page, 'money_transfers.new').count()).toBe(0)
})
