import type { AuditEntry } from '@deportivo/contracts/admin/audit'
import { writeAudit } from '@deportivo/platform/audit/write-audit'
import { afterCommit } from '@deportivo/platform/db/after-commit'
import type { RecordCall } from '@deportivo/platform/records/record-call'

/** Audits a change of a user besides their fields, and makes every process reload their sessions. */
export async function auditUser(
  { trx, audit, deps }: Pick<RecordCall, 'trx' | 'audit' | 'deps'>,
  { id, name }: { id: number; name: string },
  act: AuditEntry['act'],
): Promise<void> {
  await writeAudit(trx, audit, { act, subject: 'user', subject_id: String(id), subject_name: name })
  afterCommit(trx, () => deps.wake.notify('sessions'))
}
