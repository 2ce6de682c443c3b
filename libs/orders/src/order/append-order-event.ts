import type { OrderEvent } from '@deportivo/contracts/events/order'
import { businessTime } from '@deportivo/lifecycle/business-hours'
import { appendEvent } from '@deportivo/platform/events/outbox/append'
import { eventMeta } from '@deportivo/platform/events/outbox/event-meta'
import type { Knex } from 'knex'
import type { CommandContext } from '@deportivo/platform/http/serve/command-context'
import type { OrderRecord } from './order-record.ts'
import { snapshotOf } from './snapshot.ts'
import type { ChangedOrder } from './whole-order.ts'

interface OrderChanged {
  type: `order.${string}`
  step: string | null
  note: string | null
  /** null: the order is new. */
  before: OrderRecord | null
  after: ChangedOrder
}

const MINUTE_MS = 60_000

function stageLeft(
  { before, after }: OrderChanged,
  { now, settings }: CommandContext,
): OrderEvent['change']['stage_left'] {
  if (before === null || before.state_id === after.state_id) return null
  const { state_id, state_entered_at, auxiliary_user_id } = before
  const time = businessTime(state_entered_at.getTime(), now.getTime(), settings.business_hours)
  const targets: Partial<Record<string, number>> = settings.stage_targets
  return {
    state_id,
    entered_at: state_entered_at.toISOString(),
    minutes: Math.floor(time / MINUTE_MS),
    target_minutes: targets[state_id] ?? null,
    auxiliary_user_id,
  }
}

/** Appends the event of a change to the log, with the order as it is after it. */
export function appendOrderEvent(
  trx: Knex.Transaction,
  changed: OrderChanged,
  context: CommandContext,
): void {
  const { type, step, note, before, after } = changed
  appendEvent(trx, 'order', {
    type,
    aggregate_id: after.id,
    aggregate_version: after.version,
    payload: {
      change: {
        step,
        note,
        from_state: before?.state_id ?? null,
        previous_auxiliary_id: before?.auxiliary_user_id ?? null,
        stage_left: stageLeft(changed, context),
      },
      order: snapshotOf(after),
    },
    occurred_at: context.now,
    meta: eventMeta(context.actor, context.requestId),
  })
}
