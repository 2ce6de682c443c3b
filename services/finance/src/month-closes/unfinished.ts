import { queryRow, queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import { balancesOf } from '../money-accounts/balances.ts'
import { unmatchedOfAccounts } from '../reconciliation/unmatched.ts'

interface Sum {
  count: number
  amount: number
}

// float8: sums of pesos stay exact up to 2^53.
const SUM = 'count(*)::integer as count, coalesce(sum(amount), 0)::float8 as amount'

const EXPENSES = `select ${SUM} from finance.expenses where state = 'pending' and date <= :day`

/** Expenses up to a day that wait for approval. */
export const waitingExpenses = (db: Knex, day: string): Promise<Sum> => queryRow<Sum>(db, EXPENSES, { day })

// The midnight after a day.
const END = "(:day::date + 1)::timestamp at time zone 'America/Bogota'"

const PAYMENTS = `select ${SUM} from orders.published_unconfirmed_payments where at < ${END}`

interface OpenShift {
  id: number
  cashier_name: string
  opened_by: string
  opened_at: Date
}

const SHIFTS = `
  select s.id, c.name as cashier_name, s.opened_by, s.opened_at
  from money.published_shifts s join money.published_cashiers c on c.id = s.cashier_id
  where s.closed_at is null and s.opened_at < ${END}
  order by s.opened_at, s.id`

/** What is unfinished at the end of these days, and what every account has then. */
export async function unfinishedOf(db: Knex, days: { from: string; to: string }) {
  const day = days.to
  const shifts = await queryRows<OpenShift>(db, SHIFTS, { day })
  return {
    expenses: await waitingExpenses(db, day),
    payments: await queryRow<Sum>(db, PAYMENTS, { day }),
    shifts: shifts.map((shift) => ({ ...shift, opened_at: shift.opened_at.toISOString() })),
    accounts: await balancesOf(db, days),
    unmatched: await unmatchedOfAccounts(db, day),
  }
}
