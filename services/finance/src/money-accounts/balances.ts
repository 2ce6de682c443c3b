import { accountOf } from '@deportivo/contracts/reports/cash-entries'
import type { AccountBalance, LedgerChoice } from '@deportivo/contracts/finance/money-accounts'
import { PAYMENT_METHODS } from '@deportivo/lifecycle/payment-methods'
import { queryRow, queryRows } from '@deportivo/platform/db/query-rows'
import { recordNames } from '@deportivo/platform/reports/record-names'
import type { Knex } from 'knex'
import { ACCOUNT_NAMES } from '../cash-flow/cash-accounts.ts'

interface Days {
  from: string
  to: string
}

// float8: sums of pesos stay exact up to 2^53.
const BALANCES = `
  with sums as (
    select l.account_id,
      sum(d.amount_in - d.amount_out) filter (where d.day < :from) as before,
      sum(d.amount_in) filter (where d.day >= :from) as came,
      sum(d.amount_out) filter (where d.day >= :from) as went
    from finance.money_account_ledgers l
    join finance.money_accounts a on a.id = l.account_id
    join read.cash_days d on d.account = l.ledger and d.day between a.opened_on and :to
    group by l.account_id
  )
  select a.id, a.version, a.name, a.opened_on, a.opening_amount,
    case when a.opened_on <= :to then (a.opening_amount + coalesce(s.before, 0))::float8 end as opening,
    coalesce(s.came, 0)::float8 as "in", coalesce(s.went, 0)::float8 as "out",
    array(
      select l.ledger from finance.money_account_ledgers l
      where l.account_id = a.id and l.ledger not like 'account-%' order by l.ledger
    ) as ledgers
  from finance.money_accounts a left join sums s on s.account_id = a.id
  order by lower(a.name), a.id`

type BalanceRow = Omit<AccountBalance, 'closing'>

/** What each account had before these days, what moved, and what it has after them. */
export async function balancesOf(db: Knex, { from, to }: Days): Promise<AccountBalance[]> {
  const rows = await queryRows<BalanceRow>(db, BALANCES, { from, to })
  return rows.map((row) => ({
    ...row,
    closing: row.opening === null ? null : row.opening + row.in - row.out,
  }))
}

const ALL = `
  select coalesce(sum(amount_in), 0)::float8 as "in", coalesce(sum(amount_out), 0)::float8 as "out"
  from read.cash_days where day between :from and :to`

/** What the cash flow of these days has in no account: of no ledger of theirs, or from before they were opened. */
export async function outsideOf(db: Knex, { from, to }: Days, rows: readonly AccountBalance[]) {
  const all = await queryRow<{ in: number; out: number }>(db, ALL, { from, to })
  const came = rows.reduce((sum, row) => sum + row.in, 0)
  const went = rows.reduce((sum, row) => sum + row.out, 0)
  return { in: all.in - came, out: all.out - went }
}

const REGISTERS = 'select id from money.published_cashiers order by name, id'
const EXPENSE_PAYMENTS = 'select id from finance.expense_payments order by name, id'

/** Everything that may pay into an account, and the account that has it. */
export async function ledgerChoices(db: Knex): Promise<LedgerChoice[]> {
  const registers = await queryRows<{ id: number }>(db, REGISTERS)
  const payments = await queryRows<{ id: number }>(db, EXPENSE_PAYMENTS)
  const ledgers = [
    ...registers.map(({ id }) => accountOf.register(id)),
    ...registers.map(({ id }) => accountOf.deposit(id)),
    ...PAYMENT_METHODS.map(({ id }) => accountOf.method(id)),
    ...payments.map(({ id }) => accountOf.expense(id)),
  ]
  const names = await recordNames(db, ACCOUNT_NAMES, ledgers)
  const taken = await db('finance.money_account_ledgers').select('ledger', 'account_id')
  const accounts = new Map(taken.map(({ ledger, account_id }) => [ledger, account_id]))
  return ledgers.map((ledger) => ({
    ledger,
    name: names.get(ledger) ?? null,
    account_id: accounts.get(ledger) ?? null,
  }))
}

// Transfers are read from where they are stored: the projection may not have the newest yet.
const HELD = `
  select (a.opening_amount
    + coalesce((
        select sum(d.amount_in - d.amount_out)
        from finance.money_account_ledgers l join read.cash_days d on d.account = l.ledger
        where l.account_id = a.id and l.ledger not like 'account-%' and d.day between a.opened_on and :day
      ), 0)
    + coalesce((
        select sum(case when t.to_account_id = a.id then t.amount else -t.amount end)
        from finance.money_transfers t
        where (t.from_account_id = a.id or t.to_account_id = a.id) and t.date <= :day
      ), 0))::float8 as held
  from finance.money_accounts a where a.id = :id`

/** What an account had at the end of a day. */
export async function heldOn(db: Knex, id: number, day: string): Promise<number> {
  const { held } = await queryRow<{ held: number }>(db, HELD, { id, day })
  return held
}
