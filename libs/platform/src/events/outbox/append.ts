import type { EventType, FamilyName, PayloadOf } from '@deportivo/contracts/events/families'
import type { Knex } from 'knex'
import { v7 as uuidv7 } from 'uuid'
import { beforeCommit } from '../../db/before-commit.ts'
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

/** The columns of a row of the outbox, in the order of the statement. */
const COLUMNS = [
  ['event_id', 'uuid'],
  ['lane', 'smallint'],
  ['aggregate_type', 'text'],
  ['aggregate_id', 'text'],
  ['aggregate_version', 'integer'],
  ['type', 'text'],
  ['schema_version', 'integer'],
  ['payload', 'json'],
  ['meta', 'json'],
  ['occurred_at', 'timestamptz'],
] as const

const NAMES = COLUMNS.map(([name]) => name).join(', ')
const ARRAYS = COLUMNS.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ')
const VALUES = COLUMNS.map((_, index) => `$${index + 1}`).join(', ')

// Most changes append one event: as an element of an array its payload would be escaped, sent and parsed twice.
const APPEND_ONE = prepared<never>('event appended', `insert into bus.outbox (${NAMES}) values (${VALUES})`)

// Ids are given in the order of the arrays, which is the order in which the events were appended.
const APPEND = prepared<never>(
  'events appended',
  `insert into bus.outbox (${NAMES}) select ${NAMES} from unnest(${ARRAYS}) with ordinality as e(${NAMES}, nth)
   order by nth`,
)

type Row = readonly (string | number | Date)[]

/** The events of each open transaction or savepoint, which are written to the outbox in one statement. */
const appended = new WeakMap<object, Row[]>()

async function insertAppended(trx: Knex.Transaction): Promise<void> {
  const rows = appended.get(trx.client as object) ?? []
  appended.delete(trx.client as object)
  const [only] = rows
  if (only && rows.length === 1) return withoutWaiting(trx, APPEND_ONE(trx, only))
  const arrays = COLUMNS.map((_, column) => rows.map((row) => row[column]))
  await withoutWaiting(trx, APPEND(trx, arrays))
}

function rowOf(event: NewEvent): Row {
  const aggregateId = String(event.aggregate_id)
  return [
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
  ]
}

/**
 * Appends an event to the outbox, in the transaction that changes the aggregate: both happen or neither. All
 * events of a transaction are written in one statement before it commits, in the order in which they were
 * appended. The caller holds the aggregate's row lock, which orders its events. After the commit:
 * `wake.notify('outbox')`.
 */
export function append<Payload>(trx: Knex.Transaction, event: NewEvent<Payload>): void {
  const row = rowOf(event)
  const rows = appended.get(trx.client as object)
  if (rows) {
    rows.push(row)
    return
  }
  beforeCommit(trx, () => insertAppended(trx))
  appended.set(trx.client as object, [row])
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
): void => append(trx, { ...event, aggregate_type: family })
