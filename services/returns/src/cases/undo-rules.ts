import { undoUntil } from '@deportivo/lifecycle/undo-window'
import { may } from '@deportivo/platform/http/guard/actor'
import type { RecordCall } from '@deportivo/platform/records/record-call'
import type { Knex } from 'knex'
import type { CaseHistoryRow } from '../tables.ts'

/** The newest step of a case: the only one that may be undone. */
export const lastEntry = (db: Knex, case_id: number): Promise<CaseHistoryRow | undefined> =>
  db('returns.case_history').where({ case_id }).orderBy('id', 'desc').first()

/** How this user may undo the last step: at once until `undo_until`, or with a reason for as long as it is the last. */
export const undoChoices = (
  last: CaseHistoryRow | undefined,
  { actor, deps }: Pick<RecordCall, 'actor' | 'deps'>,
) => ({
  undo_until: undoUntil(last, actor.id, deps.clock.now()),
  can_reverse: Boolean(last?.before) && !last?.before?.is_final && may(actor, 'reverse orders'),
})
