import { MOST_COUNTED_RETURNS } from '@deportivo/contracts/returns/returns'
import { returnStatesWhere } from '@deportivo/lifecycle/return-case/states'
import type { Deps } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import type { CaseRow } from '../tables.ts'

const DAY_MS = 86_400_000
const FINAL = returnStatesWhere(({ is_final }) => is_final === true)

/** A case that entered its state before it has waited for longer than the company's setting allows. */
export const waitingSince = ({ clock, settings }: Pick<Deps, 'clock' | 'settings'>): Date =>
  new Date(clock.now().getTime() - settings.current().return_days * DAY_MS)

export const isOverdue = (
  { state_id, state_entered_at }: Pick<CaseRow, 'state_id' | 'state_entered_at'>,
  since: Date,
): boolean => !FINAL.includes(state_id) && state_entered_at < since

/** `isOverdue` in SQL, with the states as the partial index has them. */
const OVERDUE = `
  (select waiting.* from returns.cases as waiting
    where waiting.state_id not in (${FINAL.map((state) => `'${state}'`).join(', ')})
      and waiting.state_entered_at < ?
    offset 0) as cases`

/**
 * These cases as far as they are overdue. Without `offset 0` PostgreSQL expects them soon in the order of ids, and reads
 * all cases where there are few.
 */
export const onlyOverdue = (rows: Knex.QueryBuilder, db: Knex, since: Date): Knex.QueryBuilder =>
  rows.from(db.raw(OVERDUE, [since]))

/** How many of these cases are overdue, as far as they are counted. */
export async function countOverdue(cases: Knex.QueryBuilder, db: Knex, since: Date): Promise<number> {
  const found = await onlyOverdue(cases, db, since)
    .orderBy([{ column: 'cases.state_entered_at' }, { column: 'cases.id' }])
    .limit(MOST_COUNTED_RETURNS)
    .select<Pick<CaseRow, 'id'>[]>('cases.id')
  return found.length
}
