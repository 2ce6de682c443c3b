import type { Knex } from 'knex'
import { queryRows } from '../../db/query-rows.ts'
import type { Deps } from '../../service.ts'
import { emitReaderStopped } from './dead-letters.ts'

/** The log as a part of the system that may fail; among the consumers' names. */
const LOG = 'event log'

interface Gap {
  lane: number
  pos: number
}

// One lookup per lane. Finding a gap further back would take reading the whole log.
const GAPS = `
  select h.lane, h.pos from bus.heads h
  where h.lane >= 0 and h.pos > h.removed_to
    and not exists (select from bus.event_log l where (l.lane, l.lane_pos) = (h.lane, h.pos))
  order by h.lane`

const isReported = (trx: Knex.Transaction, aggregate_id: string) =>
  queryRows<unknown>(
    trx,
    `select from bus.event_log where (aggregate_type, aggregate_id) = ('reader', :aggregate_id)
     union all
     select from bus.outbox where (aggregate_type, aggregate_id) = ('reader', :aggregate_id)`,
    { aggregate_id },
  )

/**
 * Finds lanes whose newest event is missing from the log: it was deleted, since a lane's row and its event are
 * written together, and not with example data. Consumers go past it; administrators are notified once, and the log names the new ones.
 */
export async function reportMissingEvents(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  known: readonly number[],
): Promise<number[]> {
  const gaps = await queryRows<Gap>(db, GAPS)
  for (const { lane, pos } of gaps.filter((gap) => !known.includes(gap.lane))) {
    log.error({ lane, lane_pos: pos }, 'the newest event of a lane is missing from the log')
    await db.transaction(async (trx) => {
      const event = { aggregate_type: 'lane', aggregate_id: String(lane), pos }
      if ((await isReported(trx, `${LOG} ${lane} ${pos}`)).length === 0)
        emitReaderStopped(trx, LOG, event, `${LOG} ${lane} ${pos}`)
    })
  }
  return gaps.map(({ lane }) => lane)
}
