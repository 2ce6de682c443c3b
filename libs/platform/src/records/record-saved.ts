import type { Change } from '../audit/changes.ts'
import { auditMeta, writeAudits, type AuditFact } from '../audit/write-audit.ts'
import { append } from '../events/outbox/append.ts'
import { namedChanges, type Reference } from './references.ts'
import type { RecordDefinition, StoredRecord } from './record.ts'
import type { RecordCall } from './record-call.ts'

type Definition<Row extends StoredRecord> = Pick<
  RecordDefinition<Row, never, object>,
  'subject' | 'nameOf' | 'event'
> & { references?: Readonly<Record<string, Reference | undefined>> | undefined }

interface Saved<Row> {
  row: Row
  /** The act of the audit entry, if it is more specific than the save of a record. */
  act?: AuditFact['act'] | undefined
  /** What happened, in the type of its event, if it is more specific. */
  event?: string | undefined
  changes?: readonly Change[]
}

/** Writes the audit entries of records that were saved or deleted, and appends their events, in their order. */
export async function recordsSaved<Row extends StoredRecord>(
  { trx, audit }: Pick<RecordCall, 'trx' | 'audit'>,
  { subject, nameOf, references = {}, event }: Definition<Row>,
  what: 'created' | 'changed' | 'deleted',
  saved: readonly Saved<Row>[],
): Promise<void> {
  const all = saved.flatMap(({ changes = [] }) => changes)
  const named = [...(await namedChanges(trx, references, all))]
  const facts = saved.map(({ row, act = what, changes = [] }) => ({
    act,
    subject,
    subject_id: String(row.id),
    subject_name: nameOf(row),
    changes: named.splice(0, changes.length),
  }))
  await writeAudits(trx, audit, facts)
  if (!event) return
  for (const { row, changes = [], event: happened = what } of saved)
    append(trx, {
      aggregate_type: event.family,
      aggregate_id: event.idOf?.(row) ?? row.id,
      aggregate_version: row.version,
      type: `${event.family}.${happened}`,
      payload: { changed: changes.map(({ field }) => field), record: await event.recordOf(row, trx) },
      meta: auditMeta(audit),
      occurred_at: audit.at,
    })
}

/** Writes the audit entry of a record that was saved or deleted, and appends its event. */
export const recordSaved = <Row extends StoredRecord>(
  call: Pick<RecordCall, 'trx' | 'audit'>,
  record: Definition<Row>,
  what: 'created' | 'changed' | 'deleted',
  saved: Saved<Row>,
): Promise<void> => recordsSaved(call, record, what, [saved])
