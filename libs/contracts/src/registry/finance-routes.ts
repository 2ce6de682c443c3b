import { listLocals } from '../catalogue/lists.ts'
import { removeBankStatement, STATEMENT_IMPORT_ROUTES } from '../finance/bank-statements.ts'
import * as cashiers from '../finance/cashiers.ts'
import { BUDGET_ROUTES } from '../finance/expense-budgets.ts'
import { EXPENSE_ROUTES } from '../finance/expenses.ts'
import { MONEY_ACCOUNT_ROUTES } from '../finance/money-accounts.ts'
import { MONEY_TRANSFER_ROUTES } from '../finance/money-transfers.ts'
import { MONTH_CLOSE_ROUTES } from '../finance/month-closes.ts'
import { RECONCILIATION_ROUTES } from '../finance/reconciliation.ts'
import { RECURRING_ROUTES } from '../finance/recurring-expenses.ts'
import { REPORT_MAIL_ROUTES } from '../reports/report-mails.ts'
import { GOAL_ROUTES } from '../sellers/goals.ts'

/** What cashiers and accounting enter and decide: shifts, expenses, accounts, transfers and closed months. */
export const FINANCE_RECORD_ROUTES = [
  listLocals,
  cashiers.openShiftOf,
  cashiers.openShift,
  cashiers.closeShift,
  cashiers.takeOverShift,
  cashiers.getShift,
  cashiers.recordDrawerEntry,
  ...Object.values(EXPENSE_ROUTES),
  ...Object.values(RECURRING_ROUTES),
  ...Object.values(BUDGET_ROUTES),
  ...Object.values(GOAL_ROUTES),
  ...Object.values(REPORT_MAIL_ROUTES),
  ...Object.values(MONEY_ACCOUNT_ROUTES),
  ...Object.values(MONEY_TRANSFER_ROUTES),
  ...Object.values(MONTH_CLOSE_ROUTES),
  ...STATEMENT_IMPORT_ROUTES,
  removeBankStatement,
  ...Object.values(RECONCILIATION_ROUTES),
] as const
