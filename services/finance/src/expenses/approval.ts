import { may } from '@deportivo/platform/http/guard/actor'
import { rule } from '@deportivo/platform/http/refused'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import { readSettings } from '@deportivo/platform/settings'
import type { ExpenseRow, SpentColumns } from '../tables.ts'

/** The columns that state whether an expense counts. */
export type Decision = Pick<ExpenseRow, 'state' | 'decided_by' | 'decided_at' | 'reason'>

const decided = (state: ExpenseRow['state'], by: Pick<Decision, 'decided_by' | 'decided_at'>): Decision => ({
  state,
  reason: null,
  ...by,
})

const UNDECIDED = { decided_by: null, decided_at: null }

/** Whether so much waits for approval. The limit is read where it is stored: a saved one acts at once. */
async function isAboveLimit({ trx }: Pick<RecordCall, 'trx'>, amount: number): Promise<boolean> {
  const { expense_limit } = await readSettings(trx)
  return expense_limit !== null && amount > expense_limit
}

/** Whether a new expense counts: within the limit it does, above it only if its author may approve. */
export async function decisionOnNew(call: RecordCall, amount: number): Promise<Decision> {
  const { actor, audit } = call
  if (!(await isAboveLimit(call, amount))) return decided('approved', UNDECIDED)
  if (!may(actor, 'approve expenses')) return decided('pending', UNDECIDED)
  return decided('approved', { decided_by: actor.name, decided_at: audit.at })
}

// What was approved: with another note it is the same expense.
const DECIDED_ON = ['amount', 'category_id', 'payment_id', 'financial_situation_id', 'store_id'] as const

/** Whether a change makes another expense of it than the one that was approved. */
export const isOtherSpending = (before: SpentColumns, fields: Partial<SpentColumns>): boolean =>
  DECIDED_ON.some((name) => fields[name] !== undefined && fields[name] !== before[name])

/**
 * Whether an expense that is made again counts: within the limit it does, above it if the recurring one was entered by a
 * user who may approve it.
 */
export async function decisionOnEntry(
  call: RecordCall,
  { amount, approved_by }: { amount: number; approved_by: string | null },
): Promise<Decision> {
  if (!(await isAboveLimit(call, amount))) return decided('approved', UNDECIDED)
  if (approved_by === null) return decided('pending', UNDECIDED)
  return decided('approved', { decided_by: approved_by, decided_at: call.audit.at })
}

/** Whether a changed expense still counts. What was approved or refused was this amount for this purpose. */
export async function decisionOnChange(
  call: RecordCall,
  before: ExpenseRow,
  fields: Partial<ExpenseRow>,
): Promise<Decision | null> {
  const isOther =
    isOtherSpending(before, fields) || (fields.date !== undefined && fields.date !== before.date)
  return isOther ? decisionOnNew(call, fields.amount ?? before.amount) : null
}

/** Only one that waits is approved or refused: of two who press at once the second is refused. */
export function refuseDecided({ id, state, decided_by }: ExpenseRow): void {
  if (state === 'pending') return
  const key = state === 'approved' ? 'expense.already_approved' : 'expense.already_refused'
  throw rule(key, { by: decided_by ?? '' }, { id, state })
}
