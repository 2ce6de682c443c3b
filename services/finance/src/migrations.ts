import type { MigrationSet } from '@deportivo/platform/db/migrate'
import { createExpenses } from '../migrations/0001-expenses.ts'
import { recurringAndBudgets } from '../migrations/0002-recurring-and-budgets.ts'
import { moneyAccounts } from '../migrations/0003-money-accounts.ts'
import { monthCloses } from '../migrations/0004-month-closes.ts'
import { expenseCorrections } from '../migrations/0005-expense-corrections.ts'
import { sellerGoals } from '../migrations/0006-seller-goals.ts'
import { bankReconciliation } from '../migrations/0007-bank-reconciliation.ts'
import { publishedTransfers } from '../migrations/0008-published-transfers.ts'
import { reportMails } from '../migrations/0009-report-mails.ts'
import { paidSettlements } from '../migrations/0010-paid-settlements.ts'
import { pettyCash } from '../migrations/0012-petty-cash.ts'
import { presentCities } from '../migrations/0013-present-cities.ts'
import { importEnds } from '../migrations/0011-import-ends.ts'

export const financeMigrations: MigrationSet = {
  owner: 'finance',
  migrations: [
    createExpenses,
    recurringAndBudgets,
    moneyAccounts,
    monthCloses,
    expenseCorrections,
    sellerGoals,
    bankReconciliation,
    publishedTransfers,
    reportMails,
    paidSettlements,
    importEnds,
    pettyCash,
    presentCities,
  ],
}
