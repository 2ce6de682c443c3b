import { appendEvent } from '@deportivo/platform/events/outbox/append'
import { eventMeta } from '@deportivo/platform/events/outbox/event-meta'
import type { Knex } from 'knex'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { ShiftRow } from '../tables.ts'

/** Who opens or closes a shift, when, and in which request. */
export type ShiftContext = Pick<CommandContext, 'actor' | 'now' | 'requestId'>

/** What was counted beyond what was expected; null while the shift is open. */
export const differenceOf = ({
  counted_amount,
  expected_amount,
}: Pick<ShiftRow, 'counted_amount' | 'expected_amount'>): number | null =>
  counted_amount === null || expected_amount === null ? null : counted_amount - expected_amount

/** Appends the event of a shift that was opened or closed. It is closed once, so it has two versions. */
export function appendShiftEvent(
  trx: Knex.Transaction,
  shift: ShiftRow,
  store_id: number,
  { actor, now, requestId }: ShiftContext,
): void {
  const { id, cashier_id, base_amount, expected_amount, counted_amount, opened_at, closed_at } = shift
  appendEvent(trx, 'shift', {
    type: closed_at ? 'shift.closed' : 'shift.opened',
    aggregate_id: id,
    aggregate_version: closed_at ? 2 : 1,
    payload: {
      shift_id: id,
      cashier_id,
      store_id,
      base_amount,
      expected_amount,
      counted_amount,
      difference: differenceOf(shift),
      opened_at: opened_at.toISOString(),
      closed_at: closed_at?.toISOString() ?? null,
    },
    meta: eventMeta(actor, requestId),
    occurred_at: now,
  })
}
