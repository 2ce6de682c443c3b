import { changesBetween, type AuditValue, type Change } from '../audit/changes.ts'
import type { AuditFact } from '../audit/write-audit.ts'
import { invalid, notFound, unseen } from '../http/refused.ts'
import { closedDayErrors } from './closed-days.ts'
import { withConstraintErrors } from './constraints.ts'
import { recordSaved } from './record-saved.ts'
import type { RecordDefinition, StoredRecord } from './record.ts'
import type { RecordCall, RecordInput } from './record-call.ts'
import { referenceErrors } from './references.ts'
import { waitForReferrers } from './referrers.ts'
import { refuseStale } from './stale.ts'

type AuditValues = Record<string, AuditValue>

type Definition<Row extends StoredRecord, Fields extends object> = RecordDefinition<Row, Fields, object>

/** Text is trimmed, and blank text stored as null; an omitted field is unchanged. */
function trimmed(fields: object): Record<string, unknown> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(
    given.map(([name, value]) => [
      name,
      typeof value === 'string' ? value.trim() || null : (value as unknown),
    ]),
  )
}

/** The columns in which these fields are stored. */
export const columnsOf = <Row extends StoredRecord, Fields extends object>(
  { columns }: Definition<Row, Fields>,
  fields: Fields,
) => trimmed(columns ? columns(fields) : fields)

/** The input as the audit compares it with the stored record. */
const auditedOf = <Row extends StoredRecord, Fields extends object>(
  record: Definition<Row, Fields>,
  fields: Fields,
) => (record.audited ? trimmed(record.audited(fields)) : columnsOf(record, fields)) as AuditValues

function storedValues<Row extends StoredRecord, Fields extends object>(
  { audited, auditedRow }: Definition<Row, Fields>,
  row: Row,
): AuditValues {
  if (auditedRow) return auditedRow(row)
  return audited ? audited(row as unknown as Fields) : (row as unknown as AuditValues)
}

/** What a save of these fields would change. */
export function changesOf<Row extends StoredRecord, Fields extends object>(
  record: Definition<Row, Fields>,
  before: Row | null,
  fields: Fields,
): Change[] {
  return changesBetween(before === null ? {} : storedValues(record, before), auditedOf(record, fields))
}

/** Locks a record for the rest of the transaction, without a visibility check; 404 where it is missing. */
export async function lockRow<Row extends StoredRecord, Fields extends object>(
  trx: RecordCall['trx'],
  record: Definition<Row, Fields>,
  id: Row['id'],
  isDeleting = false,
): Promise<Row> {
  const rows = trx(record.table).where({ id, ...record.scope })
  // A deletion also has to wait for transactions that are just about to refer to the row.
  const locked = isDeleting ? rows.forUpdate() : rows.forNoKeyUpdate()
  const row = (await locked.first()) as Row | undefined
  if (!row) throw notFound()
  if (isDeleting) await waitForReferrers(trx, record.subject, id)
  return { ...row, ...(await record.parts?.read(trx, id)) }
}

export interface SeenRecord<Row extends StoredRecord> {
  id: Row['id']
  /** The version that the caller saw. */
  version?: number | undefined
}

/**
 * Locks a record that the actor may see (else 404), at the version that the caller saw: another version is refused with
 * the present record.
 */
export async function lockSeenRecord<Row extends StoredRecord, Fields extends object>(
  call: RecordCall,
  record: Definition<Row, Fields>,
  { id, version }: SeenRecord<Row>,
  isDeleting = false,
): Promise<Row> {
  const { trx, actor } = call
  const row = await lockRow(trx, record, id, isDeleting)
  if (record.isVisible && !(await record.isVisible(trx, id, actor))) throw unseen()
  await refuseStale(row, version, () => record.read(trx, id, call))
  return row
}

async function refuseWrongFields<Row extends StoredRecord, Fields extends object>(
  call: RecordCall,
  record: Definition<Row, Fields>,
  input: RecordInput<Row, Fields>,
): Promise<void> {
  const errors = {
    ...(await referenceErrors(call, record.references ?? {}, input)),
    ...(await closedDayErrors(call.trx, record, input)),
    ...(await record.check?.(call, input)),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

async function withParts<Row extends StoredRecord, Fields extends object>(
  { trx }: RecordCall,
  { parts }: Definition<Row, Fields>,
  { row, fields }: { row: Row; fields: Fields },
): Promise<Row> {
  if (!parts) return row
  await parts.write(trx, row.id, fields)
  return { ...row, ...(await parts.read(trx, row.id)) }
}

export interface Creating<Fields> {
  fields: Fields
  /** Columns that the caller does not set; not audited. */
  set?: object
}

/** Creates a record, with its audit entry and event. Refuses wrong fields by name. */
export async function createRecord<Row extends StoredRecord, Fields extends object>(
  call: RecordCall,
  record: Definition<Row, Fields>,
  { fields, set }: Creating<Fields>,
): Promise<Row> {
  await refuseWrongFields(call, record, { before: null, fields })
  const { at, by_name } = call.audit
  const stamp = { updated_by: by_name, created_at: at, updated_at: at }
  const columns = { ...record.initial?.(call.trx), ...columnsOf(record, fields), ...set, ...stamp }
  const insert = call.trx(record.table).insert(columns)
  const [row] = (await withConstraintErrors(record, insert.returning('*'))) as Row[]
  if (!row) throw new Error(`${record.subject}: the row was not inserted`)
  const whole = await withParts(call, record, { row, fields })
  await recordSaved(call, record, 'created', {
    row: whole,
    changes: changesOf(record, null, fields),
  })
  return whole
}

/** Who changes a stored record, and its next version. */
export const stampOf = ({ audit: { at, by_name } }: RecordCall, { version }: StoredRecord) => ({
  version: version + 1,
  updated_by: by_name,
  updated_at: at,
})

interface Changing<Row extends StoredRecord, Fields> extends Creating<Fields>, SeenRecord<Row> {
  /** Fields outside of the record's columns that change too: the audit names them without their values. */
  secrets?: readonly string[]
  /** The act of the audit entry, if it is more specific than 'changed'. */
  act?: AuditFact['act']
  /** What happened, in the type of its event, if it is more specific than 'changed'. */
  event?: string
}

export interface ChangedRecord<Row> {
  before: Row
  row: Row
  changes: readonly Change[]
}

/**
 * Changes a record; omitted fields are unchanged. Without a difference nothing is written: no new version, no
 * audit entry, no event.
 */
export async function changeRecord<Row extends StoredRecord, Fields extends object>(
  call: RecordCall,
  record: Definition<Row, Fields>,
  { id, version, fields, set, secrets = [], act, event }: Changing<Row, Fields>,
): Promise<ChangedRecord<Row>> {
  const before = await lockSeenRecord(call, record, { id, version })
  await refuseWrongFields(call, record, { before, fields })
  const changes = [
    ...changesOf(record, before, fields),
    ...secrets.map((field) => ({ field, from: null, to: null })),
  ]
  if (changes.length === 0) return { before, row: before, changes }
  const update = call
    .trx(record.table)
    .where({ id })
    .update({ ...columnsOf(record, fields), ...set, ...stampOf(call, before) })
  const [row] = (await withConstraintErrors(record, update.returning('*'))) as Row[]
  if (!row) throw new Error(`${record.subject}: the row was not updated`)
  const whole = await withParts(call, record, { row, fields })
  await recordSaved(call, record, 'changed', { row: whole, changes, act, event })
  return { before, row: whole, changes }
}
