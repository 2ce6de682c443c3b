import { familyName, type FamilyName } from '@deportivo/contracts/events/families'
import { preparedPer, type Prepared } from '@deportivo/platform/db/prepared'
import { withoutWaiting } from '@deportivo/platform/db/pipeline'
import { batchHandlers } from '@deportivo/platform/events/consumers/batch-handlers'
import type { Consumer, LoggedEvent } from '@deportivo/platform/service'
import type { Knex } from 'knex'
import { foldEvents, type Stored } from './fold-events.ts'
import { READ_SCHEMA } from '../migrations.ts'
import type { FamilyEvent, Projection } from './projection.ts'
import type { Change } from './change.ts'
import { writeNames } from './report-names.ts'
import { addToSums } from './sums.ts'

interface Shape {
  table: string
  aggregate: string
  isOfFamilies?: true
  key: readonly string[]
  columns: readonly string[]
}

interface Statements {
  rowsOf: (table: string) => Prepared<object>
  upsert: (table: string) => Prepared<never>
  remove: (table: string) => Prepared<never>
}

const statements = new Map<string, Statements>()

function makeStatements({ table: name, aggregate, isOfFamilies, key, columns }: Shape): Statements {
  const ids = isOfFamilies ? 'text[]' : 'integer[]'
  const keys = key.join(', ')
  const others = [...columns, 'pos']
  const all = [...key, ...others].join(', ')
  return {
    rowsOf: preparedPer(
      `${name} rows of`,
      (table) => `select * from ${table} where ${aggregate} = any($1::${ids})`,
    ),
    upsert: preparedPer(
      `${name} written to`,
      (table) => `
      insert into ${table} (${all}) select ${all} from jsonb_populate_recordset(null::${table}, $1::jsonb)
      on conflict (${keys}) do update set
        (${others.join(', ')}) = row(${others.map((column) => `excluded.${column}`).join(', ')})`,
    ),
    remove: preparedPer(
      `${name} removed from`,
      (table) => `
      delete from ${table} t using jsonb_populate_recordset(null::${table}, $1::jsonb) d
      where (${key.map((column) => `t.${column}`).join(', ')}) = (${key.map((column) => `d.${column}`).join(', ')})`,
    ),
  }
}

function statementsOf(projection: Shape): Statements {
  const known = statements.get(projection.table) ?? makeStatements(projection)
  statements.set(projection.table, known)
  return known
}

function groupBy<T>(items: readonly T[], idOf: (item: T) => unknown): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const item of items) {
    const id = String(idOf(item))
    const others = groups.get(id)
    if (others) others.push(item)
    else groups.set(id, [item])
  }
  return groups
}

async function write<Row extends object>(
  trx: Knex.Transaction,
  projection: Shape,
  table: string,
  changes: readonly Change<Row>[],
): Promise<void> {
  const { upsert, remove } = statementsOf(projection)
  const written = changes.flatMap(({ after, pos }) => (after ? [{ ...after, pos }] : []))
  const removed = changes.flatMap(({ before, after }) => (before && !after ? [before] : []))
  if (removed.length > 0) await withoutWaiting(trx, remove(table)(trx, [JSON.stringify(removed)]))
  if (written.length > 0) await withoutWaiting(trx, upsert(table)(trx, [JSON.stringify(written)]))
}

/** Applies events, in the order of each aggregate, and returns the changed rows. */
export async function project<Row extends object, Name extends FamilyName>(
  trx: Knex.Transaction,
  projection: Projection<Row, Name>,
  events: readonly LoggedEvent[],
  schema = READ_SCHEMA,
): Promise<Change<Row>[]> {
  const families: readonly string[] = projection.families
  const own = events.filter(({ type }) => families.includes(familyName(type))) as FamilyEvent<Name>[]
  if (own.length === 0) return []
  const table = `${schema}.${projection.table}`
  const byAggregate = groupBy(own, ({ aggregate_type, aggregate_id }) =>
    projection.isOfFamilies ? `${aggregate_type}:${aggregate_id}` : aggregate_id,
  )
  const found = await statementsOf(projection).rowsOf(table)(trx, [[...byAggregate.keys()]])
  const rows = groupBy(found as Stored<Row>[], (row) => row[projection.aggregate])
  const changes = [...byAggregate].flatMap(([id, its]) => foldEvents(projection, rows.get(id) ?? [], its))
  await write(trx, projection, table, changes)
  for (const sums of projection.sums ?? []) await addToSums(trx, sums, changes, schema)
  const names = own.flatMap((event) =>
    (projection.namesOf?.(event) ?? []).map((name) => ({ ...name, pos: event.pos })),
  )
  await writeNames(trx, names, schema)
  return changes
}

/** A projection that follows the log, and may publish its changes to live rooms in the same transaction. */
export function consumerOf<Row extends object, Name extends FamilyName>(
  projection: Projection<Row, Name>,
  publish: (trx: Knex.Transaction, changes: readonly Change<Row>[]) => void = () => undefined,
): Consumer {
  const batch = async (trx: Knex.Transaction, events: readonly LoggedEvent[]) => {
    const changes = await project(trx, projection, events)
    if (changes.length > 0) publish(trx, changes)
  }
  const types = projection.families.map((family) => `${family}.*`)
  return {
    name: projection.consumer,
    ...batchHandlers(types, batch),
    committed: ({ wake }) => wake.notifyOthers('rooms'),
  }
}
