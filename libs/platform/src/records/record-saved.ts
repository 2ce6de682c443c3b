import type { Change } from '../audit/changes.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { append } from '../events/outbox/append.ts'
import type { RecordDefinition, StoredRecord } from './record.ts'
import type { RecordCall } from './record-call.ts'

type Definition<Row extends StoredRecord> = Pick<
  RecordDefinition<Row, never, object>,
  'subject' | 'nameOf' | 'event'
>

interface Saved<Row> {
  row: Row
  changes?: readonly Change[]
}

/** Writes the audit entry of a record that was saved or deleted, and appends its event. */
export async function recordSaved<Row extends StoredRecord>(
  { trx, audit }: RecordCall,
  { subject, nameOf, event }: Definition<Row>,
  what: 'created' | 'changed' | 'deleted',
  { row, changes = [] }: Saved<Row>,
): Promise<void> {
  await writeAudit(trx, audit, {
    act: what,
    subject,
    subject_id: String(row.id),
    subject_name: nameOf(row),
    changes,
  })
  if (!event) return
  await append(trx, {
    aggregate_type: subject,
    aggregate_id: row.id,
    aggregate_version: what === 'deleted' ? row.version + 1 : row.version,
    type: `${subject}.${what}`,
    payload: event(row),
    meta: {
      actor_id: audit.by_id,
      actor_name: audit.by_name,
      profile_id: audit.by_profile,
      request_id: audit.request_id,
    },
    occurred_at: audit.at,
  })
}
