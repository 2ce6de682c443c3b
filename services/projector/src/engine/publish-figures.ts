import { REPORTS_CHANNEL, type FiguresChanged } from '@deportivo/contracts/live/messages'
import { publishRow } from '@deportivo/platform/live/room-log'
import type { Knex } from 'knex'
import type { Change } from './change.ts'

/** One message for all changes of a projection: an open report fetches its figures again. */
export function publishFigures(
  trx: Knex.Transaction,
  source: string,
  changes: readonly Pick<Change<object>, 'pos'>[],
): void {
  if (changes.length === 0) return
  const row: FiguresChanged = { source }
  const newest = Math.max(...changes.map(({ pos }) => pos))
  publishRow(trx, { room: REPORTS_CHANNEL, op: 'upsert', key: 0, row, pos: newest })
}
