import type { StatementLine } from '@deportivo/contracts/finance/reconciliation'
import { queryRow, queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'

/** An account up to the end of a day. */
export interface Until {
  id: number
  to: string
}

/**
 * An entry counts in an account since that was opened. A match holds while its entry does, with the amount of the line: one
 * of an undone payment, or of an expense that was changed, is none any longer.
 */
const IN_ACCOUNT = `(c.account, true) in (select l.ledger, c.day >= a.opened_on
  from finance.money_accounts a join finance.money_account_ledgers l on l.account_id = a.id
  where a.id = s.money_account_id)`

export const HOLDS = `c.entry = m.entry and c.account = m.ledger and c.amount = s.amount and ${IN_ACCOUNT}`

const UNMATCHED_LINES = `
  from finance.statement_lines s
  left join finance.statement_matches m on m.line_id = s.id
  where s.money_account_id = :id and s.date <= :to and not exists (select from read.cash_entries c where ${HOLDS})`

const LINES = `
  select s.id, s.date, s.description, s.reference, s.amount, m.id is not null as has_lost_entry
  ${UNMATCHED_LINES} order by s.date, s.id limit :most`

export type LooseLine = StatementLine & { has_lost_entry: boolean }

/** The lines that are no entry, or no longer, the oldest first. */
export const unmatchedLines = (db: Knex, until: Until, most: number): Promise<LooseLine[]> =>
  queryRows<LooseLine>(db, LINES, { ...until, most })

const FIRST_DAY = `select min(date) as first from finance.statement_lines where money_account_id = :id`

// The bank has posted nothing of what was entered before its first line.
const UNMATCHED_ENTRIES = `
  (c.account, true) in (select l.ledger, c.day >= a.opened_on
    from finance.money_accounts a join finance.money_account_ledgers l on l.account_id = a.id where a.id = :id)
  and not exists (
    select from finance.statement_matches m join finance.statement_lines s on s.id = m.line_id
    where m.entry = c.entry and m.ledger = c.account and s.amount = c.amount and s.money_account_id = :id
  )`

/** The entries of an account that are no line, some days long. */
export const unmatchedEntries = (
  db: Knex,
  { id, from, to }: { id: number; from: string; to: string },
): Knex.QueryBuilder =>
  db('read.cash_entries as c')
    .whereBetween('c.day', [from, to])
    .whereRaw(UNMATCHED_ENTRIES, { id })
    .select('c.*')

export interface Sums {
  count: number
  in: number
  out: number
}

// float8: sums of pesos stay exact up to 2^53.
const SUMS = (amount: string) => `count(*)::integer as count,
  coalesce(sum(${amount}) filter (where ${amount} > 0), 0)::float8 as "in",
  coalesce(-sum(${amount}) filter (where ${amount} < 0), 0)::float8 as "out"`

const LINE_SUMS = `select ${SUMS('s.amount')} ${UNMATCHED_LINES}`

const ENTRY_SUMS = `
  select ${SUMS('c.amount')} from read.cash_entries c
  where c.day between (${FIRST_DAY}) and :to and ${UNMATCHED_ENTRIES}`

/** How many lines and entries are unmatched, and what they come to. */
export async function unmatchedSums(db: Knex, { id, to }: Until): Promise<{ lines: Sums; entries: Sums }> {
  return {
    lines: await queryRow<Sums>(db, LINE_SUMS, { id, to }),
    entries: await queryRow<Sums>(db, ENTRY_SUMS, { id, to }),
  }
}

const SPAN = `
  select min(date) as first, max(date) as last, count(*) filter (where date <= :to)::integer as count
  from finance.statement_lines where money_account_id = :id`

/** The days of all lines of an account, and how many there are up to one. */
export const linesSpan = (db: Knex, until: { id: number; to: string }) =>
  queryRow<{ first: string | null; last: string | null; count: number }>(db, SPAN, { ...until })

const STATED = `
  with known as (
    select id, date, balance from finance.statement_lines
    where money_account_id = :id and date <= :to and balance is not null
    order by date desc, id desc limit 1
  )
  select (k.balance + coalesce((
      select sum(s.amount) from finance.statement_lines s
      where s.money_account_id = :id and s.date <= :to and (s.date, s.id) > (k.date, k.id)
    ), 0))::float8 as balance
  from known k`

/** What the bank states that there was at the end of a day; null: none of its lines has a balance. */
export async function statedBalance(db: Knex, until: Until): Promise<number | null> {
  const [stated] = await queryRows<{ balance: number }>(db, STATED, { ...until })
  return stated?.balance ?? null
}

const WITH_LINES = `
  select a.id, a.name from finance.money_accounts a
  where exists (select from finance.statement_lines s where s.money_account_id = a.id and s.date <= :to)
  order by lower(a.name), a.id`

/** What is unmatched at the end of a day, of each account with statements of which something is. */
export async function unmatchedOfAccounts(db: Knex, to: string) {
  const accounts = await queryRows<{ id: number; name: string }>(db, WITH_LINES, { to })
  const found = []
  for (const account of accounts)
    found.push({ ...account, ...(await unmatchedSums(db, { id: account.id, to })) })
  return found.filter(({ lines, entries }) => lines.count + entries.count > 0)
}
