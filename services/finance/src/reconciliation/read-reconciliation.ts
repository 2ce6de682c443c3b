import {
  MOST_UNMATCHED,
  SCORES,
  type Candidate,
  type Reconciliation,
  type UnmatchedLine,
} from '@deportivo/contracts/finance/reconciliation'
import type { CashEntry } from '@deportivo/contracts/reports/cash-entries'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { notFound } from '@deportivo/platform/http/refused'
import type { Knex } from 'knex'
import { describedEntries } from '../cash-flow/describe-entries.ts'
import { balancesOf } from '../money-accounts/balances.ts'
import { entryKey, findProposals, type FoundProposals } from './find-proposals.ts'
import type { Pair } from './propose.ts'
import {
  linesSpan,
  statedBalance,
  unmatchedEntries,
  unmatchedSums,
  type LooseLine,
  type Sums,
  type Until,
} from './unmatched.ts'

const STATEMENTS = `
  select b.id, b.version, b.file_name, b.first_day, b.last_day, b.lines, b.created_by, b.created_at,
    (select count(*)::integer from finance.statement_matches m join finance.statement_lines s on s.id = m.line_id
      where s.statement_id = b.id) as matched
  from finance.bank_statements b where b.money_account_id = :id order by b.id desc limit 100`

type Statement = Omit<Reconciliation['statements'][number], 'created_at'> & { created_at: Date }

async function statementsOf(db: Knex, id: number): Promise<Reconciliation['statements']> {
  const rows = await queryRows<Statement>(db, STATEMENTS, { id })
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/** The account, with what it has at the end of a day. */
async function accountOn(db: Knex, { id, to }: Until) {
  const account = (await balancesOf(db, { from: to, to })).find((one) => one.id === id)
  if (!account) throw notFound()
  return account
}

/** Enough to find the right one among equal amounts. */
const MOST_CANDIDATES = 8

function shownPair({ entries }: FoundProposals, { entry, score }: Pair): Candidate[] {
  const shown = entries.get(entryKey(entry))
  return shown ? [{ score, entry: shown }] : []
}

function shownLine(found: FoundProposals, line: LooseLine): UnmatchedLine {
  const proposed = found.proposed.get(line.id)
  const others = found.candidates.get(line.id) ?? []
  return {
    ...line,
    proposal: (proposed && shownPair(found, proposed)[0]) ?? null,
    candidates: others.slice(0, MOST_CANDIDATES).flatMap((pair) => shownPair(found, pair)),
  }
}

const countsOf = ({ proposed }: FoundProposals) =>
  SCORES.map((score) => ({
    score,
    count: [...proposed.values()].filter((pair) => pair.score >= score).length,
  }))

const comesTo = (sums: Sums) => sums.in - sums.out

/** What the bank states against what the account has, and what of the difference is in neither list. */
function compared(
  statement_balance: number | null,
  books_balance: number | null,
  { lines, entries }: { lines: Sums; entries: Sums },
) {
  if (statement_balance === null || books_balance === null)
    return { statement_balance, books_balance, difference: null, rest: null }
  const difference = statement_balance - books_balance
  const rest = difference - comesTo(lines) + comesTo(entries)
  return { statement_balance, books_balance, difference, rest }
}

/** The entries of the cash flow that no line is, since the bank's first line, the oldest first. */
async function looseEntries(db: Knex, { id, to }: Until, first: string | null): Promise<CashEntry[]> {
  if (first === null) return []
  const rows = unmatchedEntries(db, { id, from: first, to })
  const oldest = rows.orderBy([{ column: 'c.day' }, { column: 'c.pos' }, { column: 'c.account' }])
  return (await describedEntries(db, oldest.limit(MOST_UNMATCHED))).toReversed()
}

/** Everything that the screen of a reconciliation shows, up to the end of a day; that of the last line by default. */
export async function readReconciliation(
  db: Knex,
  asked: { id: number; to: string | undefined; today: string },
): Promise<Omit<Reconciliation, 'as_of'>> {
  const { id } = asked
  const span = await linesSpan(db, { id, to: asked.to ?? asked.today })
  const to = asked.to ?? span.last ?? asked.today
  const until = { id, to }
  const { name, opened_on, ledgers, closing } = await accountOn(db, until)
  const sums = await unmatchedSums(db, until)
  const found = await findProposals(db, until)
  return {
    account: { id, name, opened_on, ledgers },
    first_day: span.first,
    to,
    ...compared(await statedBalance(db, until), closing, sums),
    matched: span.count - sums.lines.count,
    ...sums,
    proposed: countsOf(found),
    unmatched_lines: found.lines.slice(0, MOST_UNMATCHED).map((line) => shownLine(found, line)),
    unmatched_entries: await looseEntries(db, until, span.first),
    statements: await statementsOf(db, id),
  }
}
