import { saveSettings } from '@deportivo/contracts/admin/settings'
import { MONTH_CLOSE_ROUTES } from '@deportivo/contracts/finance/month-closes'
import { EXPENSE_ROUTES } from '@deportivo/contracts/finance/expenses'
import { anExpense, expenseLists } from '@deportivo/testkit/money/expenses'
import {
  closeMonth,
  lastDayOfLastMonth,
  lastMonth,
  reopenMonths,
} from '@deportivo/testkit/money/month-closes'
import type { Case } from './case.ts'

/** A month is closed once and reopened once, and an expense of it corrected once. */
export const MONTH_CLOSE_CASES: Case[] = [
  {
    contract: MONTH_CLOSE_ROUTES.close,
    given: async ({ app }) => {
      await reopenMonths(app)
      return { body: { month: lastMonth() } }
    },
  },
  {
    contract: MONTH_CLOSE_ROUTES.reopen,
    given: async ({ app }) => {
      await reopenMonths(app)
      const { rows } = await closeMonth(app)
      return { params: { id: rows[0]?.id ?? 0 }, body: { reason: 'Faltó una factura' } }
    },
  },
  {
    contract: EXPENSE_ROUTES.correct,
    given: async ({ app }) => {
      // Other cases leave a limit, above which the expense would wait and forbid the closing.
      await app.ok('two', saveSettings, { body: { expense_limit: null } })
      await reopenMonths(app)
      const { id } = await anExpense(app, await expenseLists(app), { date: lastDayOfLastMonth() })
      await closeMonth(app)
      return { params: { id }, body: { amount: 80_000, note: 'Factura corregida' } }
    },
  },
]
