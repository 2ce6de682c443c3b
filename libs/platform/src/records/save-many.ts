import { invalid, notFound, Refused } from '../http/refused.ts'
import { withConstraintErrors } from './constraints.ts'
import type { RecordDefinition, StoredRecord } from './record.ts'
import type { RecordCall } from './record-call.ts'
import { recordsSaved } from './record-saved.ts'
import { referenceErrorsOfMany } from './references-of-many.ts'
import { changesOf, columnsOf, stampOf, type Creating, type SeenRecord } from './save-record.ts'
import { refuseStale } from './stale.ts'

/** A record of one table, which anyone with the route's permission may save. */
type PlainDefinition<Row extends StoredRecord, Fields extends object> = Omit<
  RecordDefinition<Row, Fields, object>,
  'parts' | 'isVisible'
>

async function refuseWrongFields<Row extends StoredRecord, Fields extends object>(
  call: RecordCall,
  record: PlainDefinition<Row, Fields>,
  inputs: readonly { before: Row | null; fields: Fields }[],
): Promise<void> {
  const wrong = await referenceErrorsOfMany(call, record.references ?? {}, inputs)
  for (const [at, input] of inputs.entries()) {
    const errors = { ...wrong[at], ...(await record.check?.(call, input)) }
    if (Object.keys(errors).length > 0) throw invalid(errors)
  }
}

/** `createRecord` for some hundreds at once, in few statements; returns the rows in the order of the input. */
export async function createRecords<Row extends StoredRecord, Fields extends object>(
  call: RecordCall,
  record: PlainDefinition<Row, Fields>,
  creating: readonly Creating<Fields>[],
): Promise<Row[]> {
  if (creating.length === 0) return []
  if (record.initial)
    throw new Error(`${record.subject}: rows with a place of their own are made one at a time`)
  await refuseWrongFields(
    call,
    record,
    creating.map(({ fields }) => ({ before: null, fields })),
  )
  const { at, by_name } = call.audit
  const stamp = { updated_by: by_name, created_at: at, updated_at: at }
  const columns = creating.map(({ fields, set }) => ({
    ...columnsOf(record, fields),
    ...set,
    ...stamp,
  }))
  // PostgreSQL returns inserted rows in the order of its values.
  const insert = call.trx(record.table).insert(columns).returning('*')
  const rows = (await withConstraintErrors(record, insert)) as Row[]
  if (rows.length !== creating.length) throw new Error(`${record.subject}: not every row was inserted`)
  const saved = rows.map((row, index) => ({
    row,
    changes: changesOf(record, null, creating[index]?.fields ?? ({} as Fields)),
  }))
  await recordsSaved(call, record, 'created', saved)
  return rows
}

/** Of several failures a refusal: the others only report that there was one. */
async function allOrRefusal<Value>(asked: readonly Promise<Value>[]): Promise<Value[]> {
  const ended = await Promise.allSettled(asked)
  const failures = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  if (failures.length > 0) throw failures.find((error) => error instanceof Refused) ?? failures[0]
  return ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}

interface Changing<Row extends StoredRecord, Fields> extends SeenRecord<Row> {
  fields: Fields
}

/** Locked in the order of their ids: two that change the same ones wait, they never deadlock. */
async function lockSeen<Row extends StoredRecord, Fields extends object>(
  call: RecordCall,
  record: PlainDefinition<Row, Fields>,
  changing: readonly Changing<Row, Fields>[],
): Promise<Row[]> {
  const ids = changing.map(({ id }) => id)
  const rows = call
    .trx(record.table)
    .whereIn('id', ids)
    .where({ ...record.scope })
  const locked = new Map(((await rows.orderBy('id').forNoKeyUpdate()) as Row[]).map((row) => [row.id, row]))
  const found: Row[] = []
  for (const { id, version } of changing) {
    const row = locked.get(id)
    if (!row) throw notFound()
    await refuseStale(row, version, () => record.read(call.trx, id, call))
    found.push(row)
  }
  return found
}

/** `changeRecord` for some hundreds at once; one without a difference is not written. */
export async function changeRecords<Row extends StoredRecord, Fields extends object>(
  call: RecordCall,
  record: PlainDefinition<Row, Fields>,
  changing: readonly Changing<Row, Fields>[],
): Promise<void> {
  if (changing.length === 0) return
  const stored = await lockSeen(call, record, changing)
  const inputs = changing.flatMap(({ fields }, at) => {
    const before = stored[at]
    return before ? [{ before, fields, changes: changesOf(record, before, fields) }] : []
  })
  const changed = inputs.filter(({ changes }) => changes.length > 0)
  await refuseWrongFields(call, record, changed)
  // Sent at once: each has columns of its own, and none waits for another.
  const updates = changed.map(async ({ before, fields, changes }) => {
    const columns = { ...columnsOf(record, fields), ...stampOf(call, before) }
    const update = call.trx(record.table).where('id', before.id).update(columns).returning('*')
    const [row] = (await withConstraintErrors(record, update)) as Row[]
    if (!row) throw new Error(`${record.subject}: the row was not updated`)
    return { row, changes }
  })
  await recordsSaved(call, record, 'changed', await allOrRefusal(updates))
}
