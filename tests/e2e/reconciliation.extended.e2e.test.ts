import { MONEY_ACCOUNT_ROUTES } from '@deportivo/contracts/finance/money-accounts'
import { businessDay } from '@deportivo/platform/clock'
import { addDays } from '@deportivo/platform/reports/period'
import { anExpense, expenseLists } from '@deportivo/testkit/money/expenses'
import { addStatement, statementOf } from '@deportivo/testkit/money/statements'
import { text } from '@deportivo/texts/text'
import type { TextKey } from '@deportivo/texts/texts'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { dialogOf } from './parts/board.ts'
import { expectFits } from './parts/fit/fits.ts'
import { shownPesos } from './parts/money.ts'
import { openStage } from './parts/stage.ts'

const stage = openStage()
const day = (before: number) => addDays(businessDay(new Date()), -before)

const button = (place: Pick<Page, 'getByRole'>, key: TextKey) =>
  place.getByRole('button', { name: text(key), exact: true })

/** An account that expenses of a way of its own are paid from. */
async function paying(name: string) {
  const lists = await expenseLists(stage.calls)
  const body = { name, opened_on: day(20), opening_amount: 500_000, ledgers: [`expense-${lists.payment_id}`] }
  return { lists, ...(await stage.calls.ok('two', MONEY_ACCOUNT_ROUTES.create, { body })) }
}

const fact = (page: Page, key: TextKey) =>
  page
    .getByRole('region', { name: text('reconciliation.figures') })
    .locator('dt', { hasText: text(key) })
    .locator('xpath=following-sibling::dd[1]')
    .first()

const difference = (page: Page) => shownPesos(fact(page, 'reconciliation.difference'))

const linesOf = (page: Page) =>
  page.getByRole('table', { name: text('reconciliation.lines') }).locator('tbody tr')

it('a statement is uploaded, matched at once and one by one, and a fee entered, until nothing differs', async () => {
  const { lists } = await paying('Bancolombia')
  await anExpense(stage.calls, lists, { date: day(3), amount: 80_000, note: 'Arriendo local' })
  await anExpense(stage.calls, lists, { date: day(3), amount: 5_000 })
  await anExpense(stage.calls, lists, { date: day(2), amount: 5_000 })
  const { page } = await stage.person('accounting_manager', '/cash_flow')
  await page.getByRole('link', { name: `${text('reconciliation.open')} Bancolombia`, exact: true }).click()
  await page.getByText(text('reconciliation.none_yet')).waitFor()
  const file = [
    'Cuenta de ahorros 123-456',
    'Fecha;Descripción;Referencia;Valor;Saldo',
    `${day(3)};PAGO ARRIENDO LOCAL;901;-80.000,00;420.000,00`,
    `${day(3)};PAGO PSE;;-5.000,00;415.000,00`,
    `${day(2)};PAGO PSE;;-5.000,00;410.000,00`,
    `${day(1)};CUOTA DE MANEJO;;-12.000,00;398.000,00`,
  ].join('\r\n')
  await page.getByLabel(text('reconciliation.upload')).setInputFiles({
    name: 'extracto.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(file, 'latin1'),
  })
  await page.getByText(text('statement_import.bank', { bank: 'Bancolombia' })).waitFor()
  await expectFits(page, 'the columns of a statement')
  await button(page, 'import.check').click()
  await page.getByRole('button', { name: text('import.apply', { rows: 4 }) }).click()
  await page.getByRole('link', { name: text('statement_import.show') }).click()

  await expect.poll(() => difference(page)).toBe(-12_000)
  await expect.poll(() => linesOf(page).count()).toBe(4)
  await expectFits(page, 'a reconciliation')
  await page.getByRole('button', { name: text('reconciliation.confirm_all', { count: 1 }) }).click()
  await expect.poll(() => linesOf(page).count()).toBe(3)

  const other = page.getByRole('button', { name: /^Ver otros/ })
  await other.first().click()
  const dialog = dialogOf(page, text('reconciliation.choose_title'))
  await expectFits(page, 'the entries that a line may be')
  await dialog
    .getByRole('button', { name: new RegExp(`^${text('reconciliation.choose')}`) })
    .first()
    .click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => linesOf(page).count()).toBe(2)
  await page.getByRole('button', { name: /^Confirmar: / }).click()
  await expect.poll(() => linesOf(page).count()).toBe(1)

  await page.getByRole('button', { name: /^Nuevo gasto: / }).click()
  const expense = dialogOf(page, text('expenses.new'))
  await expense.getByLabel(text('expenses.category')).selectOption({ index: 1 })
  await expense.getByLabel(text('expenses.situation')).selectOption({ index: 1 })
  await expense.getByLabel(text('expenses.store')).selectOption({ index: 1 })
  await button(expense, 'expenses.create').click()
  await expense.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: /^Confirmar: / }).click()
  await page.getByText(text('reconciliation.no_lines')).waitFor()
  await page.getByText(text('reconciliation.no_entries')).waitFor()
  await expect.poll(() => difference(page)).toBe(0)

  await page
    .getByRole('button', { name: /^Deshacer: / })
    .first()
    .click()
  await expect.poll(() => linesOf(page).count()).toBe(1)
})

it('rows are pasted, and a user who only reads sees the lists without a button that changes them', async () => {
  const { id } = await paying('Nequi')
  const { page } = await stage.person('accounting_manager', `/cash_flow/accounts/${id}`)
  await button(page, 'reconciliation.paste').click()
  const dialog = dialogOf(page, text('reconciliation.paste'))
  const rows = ['Fecha del movimiento\tDescripción\tValor\tSaldo', `${day(1)}\tPara ANA\t$-1.000\t$499.000`]
  await dialog.getByLabel(text('reconciliation.paste_label')).fill(rows.join('\n'))
  await button(dialog, 'reconciliation.paste_send').click()
  await page.getByText(text('statement_import.bank', { bank: 'Nequi' })).waitFor()
  await stage.calls.ok('two', MONEY_ACCOUNT_ROUTES.list, {})
  await addStatement(stage.calls, id, statementOf([[day(1), 'Para ANA', -1_000]]))
  const reader = (await stage.person('one', `/cash_flow/accounts/${id}`)).page
  await expect.poll(() => linesOf(reader).count()).toBe(1)
  expect(await reader.getByRole('button', { name: /Confirmar|Nuevo gasto|Traslado/ }).count()).toBe(0)
  expect(await button(reader, 'reconciliation.paste').count()).toBe(0)
})
