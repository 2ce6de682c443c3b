import type { Knex } from 'knex'
import type { CaseHistoryRow } from '../tables.ts'

/** How long the author of a step may undo it without a permission or reason. */
const UNDO_WINDOW_MS = 10_000

/** The newest step of a case: the only one that may be undone. */
export const lastEntry = (db: Knex, case_id: number): Promise<CaseHistoryRow | undefined> =>
  db('returns.case_history').where({ case_id }).orderBy('id', 'desc').first()

/** Until when this user may undo it with one click; null when they cannot. Final steps never offer it. */
export function undoUntil(last: CaseHistoryRow | undefined, userId: number, now: Date): Date | null {
  if (!last?.before || last.before.is_final || last.by_id !== userId) return null
  const end = new Date(last.at.getTime() + UNDO_WINDOW_MS)
  return end < now ? null : end
}
