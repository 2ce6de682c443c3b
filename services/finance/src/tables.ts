import type { EXPENSE_STATES } from '@deportivo/contracts/finance/expenses'
import type { PaidSettlement } from '@deportivo/contracts/paid-settlement'
import type { TableOf } from '@deportivo/platform/db/row-types'
import type { ListRow } from '@deportivo/platform/list-records/list-rows'

/** What was spent, on what and how. */
export interface SpentColumns {
  amount: number
  category_id: number
  payment_id: number
  financial_situation_id: number
  store_id: number
  note: string | null
}

/** An expense that is made again every month. */
export interface RecurringRow extends SpentColumns {
  id: number
  name: string
  day_of_month: number
  starts_on: string
  ends_on: string | null
  next_on: string | null
  last_on: string | null
  approved_by: string | null
  version: number
  updated_by: string | null
  created_at: Date
  updated_at: Date
}

/** What may be spent on a situation in a month, which its first day stands for. */
export interface BudgetTableRow {
  id: number
  financial_situation_id: number
  month: string
  amount: number
  version: number
  updated_by: string | null
  created_at: Date
  updated_at: Date
}

/** What a seller should bring in a month, which its first day stands for. */
export interface SellerGoalRow {
  id: number
  seller_id: number
  seller_name: string
  month: string
  amount: number
  version: number
  updated_by: string | null
  created_at: Date
  updated_at: Date
}

/** What holds money of the business: a register, a bank account, a wallet. */
export interface MoneyAccountRow {
  id: number
  name: string
  opened_on: string
  opening_amount: number
  version: number
  updated_by: string | null
  created_at: Date
  updated_at: Date
}

/** Money that moved from one account to another. */
export interface MoneyTransferRow {
  id: number
  date: string
  from_account_id: number
  to_account_id: number
  amount: number
  note: string | null
  created_by: string
  version: number
  updated_by: string | null
  created_at: Date
  updated_at: Date
}

/** A month that was closed; one that was reopened since is no longer. */
export interface MonthCloseRow {
  id: number
  /** Its first day. */
  month: string
  closed_by: string
  reopened_by: string | null
  reopened_at: Date | null
  reason: string | null
  version: number
  updated_by: string | null
  created_at: Date
  updated_at: Date
}

export interface ExpenseRow extends SpentColumns {
  id: number
  date: string
  state: (typeof EXPENSE_STATES)[number]
  decided_by: string | null
  decided_at: Date | null
  reason: string | null
  recurring_id: number | null
  due_on: string | null
  corrects_id: number | null
  settlement_id: number | null
  drawer_entry_id: number | null
  created_by: string
  version: number
  updated_by: string | null
  created_at: Date
  updated_at: Date
}

/** A closed settlement of a seller. */
interface PublishedSettlementRow extends PaidSettlement {
  name: string
  commission: number
}

type Unset = 'id' | 'version' | 'updated_by' | 'created_at' | 'updated_at'

type FilledIn =
  | 'id'
  | 'note'
  | 'decided_by'
  | 'decided_at'
  | 'reason'
  | 'recurring_id'
  | 'due_on'
  | 'corrects_id'
  | 'settlement_id'
  | 'drawer_entry_id'
  | 'version'
  | 'updated_by'
  | 'created_at'
  | 'updated_at'

declare module 'knex/types/tables.js' {
  interface Tables {
    'finance.expense_categories': ListRow
    'finance.expense_payments': ListRow
    'finance.financial_situations': ListRow
    'finance.expenses': TableOf<ExpenseRow, FilledIn>
    'finance.recurring_expenses': TableOf<
      RecurringRow,
      Unset | 'ends_on' | 'next_on' | 'last_on' | 'approved_by' | 'note'
    >
    'finance.published_recurring_expenses': Pick<RecurringRow, 'id' | 'name' | 'store_id'>
    'finance.expense_budgets': TableOf<BudgetTableRow, Unset>
    'finance.seller_goals': TableOf<SellerGoalRow, Unset>
    'finance.money_accounts': TableOf<MoneyAccountRow, Unset>
    'finance.money_account_ledgers': { ledger: string; account_id: number }
    'finance.month_closes': TableOf<MonthCloseRow, Unset | 'reopened_by' | 'reopened_at' | 'reason'>
    'finance.money_transfers': TableOf<MoneyTransferRow, Unset | 'note'>
    'sales.published_settlements': PublishedSettlementRow
    'finance.published_expenses': Pick<ExpenseRow, 'id' | 'store_id'>
  }
}
