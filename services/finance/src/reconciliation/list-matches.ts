import { MATCHES_PER_PAGE, type Match } from '@deportivo/contracts/finance/reconciliation'
import { queryRow, queryRows } from '@deportivo/platform/db/query-rows'
import type { Knex } from 'knex'
import { describedEntries } from '../cash-flow/describe-entries.ts'
import { entryKey } from './find-proposals.ts'
import { HOLDS, type Until } from './unmatched.ts'

interface MatchRow {
  id: number
  version: number
  score: number
  confirmed_by: string
  created_at: Date
  line_id: number
  date: string
  description: string
  reference: string
  amount: number
  entry: string
  account: string
}

const MATCHED = `
  from finance.statement_matches m
  join finance.statement_lines s on s.id = m.line_id
  join read.cash_entries c on ${HOLDS}
  where s.money_account_id = :id and s.date <= :to`

const PAGE = `
  select m.id, m.version, m.score, m.confirmed_by, m.created_at, s.id as line_id, s.date, s.description, s.reference,
    s.amount, c.entry, c.account
  ${MATCHED} order by s.date desc, s.id desc limit :most offset :skipped`

const COUNT = `select count(*)::integer as total ${MATCHED}`

/** A page of the matches of an account, the newest lines first. */
export async function listMatches(
  db: Knex,
  until: Until,
  page: number,
): Promise<{ total: number; rows: Match[] }> {
  const { total } = await queryRow<{ total: number }>(db, COUNT, { ...until })
  const skipped = MATCHES_PER_PAGE * (page - 1)
  const rows = await queryRows<MatchRow>(db, PAGE, { ...until, most: MATCHES_PER_PAGE, skipped })
  const keys = rows.map(({ entry, account }) => [entry, account])
  const described = await describedEntries(db, db('read.cash_entries').whereIn(['entry', 'account'], keys))
  const entries = new Map(described.map((entry) => [entryKey(entry), entry]))
  return {
    total,
    rows: rows.flatMap((row): Match[] => {
      const { id, version, score, confirmed_by, created_at, line_id, ...line } = row
      const entry = entries.get(entryKey(row))
      const shown = { id, version, score, confirmed_by, confirmed_at: created_at.toISOString() }
      return entry ? [{ ...shown, line: { ...line, id: line_id }, entry }] : []
    }),
  }
}
