import type { EventType, FamilyName, PayloadOf } from '@deportivo/contracts/events/families'
import type { Knex } from 'knex'
import { v7 as uuidv7 } from 'uuid'
import { withoutWaiting } from '../../db/pipeline.ts'
import { prepared } from '../../db/prepared.ts'
import type { EventMeta } from '../../service.ts'
import { laneOf } from '../log/lanes.ts'
import { currentVersion } from './upcasting.ts'

export interface NewEvent<Payload = unknown> {
  aggregate_type: string
  aggregate_id: string | number
  /** The aggregate's version after the change; two events may not claim the same one. */
  aggregate_version: number
  type: string
  /** The newest, where it isn't given. */
  schema_version?: number
  payload: Payload
  meta: EventMeta
  /** Now, where it isn't given. */
  occurred_at?: Date
}

const APPEND = prepared(
  'event appended',
  `insert into bus.outbox (event_id, lane, aggregate_type, aggregate_id, aggregate_version, type, schema_version, payload,
     meta, occurred_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
)

/**
 * Writes an event to the outbox, in the transaction that changes the aggregate: both happen or neither. The caller
 * holds the aggregate's row lock, which is what puts its events in order. After the commit: `wake.tell('outbox')`.
 */
export async function append<Payload>(trx: Knex.Transaction, event: NewEvent<Payload>): Promise<void> {
  const aggregateId = String(event.aggregate_id)
  const appended = APPEND(trx, [
    uuidv7(),
    laneOf(event.aggregate_type, aggregateId),
    event.aggregate_type,
    aggregateId,
    event.aggregate_version,
    event.type,
    event.schema_version ?? currentVersion(event.type),
    JSON.stringify(event.payload),
    JSON.stringify(event.meta),
    event.occurred_at ?? new Date(),
  ])
  await withoutWaiting(trx, appended)
}

type FamilyEvent<Name extends FamilyName> = Omit<
  NewEvent<PayloadOf<Name>>,
  'aggregate_type' | 'schema_version'
> & {
  type: EventType<Name>
}

/** `append` for the events of one of the product's families, whose type and payload are checked by the compiler. */
export const appendEvent = <Name extends FamilyName>(
  trx: Knex.Transaction,
  family: Name,
  event: FamilyEvent<Name>,
): Promise<void> => append(trx, { ...event, aggregate_type: family })
