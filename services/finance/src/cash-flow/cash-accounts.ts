import type { RecordNames } from '@deportivo/platform/reports/record-names'

/** The names of registers, of the ways of paying expenses and of accounts of the business, by ledger. */
export const ACCOUNT_NAMES: readonly RecordNames[] = [
  { prefix: 'register-', table: 'money.published_cashiers', key: 'id', name: 'name' },
  { prefix: 'deposit-', table: 'money.published_cashiers', key: 'id', name: 'name' },
  { prefix: 'account-', table: 'finance.money_accounts', key: 'id', name: 'name' },
  { prefix: 'expense-', table: 'finance.expense_payments', key: 'id', name: 'name' },
]

/** Stores that are closed too. */
export const STORE_NAMES: RecordNames = { table: 'inventory.published_stores', key: 'id', name: 'name' }
