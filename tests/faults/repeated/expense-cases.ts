import { randomUUID } from 'node:crypto'
import { saveSettings } from '@deportivo/contracts/admin/settings'
import {
  expenseCategories,
  expensePayments,
  financialSituations,
} from '@deportivo/contracts/catalogue/expense-lists'
import { BUDGET_ROUTES } from '@deportivo/contracts/finance/expense-budgets'
import { RECURRING_ROUTES } from '@deportivo/contracts/finance/recurring-expenses'
import { EXPENSE_ROUTES } from '@deportivo/contracts/finance/expenses'
import { anExpense, expenseLists } from '@deportivo/testkit/money/expenses'
import { formOf, PIXEL } from '@deportivo/testkit/files/upload'
import type { Case, Opened } from './case.ts'

const { create, change, remove, approve, refuse, attach } = EXPENSE_ROUTES

const recorded = async ({ app }: Opened) => ({
  params: { id: (await anExpense(app, await expenseLists(app))).id },
})

/** An expense above the limit. */
async function waiting(opened: Opened) {
  await opened.app.ok('two', saveSettings, { body: { expense_limit: 1 } })
  return recorded(opened)
}

const aName = () => ({ name: `Fila ${randomUUID()}` })

/** The rows of the lists that an expense chooses from. */
const LIST_CASES = [expenseCategories, expensePayments, financialSituations].flatMap((list): Case[] => {
  const aRow = async ({ app }: Opened) => ({
    params: { id: (await app.ok('two', list.create, { body: aName() })).id },
  })
  return [
    { contract: list.create, given: () => Promise.resolve({ body: aName() }) },
    { contract: list.change, given: async (opened) => ({ ...(await aRow(opened)), body: aName() }) },
    { contract: list.remove, given: async (opened) => ({ ...(await aRow(opened)), body: {} }) },
  ]
})

const aRent = async ({ app }: Opened) => ({
  ...aName(),
  day_of_month: 5,
  starts_on: '2031-01-01',
  amount: 900_000,
  ...(await expenseLists(app)),
})

const recurring = async (opened: Opened) => {
  const { id } = await opened.app.ok('two', RECURRING_ROUTES.create, { body: await aRent(opened) })
  return { params: { id } }
}

/** What is made again every month, and what may be spent in one. */
const MONTHLY_CASES: Case[] = [
  { contract: RECURRING_ROUTES.create, given: async (opened) => ({ body: await aRent(opened) }) },
  {
    contract: RECURRING_ROUTES.change,
    given: async (opened) => ({ ...(await recurring(opened)), body: { day_of_month: 6 } }),
  },
  {
    contract: RECURRING_ROUTES.remove,
    given: async (opened) => ({ ...(await recurring(opened)), body: {} }),
  },
  {
    contract: BUDGET_ROUTES.set,
    given: async ({ app }) => {
      const { financial_situation_id } = await expenseLists(app)
      return { body: { month: '2031-01', financial_situation_id, amount: 1_000_000 } }
    },
  },
]

/** Expenses: what is recorded, decided and attached happens once. */
export const EXPENSE_CASES: Case[] = [
  ...LIST_CASES,
  ...MONTHLY_CASES,
  {
    contract: create,
    given: async ({ app }) => ({
      body: { date: '2026-03-05', amount: 85_000, ...(await expenseLists(app)) },
    }),
  },
  { contract: change, given: async (opened) => ({ ...(await recorded(opened)), body: { amount: 90_000 } }) },
  { contract: remove, given: async (opened) => ({ ...(await recorded(opened)), body: {} }) },
  { contract: approve, given: async (opened) => ({ ...(await waiting(opened)), body: {} }) },
  { contract: refuse, given: async (opened) => ({ ...(await waiting(opened)), body: { reason: 'x' } }) },
  {
    contract: attach,
    given: async (opened) => ({
      ...(await recorded(opened)),
      form: formOf({}, { name: 'recibo.png', type: 'image/png', bytes: PIXEL }),
    }),
  },
]
