import { listCashEntries } from '@deportivo/contracts/reports/cash-entries'
import { cashFlow } from '@deportivo/contracts/reports/cash-flow'
import { businessDay } from '@deportivo/platform/clock'
import { anExpense, expenseLists } from '@deportivo/testkit/money/expenses'
import { orderAt } from '@deportivo/testkit/order'
import { PRICE } from '@deportivo/testkit/shop'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { companyShop } from './parts/company.ts'
import { openStage } from './parts/stage.ts'
import { PATIENT } from './parts/visitor.ts'

const stage = openStage()
const today = businessDay(new Date())

const tableOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).last()

const pesosOf = (text: string) => Number(text.replace(/[^\d-]/g, ''))

/** The figures of a row: what came in, what went out and the difference. */
const figuresOf = (page: Page, table: string, name: string) =>
  tableOf(page, table)
    .getByRole('row', { name: new RegExp(`^${name} `) })
    .getByRole('cell')

it('money that accounting confirms elsewhere is seen to come in, and each figure opens into its entries', async () => {
  const shop = await companyShop(stage.calls)
  const { page } = await stage.person('accounting_manager', '/cash_flow?as=table')
  await page.getByRole('heading', { name: 'Flujo de caja', exact: true }).waitFor()
  const accounts = 'Entradas por caja o banco'
  const query = { from: today, to: today }
  const cameIn = async () => {
    const { by } = await stage.calls.ok('two', cashFlow.contract, { query })
    return Number(by.account.find(({ account }) => account === 'method-2')?.['in'] ?? 0)
  }
  const order = await orderAt(stage.calls, shop, 'payment_validated')
  const ownAmounts = async () => {
    const narrowed = { ...query, flow: 'in', account: 'method-2' } as const
    const { rows } = await stage.calls.ok('two', listCashEntries, { query: narrowed })
    return rows.filter(({ owner_id }) => owner_id === order.id).map(({ amount }) => amount)
  }
  await expect.poll(ownAmounts).toEqual([PRICE])
  const transfers = () => figuresOf(page, accounts, 'Transferencia')
  const isShown = async () => pesosOf(await transfers().first().innerText()) === (await cameIn())
  await expect.poll(isShown).toBe(true)
  await transfers().first().getByRole('link').click()
  await page.waitForURL(/list=in.*account=method-2/)
  const entries = page.getByRole('table', { name: 'Entradas de dinero' })
  // Until the narrowed entries are there, those of all accounts are shown.
  const sumShown = async () => {
    const amounts = await entries.locator('tbody tr td:nth-child(2)').allInnerTexts()
    return amounts.reduce((sum, text) => sum + pesosOf(text), 0)
  }
  await expect.poll(async () => (await sumShown()) === (await cameIn()), PATIENT).toBe(true)
  await entries.getByRole('link', { name: new RegExp(`^#${order.id} `) }).click()
  await page.waitForURL(new RegExp(`/sales/${order.id}/`))
})

it('what went out opens into the expenses of the day, and to their page', async () => {
  const lists = await expenseLists(stage.calls)
  const expense = await anExpense(stage.calls, lists, { note: 'Bolsas grandes' })
  const { page } = await stage.person('accounting_manager', '/cash_flow?as=table')
  await figuresOf(page, 'Entradas por concepto', 'Gastos').nth(1).getByRole('link').click()
  await page.waitForURL(/list=out.*kind=expense/)
  const entries = page.getByRole('table', { name: 'Salidas de dinero' })
  const row = entries.getByRole('row', { name: new RegExp(`^Gasto #${expense.id} `) })
  expect(pesosOf(await row.getByRole('cell').nth(1).innerText())).toBe(-expense.amount)
  await row.getByText('Bolsas grandes').waitFor()
  await page
    .getByRole('button', { name: /Gastos/ })
    .and(page.locator('.ad-chip'))
    .click()
  await page.waitForURL((url) => !url.search.includes('kind='))
  await row.getByRole('link').click()
  await page.waitForURL(/\/expenses\?from=/)
  await page.getByText(`#${expense.id}`, { exact: true }).first().waitFor()
})
