import { MAY_CHANGE } from '@deportivo/contracts/returns/returns'
import { undoUntil, type UndoableBy } from '@deportivo/lifecycle/undo-window'
import { may, type Actor } from '@deportivo/platform/http/guard/actor'
import type { Knex } from 'knex'
import type { CaseHistoryRow } from '../tables.ts'

/**
 * The newest step of a case: the only one that may be undone. What became of the goods in quarantine is none: where it
 * was the last to be written, a held replacement could not be released. Undoing a step that moved goods which are gone
 * is refused by the stock.
 */
export const lastEntry = (db: Knex, case_id: number): Promise<CaseHistoryRow | undefined> =>
  db('returns.case_history')
    .where({ case_id })
    .whereNot('step', 'goods_settled')
    .orderBy('id', 'desc')
    .first()

/** How this user may undo the last step: at once until `undo_until`, or with a reason for as long as it is the last. */
export function undoChoices(
  last: UndoableBy | undefined,
  actor: Pick<Actor, 'id' | 'grants'>,
  now: Date,
): { undo_until: Date | null; can_reverse: boolean } {
  if (!last?.before || last.before.is_final || !MAY_CHANGE.some((permission) => may(actor, permission)))
    return { undo_until: null, can_reverse: false }
  return { undo_until: undoUntil(last, actor.id, now), can_reverse: may(actor, 'reverse orders') }
}
