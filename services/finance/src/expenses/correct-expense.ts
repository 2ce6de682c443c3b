import { EXPENSE_ROUTES } from '@deportivo/contracts/finance/expenses'
import { businessDay } from '@deportivo/platform/clock'
import { queryRow } from '@deportivo/platform/db/query-rows'
import { invalid, rule } from '@deportivo/platform/http/refused'
import { change, withMessage } from '@deportivo/platform/http/serve/serve'
import { closedThrough } from '@deportivo/platform/records/closed-days'
import { recordCallOf, type RecordCall } from '@deportivo/platform/records/record-call'
import { createRecord, lockRow, lockSeenRecord } from '@deportivo/platform/records/save-record'
import type { Routes } from '@deportivo/platform/service'
import type { ExpenseRow } from '../tables.ts'
import { decisionOnNew } from './approval.ts'
import { EXPENSE } from './expense-record.ts'

interface Corrections {
  count: number
  waiting: number
  amount: number
  last: number | null
}

const CORRECTIONS = `
  select count(*)::integer as count, count(*) filter (where state = 'pending')::integer as waiting,
    coalesce(sum(amount), 0)::float8 as amount, max(id) as last
  from finance.expenses where corrects_id = :id and state <> 'refused'`

const correctionsOf = ({ trx }: Pick<RecordCall, 'trx'>, id: number): Promise<Corrections> =>
  queryRow<Corrections>(trx, CORRECTIONS, { id })

/** Only what counts in a closed month is corrected: elsewhere the expense itself is changed. */
async function refuseUncorrectable({ trx }: RecordCall, { date, state, corrects_id }: ExpenseRow) {
  if (corrects_id !== null) throw rule('expense.is_correction', { id: corrects_id })
  if (state !== 'approved') throw rule('expense.counts_not')
  const closed = await closedThrough(trx)
  if (closed === null || date > closed) throw rule('expense.month_is_open')
}

/** A correction is entered whole and an expense with corrections is the one that they correct: neither is changed. */
export async function refuseCorrected(call: RecordCall, { id, corrects_id }: ExpenseRow): Promise<void> {
  if (corrects_id !== null) throw rule('expense.correction_stays', { id: corrects_id })
  const { count } = await correctionsOf(call, id)
  if (count > 0) throw rule('expense.has_corrections', { count })
}

/** The next correction begins with what the last one left: only that one is deleted. */
export async function refuseEarlierCorrection(
  call: RecordCall,
  { id, corrects_id, state }: ExpenseRow,
): Promise<void> {
  if (corrects_id === null || state === 'refused') return
  await lockRow(call.trx, EXPENSE, corrects_id)
  const { last } = await correctionsOf(call, corrects_id)
  if (last !== null && id < last) throw rule('expense.corrected_since', { id: last })
}

/** Columns that a correction has of what it corrects. */
const spentOf = (expense: ExpenseRow) => {
  const { category_id, payment_id, financial_situation_id, store_id } = expense
  const { settlement_id, drawer_entry_id } = expense
  return { category_id, payment_id, financial_situation_id, store_id, settlement_id, drawer_entry_id }
}

export const correctExpenseRoute: Routes = (app, deps) =>
  change(app, deps, EXPENSE_ROUTES.correct, async (served) => {
    const call = recordCallOf(deps, served)
    const { amount: right, note } = served.body
    // Locked: of two corrections at once the second counts with the first.
    const corrected = await lockSeenRecord(call, EXPENSE, { id: served.params.id })
    await refuseUncorrectable(call, corrected)
    const before = await correctionsOf(call, corrected.id)
    // It would be counted before it is known whether it counts.
    if (before.waiting > 0) throw rule('expense.correction_waits', { id: before.last ?? '' })
    const amount = right - corrected.amount - before.amount
    if (amount === 0) throw invalid({ amount: 'expense.nothing_to_correct' })
    const fields = {
      ...spentOf(corrected),
      date: businessDay(call.audit.at),
      amount,
      note,
      corrects_id: corrected.id,
      ...(await decisionOnNew(call, Math.abs(amount))),
    }
    const { id, state } = await createRecord(call, EXPENSE, { fields, set: { created_by: call.actor.name } })
    const message = state === 'pending' ? 'expense.waits' : 'expense.corrected'
    return withMessage(message, await EXPENSE.read(call.trx, id, call))
  })
