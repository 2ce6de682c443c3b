import type { OrderEvent } from '@deportivo/contracts/events/order'
import { preparedPer, type Prepared } from '@deportivo/platform/db/prepared'
import { batchHandlers } from '@deportivo/platform/events/consumers/batch-handlers'
import type { Consumer, LoggedEvent } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { READ_SCHEMA } from './migrations.ts'

export interface ProjectedRow {
  order_id: number
  version: number
}

/** A table with one row per order, told by the order's events. */
export interface Projection<Row extends ProjectedRow> {
  /** Name of the consumer: its cursor hangs on it. */
  consumer: string
  table: string
  /** The row after an event. Pure, so that a rebuild gives the same. */
  fold(row: Row | null, event: LoggedEvent<OrderEvent>): Row
  /** Writes rows given as JSON to a table. */
  upsert: (table: string) => Prepared<never>
  /** A table of sums over the rows, and what keeps it in step with their changes. */
  sums?: {
    table: string
    add(trx: Knex.Transaction, changes: readonly Change<Row>[], table: string): Promise<void>
  }
}

export interface Change<Row> {
  before: Row | null
  after: Row
  /** Position of the newest event in it. */
  pos: number
}

export const orderEvents = (events: readonly LoggedEvent[]) =>
  events.filter((event): event is LoggedEvent<OrderEvent> => event.aggregate_type === 'order')

const rowsOf = preparedPer<ProjectedRow>(
  'rows of',
  (table) => `select * from ${table} where order_id = any($1)`,
)

async function readRows<Row extends ProjectedRow>(
  trx: Knex.Transaction,
  table: string,
  ids: readonly number[],
): Promise<Map<number, Row>> {
  const found = (await rowsOf(table)(trx, [ids])) as Row[]
  return new Map(found.map((row) => [row.order_id, row]))
}

function foldAll<Row extends ProjectedRow>(
  projection: Projection<Row>,
  rows: ReadonlyMap<number, Row>,
  events: readonly LoggedEvent<OrderEvent>[],
): Change<Row>[] {
  const changes = new Map<number, Change<Row>>()
  for (const event of events) {
    const id = Number(event.aggregate_id)
    const before = changes.get(id)?.before ?? rows.get(id) ?? null
    const present = changes.get(id)?.after ?? before
    // A rebuild may be ahead of the consumer that goes on after it.
    if (present && present.version >= event.aggregate_version) continue
    changes.set(id, { before, after: projection.fold(present, event), pos: event.pos })
  }
  return [...changes.values()]
}

/** Applies events, in the order of each aggregate, and answers what became of each order's row. */
export async function project<Row extends ProjectedRow>(
  trx: Knex.Transaction,
  projection: Projection<Row>,
  events: readonly LoggedEvent[],
  schema = READ_SCHEMA,
): Promise<Change<Row>[]> {
  const table = `${schema}.${projection.table}`
  const mine = orderEvents(events)
  const ids = [...new Set(mine.map((event) => Number(event.aggregate_id)))]
  if (ids.length === 0) return []
  const changes = foldAll(projection, await readRows<Row>(trx, table, ids), mine)
  if (changes.length === 0) return []
  await projection.upsert(table)(trx, [JSON.stringify(changes.map(({ after }) => after))])
  if (projection.sums) await projection.sums.add(trx, changes, `${schema}.${projection.sums.table}`)
  return changes
}

/** A projection that follows the log, and tells live rooms what changed in the same transaction. */
export function consumerOf<Row extends ProjectedRow>(
  projection: Projection<Row>,
  tellRooms: (trx: Knex.Transaction, changes: readonly Change<Row>[]) => Promise<void>,
): Consumer {
  const batch = async (trx: Knex.Transaction, events: readonly LoggedEvent[]) => {
    const changes = await project(trx, projection, events)
    await tellRooms(trx, changes)
  }
  return {
    name: projection.consumer,
    ...batchHandlers(['order.*'], batch),
    committed: ({ wake }) => wake.tell('rooms'),
  }
}
