import { LOCKS } from '@deportivo/platform/db/locks'
import { queryRow } from '@deportivo/platform/db/query-rows'
import type { FieldErrors, RecordCall, RecordInput } from '@deportivo/platform/records/record-call'
import type { ExpenseRow } from '../tables.ts'
import { COUNTED_AS_PAID } from './counted-as-paid.ts'

const LEFT = `
  select coalesce((select commission from sales.published_settlements where id = :settlement), 0)::float8
    - coalesce(sum(e.amount), 0)::float8 as "left"
  from finance.expenses e
  where e.settlement_id = :settlement and ${COUNTED_AS_PAID} and e.id is distinct from :id`

type Fields = Partial<Pick<ExpenseRow, 'amount' | 'settlement_id' | 'state'>>

/** The expenses of a settlement come to no more than its commission: it is not paid twice. */
export async function settlementErrors(
  { trx }: Pick<RecordCall, 'trx'>,
  { before, fields }: RecordInput<ExpenseRow, Fields>,
): Promise<FieldErrors> {
  const { settlement_id, amount, state } = { ...before, ...fields }
  if (!settlement_id || amount === undefined || state === 'refused') return {}
  // Of two payments at once the second is compared with what the first left.
  await trx.raw('select pg_advisory_xact_lock(?, ?)', [LOCKS.settlementPaid, settlement_id])
  const given = { settlement: settlement_id, id: before?.id ?? null }
  const { left } = await queryRow<{ left: number }>(trx, LEFT, given)
  if (amount <= left) return {}
  return { amount: { key: 'expense.more_than_settled', values: { left: { pesos: Math.max(left, 0) } } } }
}
