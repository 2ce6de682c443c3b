import type { MigrationSet } from '@deportivo/platform/db/migrate'
import { createExpenses } from '../migrations/0001-expenses.ts'
import { moneyAccounts } from '../migrations/0002-money-accounts.ts'
import { bankReconciliation } from '../migrations/0003-bank-reconciliation.ts'
import { goalsAndMails } from '../migrations/0004-goals-and-mails.ts'

export const financeMigrations: MigrationSet = {
  owner: 'finance',
  migrations: [createExpenses, moneyAccounts, bankReconciliation, goalsAndMails],
}
