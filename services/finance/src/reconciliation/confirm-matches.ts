import type { RECONCILIATION_ROUTES } from '@deportivo/contracts/finance/reconciliation'
import type { BodyOf } from '@deportivo/contracts/route'
import { businessDay } from '@deportivo/platform/clock'
import { queryRows } from '@deportivo/platform/db/query-rows'
import { invalid, notFound } from '@deportivo/platform/http/refused'
import { deleteRecord } from '@deportivo/platform/records/delete-record'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import { createRecords } from '@deportivo/platform/records/save-many'
import { createRecord } from '@deportivo/platform/records/save-record'
import { findProposals } from './find-proposals.ts'
import { STATEMENT_MATCH } from './match-record.ts'
import { scoreOf } from './score.ts'
import { HOLDS, linesSpan } from './unmatched.ts'

/**
 * Locked: of two who confirm at once the second finds what the first has confirmed. A statement that is being removed is
 * waited for, and none is removed whose lines are being matched: its matches would go with it.
 */
async function lockAccount({ trx }: RecordCall, id: number): Promise<void> {
  const account = await trx('finance.money_accounts').where({ id }).forNoKeyUpdate().first('id')
  if (!account) throw notFound()
  await trx('finance.bank_statements').where('money_account_id', id).orderBy('id').forKeyShare().select('id')
}

interface Stored {
  id: number
  line_id: number
  holds: boolean
}

const STORED = `
  select m.id, m.line_id, exists (select from read.cash_entries c where ${HOLDS}) as holds
  from finance.statement_matches m join finance.statement_lines s on s.id = m.line_id
  where m.line_id = any(:lines) or (m.entry, m.ledger) in (
    select e->>'entry', e->>'ledger' from jsonb_array_elements(:entries::jsonb) e
  )`

interface Chosen {
  line_id: number
  entry: string
  ledger: string
}

/** Removes the matches of these lines and entries that hold no longer; the others are returned. */
async function freeLost(call: RecordCall, chosen: readonly Chosen[]): Promise<Stored[]> {
  const entries = JSON.stringify(chosen.map(({ entry, ledger }) => ({ entry, ledger })))
  const lines = chosen.map(({ line_id }) => line_id)
  const stored = await queryRows<Stored>(call.trx, STORED, { lines, entries })
  for (const { id, holds } of stored) if (!holds) await deleteRecord(call, STATEMENT_MATCH, { id })
  return stored.filter(({ holds }) => holds)
}

async function lineOf({ trx }: RecordCall, account_id: number, line_id: number) {
  const line = await trx('finance.statement_lines')
    .where({ id: line_id, money_account_id: account_id })
    .first('id', 'date', 'description', 'reference', 'amount')
  if (!line) throw invalid({ line_id: 'field.unknown_record' })
  return line
}

const ENTRY = `
  select c.entry, c.account, c.day, c.amount from read.cash_entries c
  where c.entry = :entry and c.account = :ledger and (c.account, true) in (
    select l.ledger, c.day >= a.opened_on
    from finance.money_accounts a join finance.money_account_ledgers l on l.account_id = a.id where a.id = :id
  )`

interface Entry {
  entry: string
  account: string
  day: string
  amount: number
}

async function entryOf({ trx }: RecordCall, id: number, { entry, ledger }: Chosen): Promise<Entry> {
  const [found] = await queryRows<Entry>(trx, ENTRY, { id, entry, ledger })
  if (!found) throw invalid({ entry: 'field.unknown_record' })
  return found
}

/** What the pair is worth by its day alone: the user has seen more than the names. */
const scoreChosen = (line: Awaited<ReturnType<typeof lineOf>>, entry: Entry): number =>
  scoreOf(line, { ...entry, numbers: [], names: [] }) ?? 0

/** Matches a line with an entry. Refuses one that has another match, and another amount. */
export async function confirmMatch(
  call: RecordCall,
  id: number,
  chosen: BodyOf<(typeof RECONCILIATION_ROUTES)['confirm']>,
): Promise<{ id: number }> {
  await lockAccount(call, id)
  const line = await lineOf(call, id, chosen.line_id)
  const entry = await entryOf(call, id, chosen)
  if (line.amount !== entry.amount) throw invalid({ entry: 'reconciliation.other_amount' })
  await freeLost(call, [chosen])
  const fields = { ...chosen, score: scoreChosen(line, entry) }
  const made = await createRecord(call, STATEMENT_MATCH, { fields, set: { confirmed_by: call.actor.name } })
  return { id: made.id }
}

/** Confirms every proposal from a score on; how many. */
export async function confirmProposals(
  call: RecordCall,
  { id, to, score }: { id: number; to: string | undefined; score: number },
): Promise<number> {
  await lockAccount(call, id)
  const today = businessDay(call.audit.at)
  const last = to ?? (await linesSpan(call.trx, { id, to: today })).last ?? today
  const { proposed } = await findProposals(call.trx, { id, to: last })
  const chosen = [...proposed.values()]
    .filter((pair) => pair.score >= score)
    .map((pair) => ({
      line_id: pair.line_id,
      score: pair.score,
      entry: pair.entry.entry,
      ledger: pair.entry.account,
    }))
  await freeLost(call, chosen)
  const set = { confirmed_by: call.actor.name }
  await createRecords(
    call,
    STATEMENT_MATCH,
    chosen.map((fields) => ({ fields, set })),
  )
  return chosen.length
}
